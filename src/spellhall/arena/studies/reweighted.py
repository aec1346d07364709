"""The club player with other weights: plays like ``club``, but evaluates positions by the weights in a file.

So two sets of weights can meet in mirrored games, as any two agents do.
"""

from __future__ import annotations

from functools import lru_cache

from spellhall.agents import Greedy
from spellhall.arena.brought_files import held_by, is_file
from spellhall.arena.studies.card_trial import copy_of
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.weights import Weights, parsed
from spellhall.kernel.state import State


class Reweighed:
    """Deterministic from its seed."""

    def __init__(self, path: str, seed: int) -> None:
        self.path = path
        self.greedy = Greedy(seed)

    def act(self, state: State) -> int:
        """What the club player would do if the game had these weights."""
        twin = state.clone()
        twin.continue_in(judged_by(state.game, self.path))
        twin.presence += 1  # what is cached about positions was computed with the game's own weights
        return self.greedy.act(twin)


@lru_cache(maxsize=16)
def judged_by(game: Game, path: str) -> Game:
    """A game that differs only in its weights: those in a file.

    Raises:
        UsageError: when the file holds none for this game, or its evaluation has none.
    """
    try:
        text = held_by(path)
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror or error}") from None
    return with_weights(game, parsed(text, type(weights_of(game).values), path))


def with_weights(game: Game, weights: Weights) -> Game:
    """A game that differs only in its weights."""
    twin = copy_of(game)
    twin.weights = weights
    return twin


def weights_of(game: Game) -> Weights:
    """The weights of a game.

    Raises:
        UsageError: when its evaluation has none.
    """
    if not game.weights.values:
        raise UsageError(f"the judgement of {game.name} has no weights that could be others")
    return game.weights


def check(path: str) -> None:
    """Check that there is such a file.

    Raises:
        UsageError: when there is none.
    """
    if not is_file(path):
        raise UsageError(f"there is no file {path!r} with weights")
