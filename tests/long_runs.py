"""Random play of whole games, for tests that every game ends by a rule and without an error."""

from __future__ import annotations

from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

LONGEST = 20_000
"""A game with more decisions counts as endless; the longest known to end by itself takes about a thousand."""


def played_out(game: Game, players: int, seed: int) -> State:
    """Play a game of random choices to its end.

    Raises:
        AssertionError: when it doesn't end.
    """
    dice = Dice(seed)
    return random_choices(game, [game.random_deck(dice) for _ in range(players)], seed, dice)


def random_choices(game: Game, decks: list[list[str]], seed: int, dice: Dice | None = None) -> State:
    """The same with these decks."""
    dice = dice or Dice(seed)
    state = game.new_state(decks, seed)
    for _ in range(LONGEST):
        if state.is_terminal():
            return state
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    raise AssertionError(f"the game of seed {seed} for {len(decks)} does not end")


def check_games(game: Game, players: int, seeds: range, most_winners: int = 1) -> None:
    """Play a game for each seed; each ends with a result for everyone, and with at most this many winners."""
    for seed in seeds:
        try:
            state = played_out(game, players, seed)
        except Exception as fault:
            raise AssertionError(f"the game of seed {seed} for {players} players broke") from fault
        results = state.returns()
        assert len(results) == players
        assert sum(result == 1.0 for result in results) <= most_winners
        assert 1.0 in results or 0.0 in results, f"nobody wins or draws the game of seed {seed}"
