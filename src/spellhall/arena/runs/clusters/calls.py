"""Calls: what a driver sends to a worker, and what comes back, both as bytes.

A ``Call`` is carried out when it is unpickled. So a cluster only ever runs ``pickle.loads``, which every Python has: a
machine without this package fails with an ``ImportError`` that says so, and a scheduler never has to load anything of
ours. A worker with another version, or with other sources, refuses before it unpickles the rest.
"""

from __future__ import annotations

import pickle
import socket
import traceback
from collections.abc import Callable
from typing import Any

from spellhall import __version__
from spellhall.arena.runs.clusters.sent_files import unpacked
from spellhall.arena.runs.clusters.sources import fingerprint
from spellhall.kernel.errors import SpellhallError, UsageError

DONE, REFUSED, FAILED, LOST = "done", "refused", "failed", "lost"
"""How a call ended: with a result, with a sentence for the user, with an unexpected error, or not at all."""


class Call:
    """A function with its arguments: unpickling it calls the function, and gives its result."""

    def __init__(self, function: Callable[..., Any], *arguments: Any) -> None:
        self.function = function
        self.arguments = arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.function, self.arguments

    def packed(self) -> bytes:
        """What ``pickle.loads`` takes."""
        return pickle.dumps(self)


def outcome(kind: str, value: Any) -> bytes:
    """An outcome as bytes."""
    return pickle.dumps((kind, value))


def outcome_of(answer: bytes) -> tuple[str, Any]:
    """How a call ended, and its result or what is wrong."""
    kind, value = pickle.loads(answer)
    return kind, value


def perform(version: str, sources: str, packed: bytes) -> bytes:
    """Do some work on a worker, and return the outcome.

    Args:
        version, sources: what the driver has (see ``sources.fingerprint``).
        packed: the work, from ``sent_files.TaskPacker``.
    """
    here = socket.gethostname()
    if (version, sources) != (__version__, fingerprint()):
        ours, theirs = f"{__version__} ({fingerprint()})", f"{version} ({sources})"
        return outcome(
            REFUSED,
            f"the worker on {here} has spellhall {ours}, this machine has {theirs}; install the same on every machine",
        )
    try:
        work, task = unpacked(packed)
    except ImportError as error:
        return outcome(REFUSED, f"on {here}: {error}; install there what is installed here")
    except UsageError as error:
        return outcome(REFUSED, f"on {here}: {error}")
    try:
        return outcome(DONE, work(*task))
    except SpellhallError as error:
        return outcome(REFUSED, f"on {here}: {error}")
    except Exception as error:  # the driver should see it, whatever it is
        return outcome(FAILED, (f"on {here}: {type(error).__name__} {error}", traceback.format_exc()))
