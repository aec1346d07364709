"""The players of the arena: the hall's agents, and other people's.

You can name an agent as the hall does (``greedy``, ``search:0.3s``), as a class in a module of your own
(``module:Class``), by the entry point under which a package offers one (group ``spellhall.agents``), as a program
(``run:./my_bot --fast``, see ``programs``), as the club player with weights of your own (``weights:FILE``, see
``reweighted``), or with a network that you trained (``learned:FOLDER``, see ``learning``). Each is made with a seed,
and has the method ``act`` of ``agents.Agent``. Modules and programs are code of the person who names them, so never
look up a name here that comes from elsewhere, such as the page or a document.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points

from spellhall.agents import Agent, agent, agent_names
from spellhall.arena import programs
from spellhall.arena.learning import players as trained
from spellhall.arena.studies import reweighted
from spellhall.kernel.errors import UsageError

GROUP = "spellhall.agents"
PROGRAM = "run:"
WEIGHTS = "weights:"
LEARNED = "learned:"


def player(name: str, seed: int) -> Agent:
    """Make an agent of the hall or of someone else.

    Raises:
        UsageError: for one that doesn't exist, or can't be loaded.
    """
    if name.partition(":")[0] in agent_names():
        return agent(name, seed)
    return maker_of(name)(seed)


def check(name: str) -> None:
    """Check that this process can make an agent.

    Raises:
        UsageError: as for ``player``.
    """
    if name.partition(":")[0] not in agent_names():
        maker_of(name)


@cache
def maker_of(name: str) -> Callable[[int], Agent]:
    """The function that makes someone else's agents from seeds.

    Raises:
        UsageError: as for ``player``.
    """
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        programs.check(command)
        return partial(programs.Outside, command)
    if name.startswith(WEIGHTS):
        path = name.removeprefix(WEIGHTS)
        reweighted.check(path)
        return partial(reweighted.Reweighed, path)
    if name.startswith(LEARNED):
        path = name.removeprefix(LEARNED)
        trained.check(path)
        return partial(trained.Trained, path)
    place = name if ":" in name else {entry.name: entry.value for entry in entry_points(group=GROUP)}.get(name, "")
    if not place:
        raise UsageError(
            f"there is no agent called {name!r}; choose {' or '.join(agent_names())}, or name a class as module:Class, "
            "a program as run:COMMAND, weights as weights:FILE, or a trained network as learned:FOLDER"
        )
    module, _, attribute = place.partition(":")
    try:
        found: Callable[[int], Agent] = getattr(import_module(module), attribute)
    except Exception as error:  # someone's module may do anything
        raise UsageError(f"the agent {name} can't be loaded: {type(error).__name__} {error}") from error
    if not callable(found) or not callable(getattr(found, "act", None)):
        raise UsageError(
            f"{place} isn't an agent class: it must take a seed and have a method `act` that takes a state"
        )
    return found
