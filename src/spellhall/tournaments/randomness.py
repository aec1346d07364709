"""Randomness: an event's one source of chance, derived from its seed.

Every draw has a seed of its own, made from the event's seed and what is drawn (round and attempt). It can't be
reversed: even if you know the tables of a round and the seed of their draw, you can't predict the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from spellhall.kernel.chance import Dice, written

T = TypeVar("T")

Pair = tuple[int, int]
"""Two entrants, the lower number first."""


def mixed(seed: int, *what: int) -> int:
    """One of the seeds derived from an event's seed: 64 bits, the same on every machine."""
    told = " ".join(str(written(number)) for number in (seed, *what))
    return int.from_bytes(blake2b(told.encode(), digest_size=8, person=b"spellhall lots").digest(), "big")


def dice_of(seed: int, *what: int) -> Dice:
    """The dice for one draw."""
    return Dice(mixed(seed, *what))


def drawn(entrants: Sequence[T], dice: Dice) -> list[T]:
    """All of them, in random order."""
    order = list(range(len(entrants)))
    dice.shuffle(order)
    return [entrants[place] for place in order]


def pair_of(one: int, other: int) -> Pair:
    """Two entrants as a key."""
    return (one, other) if one < other else (other, one)
