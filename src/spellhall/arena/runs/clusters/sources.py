"""The fingerprint of the sources that decide how games go, so that only equal machines play the same run.

Two checkouts can have the same version and different rules, cards or weights. What only serves the hall or the command
line doesn't count.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import spellhall

BESIDE = frozenset({"__pycache__", "cli", "rl", "rulebooks", "server"})
"""Folders that no game depends on."""
BUILT = frozenset({".pyc", ".pyd", ".pyi", ".so"})
"""The endings of what is built from sources."""
LENGTH = 12


@cache
def fingerprint() -> str:
    """The fingerprint of the sources in this process; line ends don't count."""
    return fingerprint_of(Path(spellhall.__file__).parent)


def fingerprint_of(folder: Path) -> str:
    """The fingerprint of the sources in a folder."""
    found = hashlib.sha256()
    files = (path for path in folder.rglob("*") if path.suffix not in BUILT and path.is_file())
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in files):
        if BESIDE.isdisjoint(name.split("/")):
            found.update(f"{name}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()[:LENGTH]
