"""The names of the computer players: one for each level, and more for further computers at the same table. No one else
may have one of them (``spellhall.server.people.reserved``).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

FIRST: Mapping[str, str] = {"random": "Cuckoo", "novice": "Wren", "club": "Rook", "master": "Crane"}
"""Who plays a level."""
OTHERS = (
    *("Finch", "Swift", "Teal", "Stork", "Starling", "Puffin"),
    *("Gannet", "Petrel", "Sandpiper", "Bullfinch", "Toucan"),
)
"""Who sits down when a level's own player has a seat already."""
ALL = (*FIRST.values(), *OTHERS)
SAME = {"greedy": "club", "search": "master"}
"""The agents that are levels by another name."""


def level_of(agent: str) -> str:
    """The level that an agent plays at, which people know by a name and a face; empty for any other agent."""
    name = agent.partition(":")[0]
    level = SAME.get(name, name)
    return level if level in FIRST else ""


def name_for(agent: str, taken: Collection[str]) -> str:
    """The name of one more computer at a table, where some names are taken."""
    first = FIRST.get(level_of(agent), OTHERS[0])
    return next(name for name in (first, *OTHERS, *ALL) if name not in taken)
