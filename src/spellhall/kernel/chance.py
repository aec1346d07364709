"""The seeded random generators. Each one's whole state is a single integer, so it fits into a column like any number.

A seed of up to 64 bits gives the stream of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): fast, for studies, agents
and tests. But anyone who sees enough of it can predict the rest, so games between people use a longer seed of up to 256
bits. It is the key of BLAKE2b (RFC 7693), which hashes the numbers 0, 1, 2, ... in turn. Without the key no one can
predict the next draw, even from all earlier ones. Both give the same numbers on every machine and in every Python.

A keyed generator's state is ``key << 64 | number of the next draw``; a state that fits into 64 bits is SplitMix64's.
"""

from __future__ import annotations

import struct
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from spellhall.kernel.errors import UsageError

WIDEST: Final = 256
"""The most bits of a seed."""
PURPOSE = b"spellhall deal"
"""The purpose of the keyed stream: for any other, the same key gives other numbers (BLAKE2b's ``person``)."""
_MASK: Final = (1 << 64) - 1
_WORDS: Final = 1 << 64
_GAMMA: Final = 0x9E3779B97F4A7C15
_MIX = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
_LANE: Final = 128
"""The bits for each of the draws made side by side: room for a product of two 64-bit numbers."""
SIDE_BY_SIDE: Final = 6
"""From this many draws on, making them side by side is faster."""


def seeded(seed: int) -> int:
    """A generator's state from a seed: any integer of up to 64 bits, or a positive one of up to 256 bits as a key.

    Raises:
        UsageError: for any other number.
    """
    if seed.bit_length() <= 64:
        return (seed * 0xD1342543DE82EF95 + _GAMMA) & _MASK
    if seed >> WIDEST:  # shifting a negative number never gives 0.
        raise UsageError(f"a seed is a whole number of at most {WIDEST} bits, and a negative one of at most 64")
    return seed << 64


def narrow(seed: int) -> int:
    """A seed of at most 64 bits from any integer, for seeds computed from another seed."""
    return seed & _MASK


def step(rng: int) -> tuple[int, int]:
    """One draw: ``(next generator state, 64 random bits)``."""
    if rng > _MASK:
        key, number = (rng >> 64).to_bytes(WIDEST // 8, "big"), (rng & _MASK).to_bytes(8, "big")
        return rng + 1, int.from_bytes(blake2b(number, digest_size=8, key=key, person=PURPOSE).digest(), "big")
    rng = (rng + _GAMMA) & _MASK
    bits = rng
    bits = ((bits ^ (bits >> 30)) * _MIX[0]) & _MASK
    bits = ((bits ^ (bits >> 27)) * _MIX[1]) & _MASK
    return rng, bits ^ (bits >> 31)


def steps(rng: int, count: int) -> tuple[int, list[int]]:
    """Several draws in a row: ``(next generator state, each draw)``.

    The draws of a narrow generator depend only on its state and their number. So they are made side by side, in
    lanes of one long number: one operation works on all of them, and bits that a shift carries over from the lane
    above land in the upper half, which is cut off.
    """
    if rng > _MASK or count < SIDE_BY_SIDE:
        found = []
        for _ in range(count):
            rng, bits = step(rng)
            found.append(bits)
        return rng, found
    ones, numbers, low, read_out = _lanes(count)
    bits = (rng * ones + numbers) & low
    bits = ((bits ^ (bits >> 30)) & low) * _MIX[0] & low
    bits = ((bits ^ (bits >> 27)) & low) * _MIX[1] & low
    bits ^= bits >> 31
    return (rng + count * _GAMMA) & _MASK, list(read_out(bits.to_bytes(count * _LANE // 8, "little")))


@cache
def _lanes(count: int) -> tuple[int, int, int, Any]:
    """For a number of lanes: a one in each, the increment of the state in each, the lower halves, and their reader."""
    ones = sum(1 << _LANE * lane for lane in range(count))
    numbers = sum((lane + 1) * _GAMMA << _LANE * lane for lane in range(count))
    return ones, numbers, ones * _MASK, struct.Struct("<" + "Q8x" * count).unpack


def below(rng: int, bound: int) -> tuple[int, int]:
    """``(next generator state, a whole number from 0 to bound - 1)``.

    A keyed generator draws again if the remainder would favour low numbers, so each number is exactly as likely as
    the others.
    """
    rng, bits = step(rng)
    if rng > _MASK:
        fair = _WORDS - _WORDS % bound
        while bits >= fair:
            rng, bits = step(rng)
    return rng, bits % bound


def shuffled(rng: int, items: list[int]) -> int:
    """Shuffle in place (Fisher-Yates) and return the next generator state."""
    last = len(items) - 1
    if rng > _MASK:
        for i in range(last, 0, -1):
            rng, j = below(rng, i + 1)
            items[i], items[j] = items[j], items[i]
        return rng
    rng, found = steps(rng, max(0, last))
    for i, bits in zip(range(last, 0, -1), found, strict=True):
        j = bits % (i + 1)
        items[i], items[j] = items[j], items[i]
    return rng


def written(number: int) -> int | str:
    """A seed or a generator's state for documents.

    Numbers of more than 64 bits become text, because few JSON readers keep them exact.
    """
    return number if number.bit_length() <= 64 else f"{number:#x}"


def read(value: object) -> int:
    """Read what ``written`` wrote.

    Raises:
        ValueError: for anything else.
    """
    number = int(value, 0) if isinstance(value, str) else value
    if type(number) is not int or number.bit_length() > WIDEST + 64 or written(number) != value:
        raise ValueError(f"{str(value)[:80]!r} isn't a seed")
    return number


class Dice:
    """A generator object for agents, decks and redeals; it gives the same numbers."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``."""
        self.rng, number = below(self.rng, bound)
        return number

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        self.rng = shuffled(self.rng, items)
