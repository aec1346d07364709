"""Solitaire with random decks and variations: every game ends by a rule, with a score, and nothing gets stuck."""

from __future__ import annotations

from typing import Any

import pytest
from long_runs import played_out

import spellhall
from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.solitaire.ending import MOST_REFILLS
from spellhall.games.spellfire.solitaire.table import PLAYER, REFILLS
from spellhall.kernel.chance import Dice

VARIED: dict[str, tuple[str, ...]] = {
    "preset": ("rulebook", "tournament"),
    "solitaire": ("one-deck", "one-deck", "one-deck", "two-deck"),
    "opponent": ("mechanical", "mechanical", "mechanical", "brilliant"),
    "razed_realms": ("off", "on"),
    "play_out": ("off", "on"),
    "opponent_hand": ("hidden", "open"),
    "regained_realms": ("any", "exposed"),
    "spoils_for_regaining": ("on", "off"),
    "certain_defeat": ("levels", "automatic"),
    "equal_windows": ("off", "off", "on"),
}


def form_by_lot(dice: Dice) -> Spellfire:
    """A game for one with all variations at random, but for those that would change nothing in it."""
    given = {name: values[dice.below(len(values))] for name, values in VARIED.items()}
    game: Any = spellhall.game("spellfire", Spellfire.terms.meant_by(given))
    return game


def check_games_for_one(seeds: range) -> None:
    """Play games; only the person is asked, cards are conserved, and each game has a result."""
    for seed in seeds:
        game = form_by_lot(Dice(seed))
        try:
            state = played_out(game, game.decks, seed)
        except Exception as fault:
            raise AssertionError(f"the game of seed {seed} broke: {dict(game.options)}") from fault
        assert state.record is not None and set(state.record.seats) == {PLAYER}
        score = game.score(state)
        if game.decks == 1:
            assert score is not None and 0 <= score <= 6 and game.band(score)
            assert not state.pile(2, 1), "his formation is empty again"
            assert state.regs[REFILLS] <= MOST_REFILLS + 5
            assert (state.returns()[0] == 1.0) == (score == 6) and state.returns()[1] <= 0
        else:
            assert score is None and sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("first", range(0, 48, 12))
def test_games_for_one_end_by_a_rule(first: int) -> None:
    check_games_for_one(range(first, first + 12))


@pytest.mark.parametrize("seed", [847])
def test_games_that_broke_once_end_now(seed: int) -> None:
    """847: a question of yes or no that saves a champion was told as if it were about a card."""
    check_games_for_one(range(seed, seed + 1))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 10_000, 500))
def test_ten_thousand_games_for_one_end_by_a_rule(first: int) -> None:
    check_games_for_one(range(first, first + 500))
