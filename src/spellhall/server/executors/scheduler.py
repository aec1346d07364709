"""All work off the event loop: in threads what is short and concerns objects in memory, in processes what takes long.

Use it for anything that would hold the loop for more than a few milliseconds:
``await work.in_thread(Urgency.MOVE, live_game.at, 3)``. What runs in a process is a module-level function whose
arguments and result can be pickled. One process is for requests that someone waits for, so that it has loaded what they
need; the others are for long jobs. Read this when an answer takes long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spellhall.server.executors.budgets import Budgets
from spellhall.server.executors.callers import caller
from spellhall.server.executors.fair_queue import SHORT, Urgency
from spellhall.server.executors.lanes import Job, Lane, Process, Thread, Worker
from spellhall.server.executors.processes import Priority
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings

THREADS = 2
"""Threads for short work: one of them is always free for moves and openings."""

T = TypeVar("T")


class Work:
    """A server's work off the loop: lanes with the same rules, and one budget for each caller."""

    def __init__(self, settings: Settings) -> None:
        self.budgets = Budgets(settings.work_seconds_per_minute)
        self.threads = self._lane([Thread() for _ in range(THREADS)], settings, free_for=SHORT)
        self.lookups = self._lane([Process(Priority.SOMEONE_WAITS)], settings)
        self.long = self._lane([Process(Priority.NO_HURRY) for _ in range(settings.work_processes)], settings)

    def _lane(self, workers: Sequence[Worker], settings: Settings, free_for: Urgency = Urgency.LONG) -> Lane:
        return Lane(workers, free_for, self.budgets, settings.work_waiting, settings.work_waiting_per_address)

    async def in_thread(self, urgency: Urgency, work: Callable[..., T], *args: Any) -> T:
        """The result of ``work(*args)`` in a thread.

        Raises:
            Refusal: when too much is waiting.
            HungUp: when the caller has disconnected before; only if it is not urgent.
            Exception: what it raised.
        """
        return await self._result(self.threads, self.threads.begin(urgency, work, *args))

    async def in_process(self, urgency: Urgency, work: Callable[..., T], *args: Any, accepted: bool = False) -> T:
        """The same in a process. If its process dies, it is tried once more.

        Args:
            accepted: it is part of something that the hall has agreed to, so it is never refused.
        """
        lane = self.long if urgency == Urgency.LONG else self.lookups
        return await self._result(lane, lane.begin(urgency, work, *args, accepted=accepted))

    def close(self) -> None:
        """End: what is waiting or computed in processes is lost."""
        for lane in self._lanes().values():
            lane.close()

    def behind(self) -> float:
        """For how many seconds the oldest short job has waited for a worker."""
        return max(self.threads.queue.oldest(urgency) for urgency in Urgency if urgency <= SHORT)

    def look_up(self, metrics: Metrics) -> None:
        """Set the metrics of the queues."""
        for name, lane in self._lanes().items():
            for urgency in Urgency:
                label = urgency.name.lower()
                metrics.work_waiting.labels(name, label).set(lane.queue.waiting(urgency))
                metrics.work_oldest.labels(name, label).set(lane.queue.oldest(urgency))

    def _lanes(self) -> dict[str, Lane]:
        return {"threads": self.threads, "lookups": self.lookups, "long": self.long}

    async def _result(self, lane: Lane, job: Job[T]) -> T:
        try:
            if job.urgency <= SHORT:  # it is carried out to the end, even for callers who don't wait for the answer
                return await job.result
            return await caller().unless_gone(job.result)
        finally:
            if not job.result.done() or job.result.cancelled():
                lane.give_up(job)
