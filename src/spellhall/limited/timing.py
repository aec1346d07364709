"""How long you may think over a pile: a minute for a full one, less for each card that is gone from it."""

from __future__ import annotations

LONGEST, SHORTEST = 60.0, 5.0
"""Seconds for the first pick of a pack, and for the last."""


def seconds_for(left: int, size: int) -> float:
    """The seconds for a pile with ``left`` cards, from a pack of ``size``."""
    if size < 2:
        return SHORTEST
    return SHORTEST + (LONGEST - SHORTEST) * (min(left, size) - 1) / (size - 1)
