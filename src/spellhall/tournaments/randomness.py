"""Lots: the one source of chance of an event, out of its seed.

Every draw has a seed of its own, made of the event's and of what is drawn (round and attempt). It cannot be computed
back: who knows the tables of a round, and even the seed of their draw, cannot tell those of the next.
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
    """The seed of one thing among all that an event's seed stands for: 64 bits, the same on every machine."""
    told = " ".join(str(written(number)) for number in (seed, *what))
    return int.from_bytes(blake2b(told.encode(), digest_size=8, person=b"spellhall lots").digest(), "big")


def dice_of(seed: int, *what: int) -> Dice:
    """The lots of one draw."""
    return Dice(mixed(seed, *what))


def drawn(entrants: Sequence[T], dice: Dice) -> list[T]:
    """All of them, in an order at random."""
    order = list(range(len(entrants)))
    dice.shuffle(order)
    return [entrants[place] for place in order]


def pair_of(one: int, other: int) -> Pair:
    """Two entrants as a key."""
    return (one, other) if one < other else (other, one)
