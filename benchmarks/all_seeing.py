"""A search that sees everything, for measuring only: the cap of what guessing better at hidden cards could gain.

It knows all hands and the order of every deck, and searches that one position; only dice and shuffles stay random. In
its trees the opponent knows everything, too. It plays in simulations from a clone:

    spellhall simulate spellchain --agents benchmarks.all_seeing:AllSeeing,club
"""

from __future__ import annotations

from spellhall.agents.search import Search, Tree
from spellhall.kernel.chance import seeded
from spellhall.kernel.frames import Ask
from spellhall.kernel.state import State

SIMULATIONS = 200
"""The simulations for each choice."""
SEEDS = 1 << 62


class AllSeeing(Search):
    """Searches the true position; deterministic for its seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, simulations=SIMULATIONS)

    def tree_of(self, state: State) -> Tree:
        """The search for a choice, not yet begun."""
        return OpenTree(state, self.dice)


class OpenTree(Tree):
    """A search of one position where everyone knows all cards."""

    def deal(self) -> State:
        """The true position, with new luck."""
        twin = self.state.clone()
        twin.rng = seeded(self.dice.below(SEEDS))
        return twin

    def is_secret(self, dealt: State, question: Ask, action: int) -> bool:
        """Nothing is."""
        return False
