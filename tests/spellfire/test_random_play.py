"""Random play with random legal decks over all cards: every game ends by a rule, without an error."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

LONGEST = 20_000
"""Decisions after which a game counts as endless; the longest known to end by itself takes about a thousand."""
SEEDS_PER_TEST = 500
FIRST_SEEDS = range(0, 10_000, SEEDS_PER_TEST)


def played_out(game: Game, players: int, seed: int) -> State:
    """The end of one game of random choices.

    Raises:
        AssertionError: when it goes on and on.
    """
    dice = Dice(seed)
    state = game.new_state([game.random_deck(dice) for _ in range(players)], seed)
    for _ in range(LONGEST):
        if state.is_terminal():
            return state
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    raise AssertionError(f"the game of seed {seed} for {players} does not end")


def check_games(game: Game, players: int, seeds: range) -> None:
    """Play a game for each seed; each ends with a result for everyone."""
    for seed in seeds:
        try:
            state = played_out(game, players, seed)
        except Exception as fault:
            raise AssertionError(f"the game of seed {seed} for {players} players broke") from fault
        results = state.returns()
        assert sum(result == 1.0 for result in results) <= 1 and len(results) == players
        assert 1.0 in results or 0.0 in results, f"nobody wins or draws the game of seed {seed}"


@pytest.mark.parametrize(
    ("preset", "players", "games"),
    [
        ("rulebook", 2, 30),
        ("tournament", 2, 14),
        ("rulebook", 3, 6),
        ("tournament", 3, 4),
        ("rulebook", 4, 4),
        ("rulebook", 6, 2),
    ],
)
def test_random_games_end_by_a_rule(preset: str, players: int, games: int) -> None:
    check_games(spellhall.game("spellfire", preset=preset), players, range(games))


@pytest.mark.slow
@pytest.mark.parametrize("first", FIRST_SEEDS)
def test_ten_thousand_random_games_end_by_a_rule(first: int) -> None:
    check_games(spellhall.game("spellfire"), 2, range(first, first + SEEDS_PER_TEST))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 500, 100))
@pytest.mark.parametrize("players", [3, 4])
def test_five_hundred_random_games_of_more_players_end_by_a_rule(players: int, first: int) -> None:
    check_games(spellhall.game("spellfire"), players, range(first, first + 100))
