"""The hall's source of randomness: unpredictable numbers for deals, random decks, pods and events.

Everything random within a game follows from one such number, its seed, so that the game can be replayed.
"""

from __future__ import annotations

from random import Random, SystemRandom

from spellhall.kernel.chance import WIDEST

SOURCE: Random = SystemRandom()
"""The source of all seeds."""


def draw_seed(bits: int = WIDEST) -> int:
    """A seed with this many bits, at most ``kernel.chance.WIDEST``."""
    return SOURCE.getrandbits(bits)
