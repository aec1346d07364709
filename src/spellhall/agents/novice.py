"""The beginner-level agent: it judges like the greedy agent, and makes mistakes as often as the game says
(``Judging.slips``).

A mistake is a choice by a softened judgement: more promising choices are likelier, but slightly worse ones get their
turn, too. It still takes a win within reach, and never throws a game away if something else keeps it alive.
"""

from __future__ import annotations

from math import exp

from spellhall.agents.chances import chance_in
from spellhall.agents.greedy import Expectation, Greedy, expectations
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

SOFTNESS = 0.6
"""A choice whose promise of a win (0 to 1) is lower by this much is made e times less often."""
SURE = 0.97
"""A promise of at least this chance is a win within reach; a promise of at most its complement is a loss."""
_FINE = 1 << 30


class Novice:
    """Greedy, with mistakes; deterministic for its seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.greedy = Greedy(seed)

    def act(self, state: State) -> int:
        """What the greedy agent would do, or a mistake.

        It makes none when it could only act out of turn, or when a reflex is good enough: such moments come by the
            hundred, and a mistake in each would spoil the game.
        """
        game = state.game
        if len(state.legal_actions()) == 1 or game.is_aside(state) or game.by_reflex(state, ahead=False):
            return self.greedy.act(state)
        if self.dice.below(100) >= game.slips:
            return self.greedy.act(state)
        return slipped(game, expectations(state, self.dice), self.dice)


def slipped(game: Game, found: list[Expectation], dice: Dice) -> int:
    """An action picked by a softened judgement, among those expected to lead somewhere; ``found`` has the best
    first.
    """
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
