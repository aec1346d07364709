"""Rules of events for which game and organiser work together: packs opened late, lots anew, tables of teams."""

from __future__ import annotations

import pytest
from tournaments import evenings
from tournaments.evenings import Evening, plan_for

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format, TableFacts
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import decks

BOOK = spellhall.game("spellfire").tournament_book()
STRATEGY = Format("Master’s Strategy", victory="Standard", size=55)


@pytest.fixture
def strategy(monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Nine people in a Master's Strategy: each has their packs, the deck is registered, and round 1 is drawn."""
    monkeypatch.setattr(evenings, "BOOK", BOOK)
    evening = Evening(9, plan=plan_for(format=STRATEGY, game="spellfire"))
    for number in range(1, 10):
        seed = seeds.product_seed(evening.event.seed, number)
        packs = BOOK.product(STRATEGY, seed)
        evening.do(decks.issue(evening.event, number, packs, seed))
        evening.do(decks.register(evening.event, number, packs[:55], packs[55:], BOOK))
    evening.draw()
    return evening


@pytest.mark.rule("SFT-MST-02", "SFT-MST-03", "SFT-MST-04", "SFT-MST-05", "SFT-SEA-01")
def test_boosters_are_opened_after_the_first_game_and_not_before(strategy: Evening) -> None:
    event = strategy.event
    who, *_ = event.table(1).entrants
    pool = event.entrant(who).pool
    assert pool is not None
    deck, booster = list(pool[:55]), list(pool[55:])
    with pytest.raises(UsageError, match="already has sealed cards"):
        decks.issue(event, who, pool)
    with pytest.raises(
        UsageError, match=r"the extra cards of a sealed deck stay closed until the first game is over \(SFT-MST-02\)"
    ):
        decks.swap(event, who, event.table(1), deck[:3], booster[:3], BOOK)
    strategy.report(1, 6, 4, 4)
    with pytest.raises(UsageError, match="one for one, not 3 for 2"):
        decks.swap(event, who, event.table(1), deck[:3], booster[:2], BOOK)
    strategy.do(decks.swap(event, who, event.table(1), deck[:3], booster[:3], BOOK))
    now, beside = decks.played(event, who, event.table(1))
    assert sorted(now) == sorted([*deck[3:], *booster[:3]])
    assert sorted(beside) == sorted([*booster[3:], *deck[:3]])
    with pytest.raises(UsageError, match="isn't in the sideboard"):
        decks.swap(event, who, event.table(1), deck[3:4], booster[:1], BOOK)
    other = event.table(1).entrants[1]
    assert sorted(decks.played(event, other, event.table(1))[0]) == sorted(event.entrant(other).pool[:55])  # type: ignore[index]


@pytest.mark.rule("SFT-BRK-22")
def test_who_begins_is_drawn_for_every_game_anew() -> None:
    format = Format("Championship", size=55)
    game = spellhall.game("spellfire", **BOOK.options(format, TableFacts(3)))
    table = [BOOK.random_deck(format, seed) for seed in range(3)]
    first = [game.new_state(table, seed).regs[tb.STARTER] for seed in range(24)]
    assert set(first) == {0, 1, 2}, "the lot falls on every seat"
    assert first == [game.new_state(table, seed).regs[tb.STARTER] for seed in range(24)], "and follows the seed"
    of_match = [seeds.game_seed(7, 1, 1, number) for number in range(1, 6)]
    assert len(set(of_match)) == 5, "each game of a match has a seed of its own"


@pytest.mark.rule("SFT-TEA-16", "AMB-T20")
def test_tables_of_four_teams_are_not_made() -> None:
    evening = Evening(0, plan=plan_for(team=2))
    for number in range(4):
        evening.enter(f"A{number}", f"B{number}")
    with pytest.raises(UsageError, match=r"three teams sit at a table, and 4 isn't a multiple of three \(SFT-TEA-16\)"):
        evening.draw()
    for number in range(4, 6):
        evening.enter(f"A{number}", f"B{number}")
    assert sorted(len(table) for table in evening.draw()) == [3, 3]
    with pytest.raises(UsageError, match="three teams of two, not 8"):
        BOOK.options(Format("Team Spirit", size=55), TableFacts(8))
