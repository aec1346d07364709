"""Long jobs that people ask for and come back to: of one address one after another, of several in turn.

Each job belongs to a key (a person, a seat of a game), which can have one at a time. Its steps are done in processes,
in turn with other long work (``work.scheduler``).
A job can be stopped, and its result can be read for a while. Nothing is stored: jobs end with the server. Subclass it
for a new kind of job.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Hashable
from math import inf
from typing import Any, ClassVar, Generic, Literal, TypeVar

import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.executors.callers import Caller, caller, calls
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import Work
from spellhall.server.translatable import worded

Stage = Literal["waiting", "running", "done", "stopped", "failed"]
MOST_EACH = 20
"""How many jobs of one address may wait."""
MOST_WAITING = 400
"""How many jobs may wait in all."""
KEPT_SECONDS = 3600.0
"""How many seconds a finished job's result can be read."""


class Declined(SpellhallError):
    """A job that is not started; ``text`` is the sentence why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Job:
    """A job that someone requested.

    Attributes:
        stage: how far it has come.
        is_open: whether it is still going; otherwise it is over, or its result is being put together.
        over_at: when it ended; infinity until then.
        caller: who asked for it.
        task: what works on it, once it has begun.
    """

    def __init__(self) -> None:
        self.caller: Caller = caller().later()
        self.task: asyncio.Task[None] | None = None
        self.stage: Stage = "waiting"
        self.is_open = True
        self.over_at = inf


K = TypeVar("K", bound=Hashable)
J = TypeVar("J", bound=Job)
T = TypeVar("T")


class JobQueue(ABC, Generic[K, J]):
    """A server's jobs of one kind.

    Attributes:
        of: each key's last job.
        lines: the jobs of each address: the running one first, then those that wait for it.
    """

    crowded: ClassVar[str]
    """Why nobody can start one while {most} are waiting."""
    one_at_a_time: ClassVar[str]
    """Why nobody can have a second one while their first is running."""

    def __init__(self, work: Work, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.work = work
        self.of: dict[K, J] = {}
        self.lines: dict[str, deque[J]] = {}
        self.log = structlog.get_logger()

    def close(self) -> None:
        """End at once: what is running or waiting is lost."""
        for task in [job.task for line in self.lines.values() for job in line if job.task is not None]:
            task.cancel()
        self.lines.clear()

    # ------------------------------------------------------------------ requests

    def look(self, key: K) -> J | None:
        """A key's last job, if there is one."""
        return self.of.get(key)

    def ahead(self, job: J) -> int:
        """How many jobs of its address come before this one."""
        line = self.lines.get(job.caller.address, ())
        return line.index(job) if job in line else 0

    def check(self, key: K) -> None:
        """Check that this key may have a job now.

        Raises:
            Declined: when it may not.
        """
        last = self.of.get(key)
        if last is not None and last.is_open:
            raise Declined(self.one_at_a_time)
        mine = len(self.lines.get(caller().address, ()))
        for count, most in ((mine, MOST_EACH), (sum(map(len, self.lines.values())), MOST_WAITING)):
            if count > most:
                raise Declined(worded(self.crowded, most=most))

    def begin(self, key: K, job: J) -> None:
        """Begin a job, or let it wait for others of its address; jobs that ended long ago are dropped.

        Raises:
            Declined: when this key may have none now.
        """
        self.check(key)
        before = self.clock() - KEPT_SECONDS
        self.of = {key: each for key, each in self.of.items() if each.over_at > before}
        self.of[key] = job
        self.lines.setdefault(job.caller.address, deque()).append(job)
        self._go_on(job.caller.address)

    async def stop(self, key: K) -> bool:
        """Stop a key's job; returns whether one was running or waiting. The result so far can be read."""
        job = self.of.get(key)
        if job is None or not job.is_open:
            return False
        self._end(job)
        await self._close(job, "stopped")
        return True

    def hand_over(self, key: K, instead: K | None) -> None:
        """A key was deleted: its job moves to another key, or is stopped."""
        job = self.of.pop(key, None)
        if job is None:
            return
        if instead is not None and instead not in self.of:
            self.of[instead] = job
        else:
            self._end(job)

    # ------------------------------------------------------------------ work

    @abstractmethod
    async def work_at(self, job: J) -> None:
        """Do a job, step by step (see ``step``)."""

    async def conclude(self, job: J) -> None:
        """Put together the result of a job that has ended without failing."""

    async def step(self, work: Callable[..., T], *args: Any) -> T:
        """One step of a job, in a process."""
        return await self.work.in_process(Urgency.LONG, work, *args, accepted=True)

    def _go_on(self, address: str) -> None:
        """Begin the next job of an address, unless one of its jobs is running."""
        line = self.lines[address]
        if not line:
            del self.lines[address]
        elif line[0].task is None:
            line[0].stage = "running"
            line[0].task = asyncio.get_running_loop().create_task(self._carry_out(line[0]))

    async def _carry_out(self, job: J) -> None:
        calls(job.caller)
        stage: Stage = "done"
        try:
            await self.work_at(job)
        except Exception as error:  # a failed job must not end the others
            self.log.error("a job failed", of=type(self).__name__, exc_info=error)
            stage = "failed"
        job.task = None
        self._end(job)
        await self._close(job, stage)

    def _end(self, job: J) -> None:
        """Stop working on a job; the next one of its address begins."""
        job.is_open = False
        if job.task is not None:
            job.task.cancel()
        line = self.lines.get(job.caller.address, deque())
        if job in line:
            line.remove(job)
            self._go_on(job.caller.address)

    async def _close(self, job: J, stage: Stage) -> None:
        if stage != "failed":
            await self.conclude(job)
        job.stage = stage
        job.over_at = self.clock()
