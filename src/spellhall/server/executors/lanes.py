"""A lane: some workers of one kind, and the jobs that wait for them.

In a lane for several kinds of work, one worker is kept free for the more urgent ones. A job that nobody waits for
any more is dropped, or ended a moment later. Read this when workers are idle while jobs wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, Protocol, TypeVar, cast

import structlog

from spellhall.server.executors.budgets import Budgets
from spellhall.server.executors.callers import Caller, caller
from spellhall.server.executors.fair_queue import FairQueue, Urgency
from spellhall.server.executors.processes import Priority, WorkerProcesses
from spellhall.server.tables.refusal import BUSY, Refusal

CROWDED = "the hall has too much to do right now; try again in a minute"
GRACE = 5.0
"""Seconds that a process may go on with a job that nobody wants: a new process would cost as much."""

T = TypeVar("T")
Timed = tuple[T, float]
"""A result, and the CPU seconds that it took."""


class Job(Generic[T]):
    """Something to compute.

    Attributes:
        result: what comes of it; cancelled when nobody wants it any more.
        started: whether a worker has begun it.
        since: when it began to wait.
    """

    def __init__(self, urgency: Urgency, one: Caller, work: Callable[..., T], args: Sequence[Any]) -> None:
        self.urgency = urgency
        self.caller = one
        self.work = work
        self.args = args
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.started = False
        self.since = time.monotonic()


class Worker(Protocol):
    """Does one job at a time."""

    async def carry_out(self, job: Job[T]) -> Timed[T]:
        """Do a job; raises what it raises."""

    def end(self) -> None:
        """End the current job, if that is possible."""

    def close(self) -> None:
        """End for good."""


class Thread:
    """A thread of the server, for short work on what it holds in memory; it has the server's priority."""

    def __init__(self, *_: Priority) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="aside")

    async def carry_out(self, job: Job[T]) -> Timed[T]:
        """See ``Worker``."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, _in_thread, job.work, job.args)

    def end(self) -> None:
        """A thread can't be ended."""

    def close(self) -> None:
        """See ``Worker``."""
        self.pool.shutdown(wait=False, cancel_futures=True)


class Process:
    """A process, for what takes long and can be pickled."""

    def __init__(self, priority: Priority) -> None:
        self.workers = WorkerProcesses(1, priority)

    async def carry_out(self, job: Job[T]) -> Timed[T]:
        """See ``Worker``."""
        is_wanted = lambda: not job.result.cancelled()  # noqa: E731
        return await self.workers.carry_out(_in_process, job.work, job.args, is_wanted=is_wanted)

    def end(self) -> None:
        """See ``Worker``."""
        self.workers.end()

    def close(self) -> None:
        """See ``Worker``."""
        self.workers.close()


def _in_thread(work: Callable[..., T], args: Sequence[Any]) -> Timed[T]:
    began = time.thread_time()
    return work(*args), time.thread_time() - began


def _in_process(work: Callable[..., T], args: Sequence[Any]) -> Timed[T]:
    began = time.process_time()
    return work(*args), time.process_time() - began


class Lane:
    """Workers, and the jobs that wait for them.

    Args:
        workers: the first of them is the one that is kept free, ...
        free_for: ... for jobs that are at least this urgent; ``LONG``: none is.
        budgets: what callers have used.
        most: how many jobs may wait, and ``most_each`` how many of one address.
    """

    def __init__(
        self, workers: Sequence[Worker], free_for: Urgency, budgets: Budgets, most: int, most_each: int
    ) -> None:
        self.workers = workers
        self.free_for = free_for
        self.budgets = budgets
        self.most = most
        self.most_each = most_each
        self.queue = FairQueue(budgets.is_over)
        self.running: dict[Worker, Job[Any]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.log = structlog.get_logger()

    def begin(self, urgency: Urgency, work: Callable[..., T], *args: Any, accepted: bool = False) -> Job[T]:
        """Have something computed, when its turn has come.

        Args:
            accepted: it is part of something that the hall has agreed to, so it is never refused.

        Raises:
            Refusal: when too much is waiting, or the caller has used far too much lately.
        """
        one = caller().later()
        if one.address and not accepted:
            full = self.queue.count >= self.most or self.queue.waiting_from(one.address) >= self.most_each
            if full or (urgency >= Urgency.READING and self.budgets.is_far_over(one.address)):
                raise Refusal(BUSY, CROWDED)
        job = Job(urgency, one, work, args)
        self.queue.put(job)
        self._start()
        return job

    def give_up(self, job: Job[Any]) -> None:
        """Nobody wants a job any more: it is not begun, or ended soon."""
        job.result.cancel()
        if not self.queue.remove(job):
            asyncio.get_running_loop().call_later(GRACE, self._end, job)

    def close(self) -> None:
        """End: what waits is lost, and so is what processes compute."""
        self.closed = True
        for worker in self.workers:
            worker.close()
        for task in self.tasks:
            task.cancel()
        while job := self.queue.take():
            cast(Job[Any], job).result.cancel()

    def _end(self, job: Job[Any]) -> None:
        for worker, running in self.running.items():
            if running is job:
                worker.end()

    def _start(self) -> None:
        """Let free workers begin what waits."""
        while not self.closed:
            kept, *others = self.workers
            common = [worker for worker in others if worker not in self.running]
            urgent = kept not in self.running
            if not (common or urgent):
                return
            job = cast("Job[Any] | None", self.queue.take(Urgency.LONG if common else self.free_for))
            if job is None:
                return
            worker = kept if urgent and job.urgency <= self.free_for else common[-1]
            self.running[worker] = job
            job.started = True
            task = asyncio.get_running_loop().create_task(self._carry_out(worker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _carry_out(self, worker: Worker, job: Job[Any]) -> None:
        began = time.monotonic()
        cost: float | None = None
        try:
            found, cost = await worker.carry_out(job)
            if not job.result.done():
                job.result.set_result(found)
        except BrokenProcessPool as error:
            if not job.result.done():
                self.log.error("a worker died twice over the same work", work=_name_of(job), error=str(error))
                job.result.set_exception(Refusal(BUSY, CROWDED))
        except asyncio.CancelledError:
            job.result.cancel()
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        finally:
            used = time.monotonic() - began if cost is None else cost
            self.queue.done(job, used)
            self.budgets.spend(job.caller.address, used)
            del self.running[worker]
            self._start()


def _name_of(job: Job[Any]) -> str:
    return getattr(job.work, "__qualname__", repr(job.work))
