"""Fits a network to positions: gradient descent (Adam) on how badly it predicts who wins.

Needs numpy. The positions are sparse: most cards aren't in most zones. So they are kept as lists, and spread out
only for the few hundred that are looked at together. At first the network repeats the hand-set evaluation, which is
the first of its numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spellhall.agents.learned.inputs import EVALUATION, general

BATCH = 256
SPEED = 2e-3
"""How far a weight moves in a step at first; it falls evenly to 0."""
SHRINK = 1e-3
"""How much of a weight is lost in a step at full speed, so that rare cards keep small weights."""
SMALLEST = 0.25
"""A number that is typically smaller than this is measured as if it were this large."""
ROUGHLY = 4_096
"""How many positions are predicted at a time."""
MEMORY, SQUARES, TINY = 0.9, 0.999, 1e-8
"""What Adam remembers of earlier slopes and their squares, and what keeps it from dividing by 0."""

Numbers = NDArray[np.floating[Any]]


class Positions(NamedTuple):
    """Positions as lists: the places and numbers of each, filled up with 0, and its result from 0 to 1."""

    places: NDArray[np.int32]
    numbers: Numbers
    won: Numbers

    def __len__(self) -> int:
        return len(self.won)

    def spread(self, which: Any, names: int) -> Numbers:
        """Some of the positions, each as a row of all its numbers."""
        places = self.places[which]
        rows = np.zeros((len(places), names), np.float32)
        np.add.at(rows, (np.arange(len(places))[:, None], places), self.numbers[which])
        return rows


class Fitted(NamedTuple):
    """The weights of a network: as ``network.Network`` names them."""

    bias: Numbers
    out: Numbers
    start: Numbers
    direct: Numbers
    rows: Numbers

    def logits(self, shown: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden units of some positions, and their results."""
        hidden = np.tanh(shown[:, : len(self.rows)] @ self.rows + self.bias)
        return hidden, hidden @ self.out + self.start + shown @ self.direct

    def slopes(self, shown: Numbers, won: Numbers) -> Fitted:
        """How the mean loss (the logarithm of the likelihood, negative) rises with each weight."""
        hidden, logits = self.logits(shown)
        missed = ((chances(logits) - won) / len(won)).astype(shown.dtype)
        back = np.outer(missed, self.out) * (1 - hidden * hidden)
        deep = shown[:, : len(self.rows)]
        return Fitted(back.sum(0), hidden.T @ missed, missed.sum(keepdims=True), shown.T @ missed, deep.T @ back)

    def flat(self) -> list[float]:
        """All weights in the order of a file."""
        return [float(weight) for part in self for weight in np.ravel(part)]


def chances(logits: Numbers) -> Numbers:
    """The chances for logits."""
    found: Numbers = (1 + np.tanh(logits / 2)) / 2
    return found


def positions_of(shown: Sequence[Sequence[Any]]) -> Positions:
    """Positions from what ``positions.watched`` returns of them."""
    longest = max((len(each[0]) for each in shown), default=0)
    places = np.zeros((len(shown), longest), np.int32)
    numbers = np.zeros((len(shown), longest), np.float32)
    for row, (where, what, _) in enumerate(shown):
        places[row, : len(where)] = where
        numbers[row, : len(what)] = what
    return Positions(places, numbers, np.array([each[2] for each in shown], np.float32))


def beginning(names: Sequence[str], units: int, seed: int) -> Fitted:
    """A network that repeats the hand-set evaluation."""
    lots = np.random.default_rng(seed)
    direct = np.zeros(len(names), np.float32)
    direct[names.index(EVALUATION)] = 2.0
    return Fitted(
        np.zeros(units, np.float32),
        np.zeros(units, np.float32),
        np.zeros(1, np.float32),
        direct,
        (lots.normal(size=(general(names), units)) * 0.1).astype(np.float32),
    )


def fitted(seen: Positions, names: Sequence[str], units: int, times: int, seed: int) -> Iterator[Fitted]:
    """The network after each time through all positions; deterministic for its seed."""
    sizes = _sizes(seen, len(names))
    now = beginning(names, units, seed)
    now.direct[:] *= sizes
    lots = np.random.default_rng([seed, 1])
    slopes = [np.zeros_like(part) for part in now]
    squares = [np.zeros_like(part) for part in now]
    step, steps = 0, times * max(1, len(seen) // BATCH)
    for _ in range(times):
        order = lots.permutation(len(seen))
        for start in range(0, max(1, len(seen) - BATCH + 1), BATCH):
            which = order[start : start + BATCH]
            found = now.slopes(seen.spread(which, len(names)) / sizes, seen.won[which])
            step += 1
            speed = SPEED * (1 - (step - 1) / steps)
            for part, slope, mean, square in zip(now, found, slopes, squares, strict=True):
                mean += (1 - MEMORY) * (slope - mean)
                square += (1 - SQUARES) * (slope * slope - square)
                even, width = mean / (1 - MEMORY**step), np.sqrt(square / (1 - SQUARES**step))
                part -= speed * even / (width + TINY)
            now.rows[:] *= 1 - SHRINK * speed / SPEED
            now.direct[1:] *= 1 - SHRINK * speed / SPEED
        yield now._replace(direct=now.direct / sizes, rows=now.rows / sizes[: len(now.rows), None])


def predicted(network: Fitted, seen: Positions) -> list[float]:
    """The chances that a network gives positions."""
    names = len(network.direct)
    parts = (seen.spread(slice(at, at + ROUGHLY), names) for at in range(0, len(seen), ROUGHLY))
    return [float(chance) for part in parts for chance in chances(network.logits(part)[1])]


def _sizes(seen: Positions, names: int) -> Numbers:
    """How large each number typically is; a count of cards is measured as it is."""
    squares = np.zeros(names)
    np.add.at(squares, seen.places, seen.numbers.astype(np.float64) ** 2)
    present = np.zeros(names)
    np.add.at(present, seen.places, seen.numbers != 0)
    sizes = np.sqrt(squares / max(1, len(seen)))
    rare = present < len(seen) / 10
    return np.where(rare, 1.0, np.maximum(sizes, SMALLEST)).astype(np.float32)
