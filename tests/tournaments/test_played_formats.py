"""Each type and each variant of Spellfire's tournaments is played by the options it means, with decks it allows."""

from __future__ import annotations

from typing import Any

import pytest
from long_runs import LONGEST

import spellhall
from spellhall.games.spellfire.rules.turn.victory import SCORED
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import check_contract
from spellhall.kernel.events import Ended
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts
from spellhall.kernel.state import State

BOOK = spellhall.game("spellfire").tournament_book()
FORMATS = [
    *(Format(kind, "9" if info.parameter else "", size=55) for kind, info in BOOK.types.items()),
    *(Format("Championship", variants=(variant,), size=55) for variant in BOOK.variants),
    *(Format("Championship", victory=victory, size=55) for victory in BOOK.victories[1:]),
    Format("The Grind", size=75),
    Format("Wizard’s Challenge", size=110),
    Format("King’s Decree", variants=tuple(BOOK.variants)[:-1], victory="Barbaric", size=55),
]
EVERY = pytest.mark.parametrize("format", FORMATS, ids=BOOK.write)
GAMES = 200


def begun(format: Format, seed: int, **more: str) -> tuple[Any, list[list[str]]]:
    """A game of a format, and legal decks of it for a table; who sits first has brought a melon."""
    seats = BOOK.types[format.type].seats
    decks = []
    for seat in range(seats):
        pool = BOOK.product(format, seed * 10 + seat) or None
        deck = pool[:55] if pool else BOOK.random_deck(format, seed * 10 + seat)
        assert BOOK.deck_faults(format, Entered(deck, pool=pool)) == []
        decks.append(deck)
    return spellhall.game("spellfire", **(BOOK.options(format, TableFacts(seats, (0,))) | more)), decks


def played(format: Format, seed: int) -> State:
    """The end of a game of random choices, with time called after many turns: else it need never end (CON-03)."""
    game, decks = begun(format, seed, turn_cap="400")
    state: State = game.new_state(decks, seed)
    dice = Dice(seed)
    for _ in range(LONGEST):
        if state.is_terminal():
            return state
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    raise AssertionError(f"the game of seed {seed} does not end")


def how_it_ended(state: State) -> int:
    """Which of the ways to end a game it was."""
    assert state.record is not None
    return next(entry.event.why for entry in reversed(state.record.entries) if isinstance(entry.event, Ended))


@EVERY
def test_a_game_of_each_format_keeps_the_contract(format: Format) -> None:
    game, decks = begun(format, 3, turn_cap="12")
    assert check_contract(game, decks, 3, every=20) > 30


@pytest.mark.slow
@EVERY
def test_games_of_each_format_end_as_a_report_of_them_may_say(format: Format) -> None:
    team = format.type == "Team Spirit"
    for seed in range(GAMES):
        state = played(format, seed)
        results = state.returns()
        tallies = BOOK.tally(state)
        if team:
            tallies = [{name: tallies[i][name] + tallies[i + 3][name] for name in tallies[i]} for i in range(3)]
        winners = sorted({seat % 3 if team else seat for seat, result in enumerate(results) if result == 1.0})
        end = "time" if how_it_ended(state) == SCORED else "victory"
        assert len(winners) == 1 or (not winners and end == "time"), seed
        report = {"winner": winners[0] if winners else None, "end": end, "tallies": tallies}
        assert BOOK.report_faults(format, report) == [], seed
