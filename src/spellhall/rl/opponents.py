"""Who plays the seats that don't learn: an agent by name, an agent, or a policy that sees what a learner sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.agents import Agent, agent_names, check_agent
from spellhall.arena.players import player
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.rl.observations import Observation, Observer

Opponent = str | Agent | type[Any] | Callable[[Observation], Any]
"""An agent by name, as ``spellhall simulate`` takes it; an agent, or a class that makes one from a seed; or a policy: a
function from an observation to an action of the environment."""


class PolicyAgent:
    """An agent that asks a policy, for example an older version of the one that learns.

    Args:
        choose: takes what the deciding seat may know, and returns one of the actions that the mask allows.
        observer: writes what it may know, and says what its actions are.
    """

    def __init__(self, choose: Callable[[Observation], Any], observer: Observer) -> None:
        self.choose, self.observer = choose, observer

    def act(self, state: State) -> int:
        """The policy's choice.

        Raises:
            IllegalAction: if it isn't one.
        """
        chosen = int(self.choose(self.observer.observe(state, state.current_player())))
        try:
            return self.observer.actions.decode(state, chosen)
        except IllegalAction as error:
            raise IllegalAction(f"the opponent's policy chose wrongly: {error}") from None


def check_opponent(against: Opponent, game: Game) -> None:
    """Refuse what can't play a game's other seats.

    Raises:
        UsageError: for a name that isn't an agent's, an agent that can't play this game, or anything else that doesn't
            choose.
    """
    if isinstance(against, str):
        if (kind := against.partition(":")[0]) in agent_names():
            check_agent(kind, game)
        player(against, 0)
    elif not (hasattr(against, "act") or callable(against)):
        raise UsageError(
            f"against is an agent's name, an agent, or a function from an observation to an action, not {against!r}"
        )


def opponent(against: Opponent, seed: int, observer: Observer) -> Agent:
    """The agent for the other seats: for a name or a class, a new one made with the seed.

    Raises:
        UsageError: for a name that isn't an agent's.
    """
    if isinstance(against, str):
        return player(against, seed)
    if isinstance(against, type):
        made: Agent = against(seed)
        return made
    return against if hasattr(against, "act") else PolicyAgent(against, observer)
