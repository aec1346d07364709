"""How many people an entrant is: as many as the type wants, and no type is announced for others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.plan import Plan, Swiss, seats_of
from spellhall.tournaments.plan_from_text import usual_structure
from spellhall.tournaments.seeds import print_of

BOOKS = {game: make_game(game).tournament_book() for game in game_names()}
FORMATS = [
    (game, kind, variants)
    for game, book in BOOKS.items()
    for kind in book.types
    for variants in ((), *((variant,) for variant in book.variants))
]


def plan_of(game: str, kind: str, variants: tuple[str, ...] = (), team: int = 0) -> Plan:
    book = BOOKS[game]
    digit = "9" if book.types[kind].parameter else ""
    format = Format(kind, digit, variants, next(iter(book.victories), ""), min(book.sizes, default=0))
    structure = usual_structure(book, format)
    plan = Plan(game=game, title="", format=format, structure=structure, seed_print=print_of(7), team=team)
    return announcing.furnished(plan, book)


@pytest.mark.parametrize(("game", "kind", "variants"), FORMATS)
def test_every_type_is_announced_for_the_seats_that_it_wants_and_for_no_others(game, kind, variants):
    book, plan = BOOKS[game], plan_of(game, kind, variants)
    if faults := book.check(plan.format).faults:
        assert announcing.verdict(plan, book).faults == faults
        return
    wanted = max([book.types[kind].seats, *(book.variants[variant].seats for variant in variants)])
    assert seats_of(plan.structure) * plan.team == wanted
    assert announcing.verdict(plan, book).faults == []
    for other in {1, 2, 3, 4} - {plan.team}:
        (fault,) = announcing.verdict(replace(plan, team=other), book).faults
        assert "an entrant is" in fault and fault.endswith(")")


@pytest.mark.rule("SFT-TEA-01", "SFT-TEA-15")
def test_lone_players_are_not_seated_at_a_team_spirit() -> None:
    book, plan = BOOKS["spellfire"], plan_of("spellfire", "Team Spirit")
    assert plan.team == 2
    with pytest.raises(
        UsageError, match=r"^Team Spirit is played by teams of two; an entrant is two people, not one \("
    ):
        announcing.announce(replace(plan, team=1), book, 7)
    with pytest.raises(
        UsageError, match=r"^at a table of Team Spirit sit six, three teams of two, not 4 \(SFT-TEA-01\)$"
    ):
        announcing.announce(replace(plan, structure=Swiss(seats=2)), book, 7)
    announcing.announce(plan, book, 7)


def test_who_plays_by_rules_of_his_own_says_himself_how_many_an_entrant_is() -> None:
    own = Format("Mirror Match", size=55, custom_rules="Two share a deck.")
    plan = replace(plan_of("spellfire", "Championship"), format=own)
    for team in (1, 2, 3):
        announcing.announce(replace(plan, team=team), BOOKS["spellfire"], 7)
