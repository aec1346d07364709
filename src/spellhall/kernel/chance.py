"""The seeded generator. Its whole state is one 64-bit integer, so it lies in a column like everything else.

SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): the same numbers on every machine and every Python.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """A generator state from any integer seed."""
    return (seed * 0xD1342543DE82EF95 + _GAMMA) & _MASK


def step(rng: int) -> tuple[int, int]:
    """One draw: ``(next generator state, 64 random bits)``."""
    rng = (rng + _GAMMA) & _MASK
    bits = rng
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, bits ^ (bits >> 31)


class Dice:
    """A generator for agents, decks and re-deals: the same numbers, held in an object of its own."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``."""
        self.rng, bits = step(self.rng)
        return bits % bound

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        rng = self.rng
        for i in range(len(items) - 1, 0, -1):
            rng, bits = step(rng)
            j = bits % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.rng = rng
