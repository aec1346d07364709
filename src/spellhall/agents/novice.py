"""The agent for a first evening: it judges as the greedy agent does, and slips as often as the game says
(``Judging.slips``).

A slip is a choice by a softened judgement: what promises more is likelier to be chosen, and what promises a little less
has its turn, too. A win that is at hand is taken all the same, and no game is thrown away where something else would
keep it alive.
"""

from __future__ import annotations

from math import exp

from spellhall.agents.greedy import Expectation, Greedy, expectations
from spellhall.agents.search import chance_in
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

SOFTNESS = 0.6
"""A choice that promises so much less of a win (0 to 1) comes to e times less often."""
SURE = 0.97
"""What promises at least this chance is a win at hand, and what promises no more than the rest to 1, a loss."""
_FINE = 1 << 30


class Novice:
    """Greedy, with slips; deterministic from its seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.greedy = Greedy(seed)

    def act(self, state: State) -> int:
        """What the greedy agent would do, or a slip.

        Where something may only be thrown in, or a reflex is good enough, there are none: such moments come by the
        hundred, and a slip in each would be no game.
        """
        game = state.game
        if len(state.legal_actions()) == 1 or game.is_aside(state) or game.by_reflex(state, ahead=False):
            return self.greedy.act(state)
        if self.dice.below(100) >= game.slips:
            return self.greedy.act(state)
        return slipped(game, expectations(state, self.dice), self.dice)


def slipped(game: Game, found: list[Expectation], dice: Dice) -> int:
    """An action by a softened judgement, of those that are expected to lead somewhere; ``found`` has the best first."""
    chances = [chance_in(game, expected.value) for expected in found]
    if chances[0] >= SURE:
        return found[0].action
    alive = [chance > 1 - SURE for chance in chances]
    weights = [
        exp((chance - chances[0]) / SOFTNESS) if lives or not any(alive) else 0.0
        for chance, lives in zip(chances, alive, strict=True)
    ]
    lot = sum(weights) * dice.below(_FINE) / _FINE
    for expected, weight in zip(found, weights, strict=True):
        lot -= weight
        if lot < 0:
            return expected.action
    return found[0].action
