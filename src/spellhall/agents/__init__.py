"""Players that are programs.

An agent answers the waiting question from what the seat knows, and is deterministic for its seed, unless it thinks by
the clock. ``agent("greedy", seed)`` makes one by name. ``search`` thinks for a second about each choice,
``search:0.3s`` for less, ``search:200`` for 200 simulations, however long they take.

Players choose among levels (``LEVELS``): the novice is greedy with mistakes, the club player is plain greedy, and the
master searches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from spellhall.agents.greedy import Greedy, foreseen, hint
from spellhall.agents.novice import Novice
from spellhall.agents.random import Random
from spellhall.agents.search import Search
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

__all__ = [
    "LEVELS",
    "Agent",
    "Greedy",
    "Novice",
    "Random",
    "Search",
    "agent",
    "agent_names",
    "agents_for",
    "check_agent",
    "foreseen",
    "hint",
]


class Agent(Protocol):
    """Anything that chooses one of a state's legal actions."""

    def act(self, state: State) -> int:
        """The action for the deciding seat, chosen from what it knows; ``state`` isn't changed."""
        ...


LEVELS = ("novice", "club", "master")
"""The agents that people choose from, weakest first."""
_AGENTS: dict[str, Callable[[int], Agent]] = {
    "club": Greedy,
    "greedy": Greedy,
    "master": Search,
    "novice": Novice,
    "random": Random,
    "search": Search,
}
_WEIGHING = frozenset(_AGENTS) - {"random"}
"""Agents that weigh positions, and so can play only games that judge them."""


def agent_names() -> list[str]:
    """The names that :func:`agent` accepts."""
    return sorted(_AGENTS)


def agents_for(game: Game) -> list[str]:
    """The names of the agents that can play a game."""
    return [name for name in agent_names() if game.judges or name not in _WEIGHING]


def check_agent(name: str, game: Game) -> None:
    """Check that an agent exists and can play a game. At a table with people it can't take a measure, since others are
    waiting.

    Raises:
        UsageError: when it can't, naming those that can.
    """
    agent(name, 0)
    able = agents_for(game)
    if name not in agent_names():
        raise UsageError(f"agents at a table are {' or '.join(able)}, not {name!r}")
    if name not in able:
        raise UsageError(f"{game.name} has no evaluation, so {name} can't play it; choose {' or '.join(able)}")


def agent(name: str, seed: int) -> Agent:
    """Make an agent.

    Raises:
        UsageError: for an unknown name, or a measure it doesn't accept.
    """
    kind, colon, measure = name.partition(":")
    if colon and kind == "search":
        return Search.measured(seed, measure)
    if name not in _AGENTS:
        raise UsageError(f"there is no agent called {name!r}; choose {' or '.join(agent_names())}")
    return _AGENTS[name](seed)
