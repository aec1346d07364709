"""When it is known who of two is stronger: Wald's sequential test of likelihood ratios, on blocks of mirrored games.

Two questions are asked at the same time, of each side: does it win half of the games, or by the margin more? A side is
stronger when its question is answered so; there is no such difference when both are answered with half. Each answer
is wrong in one case of twenty at most, as far as the scores of blocks are normal. How far they spread is estimated as
the games go on, with two blocks thought in addition, one won and one lost, so that a few equal blocks decide nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

BOUND = log(0.95 / 0.05)
LEAST = 8
"""So many blocks are played before anything is decided."""
OPEN, FIRST, SECOND, NEITHER = "open", "first", "second", "neither"


@dataclass
class Trial:
    """The score of the first of two in blocks, each from 0 to 1; ``margin``: what difference matters, from 0 to 0.5."""

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
        """The logarithm of how much likelier the scores are if that side is stronger by the margin than if not."""
        blocks = self.blocks + 2
        spread = (self.squares + 1) / blocks - ((self.total + 1) / blocks) ** 2
        return self.blocks * self.margin * (2 * (mean - 0.5) - self.margin) / (2 * spread)
