"""Who plays in the arena: agents of the hall, and those of other people.

An agent is named as the hall names it (``greedy``, ``search:0.3s``), as a class in a module of one's own
(``module:Class``), by the entry point under which a package offers one (group ``spellhall.agents``), as a program
(``run:./my_bot --fast``, see ``programs``), or as the club player with weights of one's own (``weights:FILE``, see
``reweighted``). Whatever is named is made with a seed, and has the method ``act`` of ``agents.Agent``. Modules and
programs are code of the one who names them, so no name that comes from elsewhere, from the page or from a document, is
looked up here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points

from spellhall.agents import Agent, agent, agent_names
from spellhall.arena import programs
from spellhall.arena.studies import reweighted
from spellhall.kernel.errors import UsageError

GROUP = "spellhall.agents"
PROGRAM = "run:"
WEIGHTS = "weights:"


def player(name: str, seed: int) -> Agent:
    """Make an agent of the hall or of someone else.

    Raises:
        UsageError: for one that does not exist, or cannot be loaded.
    """
    if name.partition(":")[0] in agent_names():
        return agent(name, seed)
    return maker_of(name)(seed)


@cache
def maker_of(name: str) -> Callable[[int], Agent]:
    """What makes agents of someone else out of seeds.

    Raises:
        UsageError: as ``player`` does.
    """
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        programs.check(command)
        return partial(programs.Outside, command)
    if name.startswith(WEIGHTS):
        path = name.removeprefix(WEIGHTS)
        reweighted.check(path)
        return partial(reweighted.Reweighed, path)
    place = name if ":" in name else {entry.name: entry.value for entry in entry_points(group=GROUP)}.get(name, "")
    if not place:
        raise UsageError(
            f"there is no agent called {name!r}; choose {' or '.join(agent_names())}, or name a class as module:Class, "
            "a program as run:COMMAND, or weights as weights:FILE"
        )
    module, _, attribute = place.partition(":")
    try:
        found: Callable[[int], Agent] = getattr(import_module(module), attribute)
    except Exception as error:  # whatever a module of someone may do
        raise UsageError(f"the agent {name} cannot be loaded: {type(error).__name__} {error}") from error
    if not callable(found) or not callable(getattr(found, "act", None)):
        raise UsageError(f"{place} is no class of agents: it takes a seed, and has a method `act` that takes a state")
    return found
