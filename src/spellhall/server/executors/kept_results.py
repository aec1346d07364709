"""Results that are computed once for everyone who asks, and remembered by what they were made from.

Anyone who asks while one is computed waits for the same. If they all hang up before it has begun, it isn't computed;
after that it is, because others may ask. Read this before you compute something for strangers.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from spellhall.server.executors.callers import caller
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.lanes import Job, Lane

T = TypeVar("T")


class KeptResults(Generic[T]):
    """Results of one kind.

    Args:
        lane: where they are computed.
        urgency: how urgent that is.
        most: how many are remembered: those that were asked for last.
    """

    def __init__(self, lane: Lane, urgency: Urgency, most: int) -> None:
        self.lane = lane
        self.urgency = urgency
        self.most = most
        self.done: OrderedDict[Hashable, T] = OrderedDict()
        self.jobs: dict[Hashable, Job[T]] = {}
        self.asking: dict[Hashable, int] = {}

    def knows(self, key: Hashable) -> bool:
        """Whether a result is there, or being computed."""
        return key in self.done or key in self.jobs

    async def of(self, key: Hashable, work: Callable[..., T], *args: Any) -> T:
        """The result of ``work(*args)``; ``key`` stands for its arguments.

        Raises:
            Refusal: when too much is waiting.
            HungUp: when the caller has disconnected before.
            Exception: what it raised; that isn't remembered.
        """
        if key in self.done:
            self.done.move_to_end(key)
            return self.done[key]
        if key not in self.jobs:
            job = self.jobs[key] = self.lane.begin(self.urgency, work, *args)
            job.result.add_done_callback(lambda _: self._over(key, job))
        job = self.jobs[key]
        self.asking[key] = self.asking.get(key, 0) + 1
        try:
            return await caller().unless_gone(asyncio.shield(job.result))
        finally:
            self.asking[key] -= 1
            if not self.asking[key]:
                del self.asking[key]
                if not job.started and not job.result.done():
                    if self.jobs.get(key) is job:
                        del self.jobs[key]
                    self.lane.give_up(job)

    def forget(self, which: Callable[[Any], bool]) -> None:
        """Forget the results with some keys; what is being computed of them now won't be remembered."""
        for kept in (self.done, self.jobs):
            for key in [key for key in kept if which(key)]:
                del kept[key]

    def _over(self, key: Hashable, job: Job[T]) -> None:
        if self.jobs.get(key) is not job:
            return
        del self.jobs[key]
        if job.result.cancelled() or job.result.exception() is not None:
            return
        self.done[key] = job.result.result()
        while len(self.done) > self.most:
            self.done.popitem(last=False)
