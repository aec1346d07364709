"""What is announced in the hall, and changed before round 1: what the name does not say its type brings along."""

from __future__ import annotations

import pytest

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Entered, Format
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.server.events.planning import changed, planned, read_name
from spellhall.server.events.shapes import EventToAnnounce, NameToRead, PlanChange
from spellhall.tournaments.commands.announcing import announce, verdict
from spellhall.tournaments.plan import Knockout

ALONE, TEAMS = "SPELLFIRE: Championship - Standard [55]", "SPELLFIRE: Team Spirit - Standard [55]"
SEED = 7


@pytest.mark.parametrize(("name", "team"), [(ALONE, 1), (TEAMS, 2), ("Spellslinger: Constructed (Alliance)", 2)])
def test_an_entrant_is_as_many_people_as_the_type_wants(name: str, team: int) -> None:
    plan, book = planned(EventToAnnounce(name=name, reporting="staff"), SEED)
    assert plan.team == team and verdict(plan, book).faults == []
    assert announce(plan, book, SEED)
    assert read_name(NameToRead(name=name)).faults == []


def test_another_type_has_entrants_of_its_own() -> None:
    plan, book = planned(EventToAnnounce(name=ALONE, reporting="staff"), SEED)
    teams = changed(plan, PlanChange(n=0, name=TEAMS), book)
    assert teams.team == 2 and verdict(teams, book).faults == []
    assert changed(teams, PlanChange(n=0, name=ALONE), book).team == 1


@pytest.mark.parametrize("game", game_names())
def test_what_is_announced_for_tables_of_the_hall_has_decks_that_can_be_registered(game: str) -> None:
    book = make_game(game).tournament_book()
    refused = []
    for kind, info in book.types.items():
        victory, size = next(iter(book.victories), ""), min(book.sizes, default=0)
        name = book.write(Format(kind, "9" if info.parameter else "", victory=victory, size=size))
        try:
            plan, _ = planned(EventToAnnounce(name=name), SEED)
        except UsageError:
            refused.append(kind)
            continue
        handed_out = bool(book.product(plan.format, SEED))
        assert handed_out or not book.deck_faults(plan.format, Entered(book.random_deck(plan.format, SEED))), kind
    assert refused == {"spellfire": ["Team Spirit"], "spellslinger": ["Draft"]}.get(game, [])


def test_a_setting_is_one_of_the_usual_structure() -> None:
    order = EventToAnnounce(name="Spell Chain: Duel", settings={"best_of": "1"})
    assert planned(order, SEED)[0].structure == Knockout(best_of=1)
    read = read_name(NameToRead(name="Spell Chain: Duel", settings={"best_of": "1"}, entrants=12))
    assert read.structure == "knockout" and read.forecast is not None and read.forecast.tables == 11


@pytest.mark.parametrize("setting", ["rounds", "cut", "seats", "best_of"])
def test_a_name_with_numbers_beyond_all_bounds_has_no_forecast(setting: str) -> None:
    order = NameToRead(name=ALONE, structure="swiss", settings={setting: "99999999"}, entrants=9)
    try:
        read = read_name(order)
    except UsageError as error:
        assert setting in ("seats", "best_of") and "99999999" in str(error)
    else:
        assert read.faults and read.forecast is None
