"""What Spellslinger says to the one who runs tournaments of it (section TO)."""

from __future__ import annotations

from typing import Any

import pytest
from tournaments import evenings
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.games.spellslinger.facts import COMMON_TERRAINS
from spellhall.games.spellslinger.table import FIRST_BLOOD, LIFE
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts
from spellhall.tournaments.commands import decks
from spellhall.tournaments.plan import Knockout

GAME = spellhall.game("spellslinger")
BOOK = GAME.tournament_book()
TWO, FOUR = TableFacts(2), TableFacts(4)
SEALED = Format("Sealed")
POOL = BOOK.product(SEALED, 3)


@pytest.mark.rule("SS-TO-12")
def test_events_are_off_the_top_constructed_sealed_or_drafts() -> None:
    assert sorted(BOOK.types) == ["Constructed", "Draft", "Off the Top", "Sealed"]
    presets = {name: BOOK.options(Format(name), TWO) for name in BOOK.types}
    assert presets == {
        "Constructed": {"preset": "rulebook"},
        "Off the Top": {"preset": "off-the-top"},
        "Sealed": {"preset": "limited"},
        "Draft": {"preset": "limited"},
    }
    for kind, options in presets.items():
        assert spellhall.game("spellslinger", **options).options["preset"] == options["preset"], kind
    with pytest.raises(UsageError, match="'Conscripted' isn't a type of event; did you mean Constructed"):
        BOOK.options(Format("Conscripted"), TWO)


@pytest.mark.rule("SS-TO-01", "SS-TO-04")
def test_a_round_may_last_fifty_minutes_and_an_event_takes_six_people() -> None:
    assert {(info.minutes, info.least, info.structure) for info in BOOK.types.values()} == {(50, 6, "knockout")}


@pytest.mark.rule("SS-TO-10")
@pytest.mark.parametrize(("variant", "teams"), [("Alliance", "alliance"), ("as one", "as-one")])
def test_four_may_play_as_two_teams_of_two(variant: str, teams: str) -> None:
    options = BOOK.options(Format("Constructed", variants=(variant,)), FOUR)
    assert options == {"preset": "rulebook", "teams": teams, "team_size": "2"}
    spellhall.game("spellslinger", **options).check_seats(4)
    with pytest.raises(UsageError, match="SS-TM-01"):
        BOOK.options(Format("Constructed", variants=(variant,)), TWO)
    (fault,) = BOOK.check(Format("Constructed", variants=("As One", "Alliance"))).faults
    assert "not both" in fault


@pytest.mark.parametrize("kind", ["Constructed", "Off the Top", "Sealed", "Draft"])
@pytest.mark.parametrize("seed", range(3))
def test_decks_by_lot_are_legal_and_play(kind: str, seed: int) -> None:
    format = Format(kind)
    pool = BOOK.product(format, seed)
    deck = BOOK.random_deck(format, seed)
    assert BOOK.random_deck(format, seed) == deck
    limited = kind in ("Sealed", "Draft")
    assert BOOK.deck_faults(format, Entered(deck, pool=deck if limited else None)) == []
    assert bool(pool) is (kind == "Sealed") and (len(pool) == 90) is (kind == "Sealed")
    assert set(deck) <= set(BOOK.legal_cards(format))
    game = spellhall.game("spellslinger", **BOOK.options(format, TWO))
    assert not game.new_state([deck, deck], seed).is_terminal()


def test_a_sealed_deck_comes_from_its_pool_and_so_does_what_lies_beside_it() -> None:
    deck = [*POOL[:23], *[next(iter(COMMON_TERRAINS)).lower()] * 17]
    assert BOOK.deck_faults(SEALED, Entered(deck, POOL[40:50], POOL)) == []
    foreign = next(key for key in BOOK.legal_cards(SEALED) if key not in POOL and not _terrain(key))
    assert "your pool has 0 (SS-DK-08)" in BOOK.deck_faults(SEALED, Entered([*deck, foreign], pool=POOL))[0]
    assert "your pool has 0 (SS-DK-08)" in BOOK.deck_faults(SEALED, Entered(deck, [foreign], POOL))[0]
    assert "39 cards" in "; ".join(BOOK.deck_faults(SEALED, Entered(deck[:39], pool=POOL)))
    assert "nothing lies beside a deck" in "; ".join(
        BOOK.deck_faults(Format("Constructed"), Entered(BOOK.random_deck(Format("Constructed"), 1), [foreign]))
    )
    assert "you don't bring a deck" in BOOK.deck_faults(Format("Off the Top"), Entered(deck))[0]


@pytest.mark.rule("SS-TO-12")
def test_sealed_cards_are_handed_out_and_the_deck_is_made_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "BOOK", BOOK)
    evening = evenings.Evening(6, plan=evenings.plan_for(structure=Knockout(), format=SEALED, game="spellslinger"))
    event = evening.event
    evening.do(decks.hand_out(event, 1, BOOK))
    pool = event.entrant(1).pool
    assert pool is not None and len(pool) == 90 and decks.registered(event, 1) == ((), ())
    deck = [*pool[:23], *[next(iter(COMMON_TERRAINS)).lower()] * 17]
    foreign = next(key for key in BOOK.legal_cards(SEALED) if key not in pool and not _terrain(key))
    with pytest.raises(DeckError, match="SS-DK-08"):
        decks.register(event, 1, [*deck, foreign], pool[23:], BOOK)
    evening.do(decks.register(event, 1, deck, pool[23:], BOOK))
    assert decks.registered(event, 1)[0] == tuple(deck)


def _terrain(key: str) -> bool:
    definition: Any = GAME.catalogue[GAME.faces[key]]
    return bool(definition.common_terrain)


@pytest.mark.rule("SS-TO-05", "SS-TO-06")
def test_life_and_who_dealt_damage_first_are_counted_for_every_seat() -> None:
    game: Any = GAME
    state = game.empty_table(3, 1)
    game.prepare(state)
    state.seat_data[LIFE][1] = 7
    state.seat_data[LIFE][2] = -2
    state.regs[FIRST_BLOOD] = 2
    assert BOOK.tally(state) == [{"life": 20, "first": 0}, {"life": 7, "first": 1}, {"life": 0, "first": 0}]
    assert [fact.name for fact in BOOK.facts] == ["life", "first"]


@pytest.mark.rule("SS-TO-05", "SS-TO-06")
@pytest.mark.parametrize(
    ("life", "winner", "end", "told"),
    [
        ((5, 9), 1, "time", ""),
        ((5, 9), 0, "time", "on time most wins (SS-TO-05)"),
        ((5, 9), 0, "conceded", ""),
        ((7, 7), 0, "time", ""),
    ],
)
def test_on_time_most_life_wins(life: tuple[int, int], winner: int, end: str, told: str) -> None:
    report = {"winner": winner, "end": end, "tallies": [{"life": count} for count in life]}
    found = BOOK.report_faults(Format("Draft"), report)
    assert bool(found) is bool(told) and told in "; ".join(found)
    both = {"winner": 0, "end": "time", "tallies": [{"first": 1}, {"first": 1}]}
    assert "no two (SS-TO-06)" in BOOK.report_faults(Format("Draft"), both)[0]


def test_names_are_read_at_the_command_line() -> None:
    told = CliRunner().invoke(app, ["event", "name", "spellslinger friday night draft (alliance)"])
    assert told.exit_code == 0, told.output
    assert told.stdout.splitlines() == [
        "Spellslinger: friday night Draft (Alliance)",
        "preset = limited",
        "teams = alliance",
        "team_size = 2",
    ]
