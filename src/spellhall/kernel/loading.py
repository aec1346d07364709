"""How a game and its cards are loaded: without Python's garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_garbage() -> Iterator[None]:
    """Turn off the garbage collector while a game is made, or cards are read.

    They stay for good, so there is no garbage among them. Walking them all again and again would take Python a fifth
    of the start-up time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
