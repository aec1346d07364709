"""The agents behind a first fight: who plays the character, and what the coach advises where it has no tip.

Their luck follows from the number of actions so far, so a fight can be replayed from the learner's choices alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.agents.chances import chance_in
from spellhall.agents.greedy import hint
from spellhall.agents.novice import Novice
from spellhall.agents.random import Random
from spellhall.agents.reasons import reason
from spellhall.kernel.chance import Dice
from spellhall.kernel.presentation.fights import Bout, Coach, Coached, Fight
from spellhall.kernel.state import State

COSTLY = 0.12
"""A choice that lowers the chance to win by this much is a mistake."""
LEVELS: Mapping[str, type[Random] | type[Novice]] = MappingProxyType({"random": Random, "novice": Novice})
"""Who may play a character."""


class Corner:
    """The agents of one fight."""

    def __init__(self, fight: Fight) -> None:
        self.level = LEVELS[fight.level]

    def rival(self, state: State) -> int:
        """What the character does."""
        return self.level(_seed(state)).act(state)

    def advice(self, state: State) -> Coached:
        """What the greedy agent would do, and why."""
        action = hint(state, _seed(state))[0].action
        return Coached(action, reason(state, action, "greedy"))

    def is_costly(self, state: State, action: int, better: int) -> bool:
        """Whether the greedy agent expects a good deal less of an action than of a better one."""
        chances = {each.action: chance_in(state.game, each.value) for each in hint(state, _seed(state))}
        return chances[better] - chances[action] >= COSTLY


def bout(fight: Fight, taken: Sequence[int] = ()) -> Bout:
    """A learner in a fight after these choices."""
    return Bout(coach(fight), taken)


def coach(fight: Fight) -> Coach:
    """A fight's coach, with the agents it needs."""
    return Coach(fight, Corner(fight))


def _seed(state: State) -> int:
    assert state.record is not None
    return Dice(len(state.record.actions)).below(1 << 30)
