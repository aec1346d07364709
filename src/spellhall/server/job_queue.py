"""A queue for long jobs: they run one after another in a low-priority process.

Each job belongs to a key (a person, a seat of a game), which can have one at a time.
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
from spellhall.server.tables.agent_processes import AgentProcesses, Priority
from spellhall.server.translatable import worded

Stage = Literal["waiting", "running", "done", "stopped", "failed"]
MOST_WAITING = 40
"""How many jobs may wait."""
KEPT_SECONDS = 3600.0
"""How many seconds a finished job's result can be read."""


class Declined(SpellhallError):
    """A job that is not started; ``text`` is the sentence why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Stopped(Exception):
    """A job has been stopped."""


class Job:
    """A job that someone requested.

    Attributes:
        stage: how far it has come.
        is_open: whether it is still going; otherwise it is over, or its result is being put together.
        over_at: when it ended; infinity until then.
    """

    def __init__(self) -> None:
        self.stage: Stage = "waiting"
        self.is_open = True
        self.over_at = inf


K = TypeVar("K", bound=Hashable)
J = TypeVar("J", bound=Job)
T = TypeVar("T")


class WaitingLine(ABC, Generic[K, J]):
    """A server's jobs of one kind.

    Attributes:
        of: each key's last job.
        line: the current job first, then those that wait.
    """

    crowded: ClassVar[str]
    """Why nobody can start one while {most} are waiting."""
    one_at_a_time: ClassVar[str]
    """Why nobody can have a second one while their first is running."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.workers = AgentProcesses(1, Priority.NO_HURRY)
        self.of: dict[K, J] = {}
        self.line: deque[J] = deque()
        self.something = asyncio.Event()
        self.busy: asyncio.Task[None] | None = None
        self.log = structlog.get_logger()

    def open(self) -> None:
        """Start."""
        self.busy = asyncio.get_running_loop().create_task(self._go_on())

    def close(self) -> None:
        """End at once: the current job is lost."""
        if self.busy is not None:
            self.busy.cancel()
        self.workers.close()

    # ------------------------------------------------------------------ requests

    def look(self, key: K) -> J | None:
        """A key's last job, if there is one."""
        return self.of.get(key)

    def ahead(self, job: J) -> int:
        """How many jobs come before this one."""
        return self.line.index(job) if job in self.line else 0

    def check(self, key: K) -> None:
        """Check that this key may have a job now.

        Raises:
            Declined: when it may not.
        """
        last = self.of.get(key)
        if last is not None and last.is_open:
            raise Declined(self.one_at_a_time)
        if len(self.line) > MOST_WAITING:
            raise Declined(worded(self.crowded, most=MOST_WAITING))

    def begin(self, key: K, job: J) -> None:
        """Add a job to the queue; jobs that ended long ago are dropped.

        Raises:
            Declined: when this key may have none now.
        """
        self.check(key)
        before = self.clock() - KEPT_SECONDS
        self.of = {key: each for key, each in self.of.items() if each.over_at > before}
        self.of[key] = job
        self.line.append(job)
        self.something.set()

    async def stop(self, key: K) -> bool:
        """Stop a key's job; returns whether one was running or waiting. The result so far can be read."""
        job = self.of.get(key)
        if job is None or not job.is_open:
            return False
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

    async def step(self, job: J, work: Callable[..., T], *args: Any) -> T:
        """One step of a job, in the process.

        Raises:
            Stopped: when nobody wants the result any more.
        """
        found = await self.workers.carry_out(work, *args)
        if not job.is_open:
            raise Stopped
        return found

    async def _go_on(self) -> None:
        while True:
            while not self.line:
                self.something.clear()
                await self.something.wait()
            job = self.line[0]
            job.stage = "running"
            try:
                await self.work_at(job)
                await self._close(job, "done")
            except Stopped:
                continue
            except Exception as error:  # a failed job must not end the others
                self.log.error("a job failed", of=type(self).__name__, exc_info=error)
                await self._close(job, "failed")

    def _end(self, job: J) -> None:
        """Stop working on it."""
        job.is_open = False
        if job in self.line:
            self.line.remove(job)

    async def _close(self, job: J, stage: Stage) -> None:
        self._end(job)
        if stage != "failed":
            await self.conclude(job)
        job.stage = stage
        job.over_at = self.clock()
