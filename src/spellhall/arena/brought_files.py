"""Files that came here with a task from another machine, kept in memory.

A plan names files of cards and weights by their paths on the machine where it was made. A worker of a cluster may not
have them, so ``runs.clusters.sent_files`` brings them along. Code that reads such a file asks here.
"""

from __future__ import annotations

from pathlib import Path

_HELD: dict[str, bytes] = {}


def bring(name: str, held: bytes) -> None:
    """From now on, a file with this name holds this, whatever is on the disk."""
    _HELD[name] = held


def held_by(path: str | Path) -> bytes:
    """What a file holds.

    Raises:
        OSError: when it isn't here and can't be read.
    """
    brought = _HELD.get(str(path))
    return Path(path).read_bytes() if brought is None else brought


def is_file(path: str | Path) -> bool:
    """Whether there is such a file."""
    return str(path) in _HELD or Path(path).is_file()
