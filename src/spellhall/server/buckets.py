"""Token buckets and counters that limit how much each caller does and holds. Plain arithmetic."""

from __future__ import annotations

from collections import Counter

SWEEP_SECONDS = 60.0
"""Seconds between two clean-ups of callers who have been idle for long."""


class Buckets:
    """Token buckets, one per caller: each action takes a token, and tokens flow back over time.

    Libraries for this scan all their entries, in a thread of their own, after each message: more than a tenth of what a
    busy server did.

    Attributes:
        levels: how full each bucket was when it was last used, and when that was.
        spent: the tokens that were taken since someone last looked; None if nobody does.
    """

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.levels: dict[str, tuple[float, float]] = {}
        self.spent: Counter[str] | None = None
        self.swept = 0.0

    def take(self, who: str, now: float) -> bool:
        """Take a token from someone's bucket at a time in seconds, if there is one."""
        if now - self.swept > SWEEP_SECONDS:
            self._sweep(now)
        level = self._level(who, now)
        if level < 1:
            return False
        self.levels[who] = level - 1, now
        if self.spent is not None:
            self.spent[who] += 1
        return True

    def give_back(self, who: str, now: float) -> None:
        """Put back a token that was not used after all."""
        self.levels[who] = min(self.burst, self._level(who, now) + 1), now
        if self.spent is not None:
            self.spent[who] -= 1

    def charge(self, who: str, tokens: float, now: float) -> None:
        """Take tokens that someone has used elsewhere, or give back a negative number of them."""
        self.levels[who] = max(-self.burst, min(self.burst, self._level(who, now) - tokens)), now

    def _level(self, who: str, now: float) -> float:
        if who not in self.levels:
            return self.burst
        level, since = self.levels[who]
        return min(self.burst, level + (now - since) * self.per_second)

    def _sweep(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self.swept = now
        self.levels = {who: kept for who, kept in self.levels.items() if self._level(who, now) < self.burst}


class Held:
    """How many of something each caller holds at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Take one more, if that is not too many; what is held ``elsewhere`` counts, too."""
        if self.counts[who] + self.elsewhere[who] >= self.most:
            return False
        self.counts[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """Give one back."""
        self.counts[who] -= 1
        if self.counts[who] <= 0:
            del self.counts[who]
