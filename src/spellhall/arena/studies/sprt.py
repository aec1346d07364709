"""When it is known who of two is stronger: Wald's sequential probability ratio test, on blocks of mirrored games.

Two questions are tested at once, one for each side: does it win half of the games, or by the margin more? A side is
stronger if its test says so; there is no such difference if both tests say half. Each answer is wrong in one case of
twenty at most, as far as block scores are normal. Their spread is estimated as the games go on, with two
imaginary blocks added, one won and one lost, so that a few equal blocks decide nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

BOUND = log(0.95 / 0.05)
LEAST = 8
"""Nothing is decided before this many blocks."""
OPEN, FIRST, SECOND, NEITHER = "open", "first", "second", "neither"


@dataclass
class Trial:
    """The first side's score in blocks, each from 0 to 1; ``margin``: the difference that matters, from 0 to 0.5."""

    margin: float
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def count(self, score: float) -> None:
        """Enter a block."""
        self.blocks += 1
        self.total += score
        self.squares += score * score

    def verdict(self) -> str:
        """Who is stronger, if that is known: OPEN, FIRST, SECOND or NEITHER. Without a margin it stays open."""
        if self.blocks < LEAST or not self.margin:
            return OPEN
        ratios = self._ratio(self.total / self.blocks), self._ratio(1 - self.total / self.blocks)
        if ratios[0] >= BOUND:
            return FIRST
        if ratios[1] >= BOUND:
            return SECOND
        return NEITHER if max(ratios) <= -BOUND else OPEN

    def _ratio(self, mean: float) -> float:
        """The logarithm of how much likelier the scores are if that side is stronger by the margin than if it isn't."""
        blocks = self.blocks + 2
        spread = (self.squares + 1) / blocks - ((self.total + 1) / blocks) ** 2
        return self.blocks * self.margin * (2 * (mean - 0.5) - self.margin) / (2 * spread)
