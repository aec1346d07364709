"""Where the chances of the hall come from: numbers that nobody can guess, for deals, decks at random, pods and events.

Everything that is drawn within a game follows from one such number, its seed, so that the game can be played again.
"""

from __future__ import annotations

from random import Random, SystemRandom

from spellhall.kernel.chance import WIDEST

SOURCE: Random = SystemRandom()
"""What the seeds are drawn from."""


def draw_seed(bits: int = WIDEST) -> int:
    """A seed of so many bits, at most ``kernel.chance.WIDEST``."""
    return SOURCE.getrandbits(bits)
