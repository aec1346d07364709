"""How many CPU seconds callers have used lately. Over the budget, their work waits behind everyone else's; far over it,
new work is refused.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MINUTE = 60.0
SWEEP_SECONDS = 60.0
"""Seconds between two clean-ups of callers who have used nothing lately."""


class Budgets:
    """What each address has left: it gets so many CPU seconds a minute, and saves up at most one minute's.

    Args:
        seconds: CPU seconds per address and minute.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}
        self.swept = clock()

    def left(self, address: str) -> float:
        """The CPU seconds that an address has left; negative when it has used too much."""
        level, since = self.levels.get(address, (self.seconds, 0.0))
        return min(self.seconds, level + (self.clock() - since) * self.seconds / MINUTE)

    def spend(self, address: str, seconds: float) -> None:
        """An address has used CPU seconds; the hall's own work costs nothing."""
        if address:
            self.levels[address] = self.left(address) - seconds, self.clock()
        if self.clock() - self.swept > SWEEP_SECONDS:
            self.swept = self.clock()
            self.levels = {one: kept for one, kept in self.levels.items() if self.left(one) < self.seconds}

    def is_over(self, address: str) -> bool:
        """Whether an address has used more than its budget."""
        return bool(address) and self.left(address) < 0

    def is_far_over(self, address: str) -> bool:
        """Whether it has used more than the next minute's budget as well."""
        return bool(address) and self.left(address) < -self.seconds
