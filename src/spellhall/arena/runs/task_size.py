"""How many games make one task: about ``SPAN`` seconds' worth.

So little is lost when a process is ended, and handing out tasks takes little time. The length of a game is known only
after some have been played, so the first tasks are small. Towards the end they are small again, to keep all processes
busy.
"""

from __future__ import annotations

from collections.abc import Iterator

SPAN = 5.0
"""The seconds that one task should take."""
FIRST = 4
"""The games of a task while the length of a game is unknown."""


class Pace:
    """Cuts games into tasks, by number, in order.

    Args:
        first, games: the first number, and the number after the last.
        jobs: how many tasks run at the same time.
    """

    def __init__(self, first: int, games: int, jobs: int) -> None:
        self.next = first
        self.games = games
        self.jobs = jobs
        self.played = 0
        self.seconds = 0.0

    def took(self, played: int, seconds: float) -> None:
        """Record that one process took this long to play this many games."""
        self.played += played
        self.seconds += seconds

    def tasks(self) -> Iterator[range]:
        """The numbers of the games of each task; the size is decided when the task is requested."""
        while self.next < self.games:
            size = min(self._by_time(), self._fair_share())
            start, self.next = self.next, min(self.next + size, self.games)
            yield range(start, self.next)

    def _by_time(self) -> int:
        if not self.played:
            return FIRST
        return max(1, int(SPAN * self.played / max(self.seconds, 1e-6)))

    def _fair_share(self) -> int:
        return max(1, (self.games - self.next) // (2 * self.jobs))
