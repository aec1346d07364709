"""The installed peers (extra ``bench``), doing the same kind of work: random legal play, copying a state."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from benchmarks.clock import Task

PEERS = {"catanatron": "catan", "pyspiel": "gin_rummy"}
"""The module that plays each, importable if the peer is installed."""


def installed() -> dict[str, Task]:
    """Two tasks for each installed peer."""
    tasks: dict[str, Task] = {}
    for peer, module in PEERS.items():
        if find_spec(peer):
            tasks |= import_module(f"{__name__}.{module}").tasks()
    return tasks
