"""Random positions of a game: each with nothing pending is equally likely. For weights and networks that learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

T = TypeVar("T")


class SampledPositions(Generic[T]):
    """Keeps what is taken of random positions.

    Args:
        most: how many are kept.
        dice: what draws them.
        take: what is kept of a position, called once for each that is kept or replaces another.
    """

    def __init__(self, most: int, dice: Dice, take: Callable[[State], T]) -> None:
        self.most = most
        self.dice = dice
        self.take = take
        self.kept: list[T] = []
        self.met = 0

    def note(self, state: State, _: int) -> None:
        """Take in a position where someone has chosen."""
        if not state.game.is_turning_point(state):
            return
        self.met += 1
        if self.met <= self.most:
            self.kept.append(self.take(state))
        elif (place := self.dice.below(self.met)) < self.most:
            self.kept[place] = self.take(state)
