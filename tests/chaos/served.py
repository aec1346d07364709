"""The server under test: ``spellhall serve``, whose time of day the laboratory can move while it runs.

``CHAOS_CLOCK`` names a file with eight bytes: by how many seconds the clock is wrong. The database keeps its own time.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from importlib import import_module

CLOCK = "CHAOS_CLOCK"
OFFSET = struct.Struct("d")


def move_the_clock(path: str) -> None:
    """From now on the time of day is wrong by what this file says."""
    with open(path, "r+b") as file:
        wrong = mmap.mmap(file.fileno(), OFFSET.size)
    seconds, nanoseconds = time.time, time.time_ns

    def offset() -> float:
        value: float = OFFSET.unpack(wrong[:])[0]
        return value

    time.time = lambda: seconds() + offset()
    time.time_ns = lambda: nanoseconds() + int(offset() * 1e9)


def serve() -> None:
    """Run the program ``spellhall`` with a clock that can be moved."""
    move_the_clock(os.environ[CLOCK])
    import_module("spellhall.cli.main").main()


if __name__ == "__mp_main__":  # a worker of a hall of several processes
    move_the_clock(os.environ[CLOCK])
if __name__ == "__main__":
    serve()
