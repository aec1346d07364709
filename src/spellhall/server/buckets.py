"""Counting what everybody does and holds, so that nobody does or holds too much. Plain arithmetic."""

from __future__ import annotations

from collections import Counter

SWEEP_SECONDS = 60.0
"""How often those are forgotten who have done nothing for long."""


class Buckets:
    """Token buckets, one for each who comes: each doing takes a token, and tokens flow in again as time goes by.

    Libraries for this look through all they keep, in a thread of their own, after each message: more than a tenth of
    what a busy server did.
    """

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.levels: dict[str, tuple[float, float]] = {}
        self.swept = 0.0

    def take(self, who: str, now: float) -> bool:
        """Take a token of someone's bucket at a time in seconds, if there is one."""
        if now - self.swept > SWEEP_SECONDS:
            self._sweep(now)
        level = self._level(who, now)
        if level < 1:
            return False
        self.levels[who] = level - 1, now
        return True

    def give_back(self, who: str, now: float) -> None:
        """Put a token back that was taken for nothing."""
        self.levels[who] = min(self.burst, self._level(who, now) + 1), now

    def _level(self, who: str, now: float) -> float:
        if who not in self.levels:
            return self.burst
        level, since = self.levels[who]
        return min(self.burst, level + (now - since) * self.per_second)

    def _sweep(self, now: float) -> None:
        """Forget those whose buckets are full again."""
        self.swept = now
        self.levels = {who: kept for who, kept in self.levels.items() if self._level(who, now) < self.burst}


class Held:
    """How many of something each one has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Have one more, if that is not too many."""
        if self.counts[who] >= self.most:
            return False
        self.counts[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """Have one less."""
        self.counts[who] -= 1
        if self.counts[who] <= 0:
            del self.counts[who]
