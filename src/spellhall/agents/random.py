"""The agent that draws lots."""

from __future__ import annotations

from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State


class Random:
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def act(self, state: State) -> int:
        """One legal action, by lot."""
        options = state.legal_actions()
        return options[self.dice.below(len(options))]
