"""The agent that picks at random."""

from __future__ import annotations

from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State


class Random:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def act(self, state: State) -> int:
        """A random legal action."""
        options = state.legal_actions()
        return options[self.dice.below(len(options))]
