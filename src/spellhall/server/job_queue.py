"""A waiting line of long jobs: one after another is worked at by a process that stands back behind all others.

Each job belongs to a key (a person, a seat of a game), which has one at a time. It may be stopped, and what came of it
can be read for a while. Nothing of it is stored: it ends with the server.
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
from spellhall.server.tables.agent_processes import AgentProcesses
from spellhall.server.translatable import worded

Stage = Literal["waiting", "running", "done", "stopped", "failed"]
MOST_WAITING = 40
"""So many jobs wait at most."""
KEPT_SECONDS = 3600.0
"""For so long what came of a job can be read."""


class Declined(SpellhallError):
    """A job that is not begun; ``text`` is the sentence why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Stopped(Exception):
    """A job is not worked at any more."""


class Job:
    """Something that someone asked for.

    Attributes:
        stage: how far it is.
        is_open: whether it goes on; else it is over, or what came of it is being put together.
        over_at: when it was over; infinity until then.
    """

    def __init__(self) -> None:
        self.stage: Stage = "waiting"
        self.is_open = True
        self.over_at = inf


K = TypeVar("K", bound=Hashable)
J = TypeVar("J", bound=Job)
T = TypeVar("T")


class WaitingLine(ABC, Generic[K, J]):
    """The jobs of one kind of a server.

    Attributes:
        of: the last job of each key.
        line: those that wait, and the one that is worked at, first.
    """

    crowded: ClassVar[str]
    """Why nobody begins one while {most} wait."""
    one_at_a_time: ClassVar[str]
    """Why nobody has a second one while their first goes on."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.workers = AgentProcesses(1, calm=True)
        self.of: dict[K, J] = {}
        self.line: deque[J] = deque()
        self.something = asyncio.Event()
        self.busy: asyncio.Task[None] | None = None
        self.log = structlog.get_logger()

    def open(self) -> None:
        """Begin."""
        self.busy = asyncio.get_running_loop().create_task(self._go_on())

    def close(self) -> None:
        """End at once: what is under way is lost."""
        if self.busy is not None:
            self.busy.cancel()
        self.workers.close()

    # ------------------------------------------------------------------ what is asked for

    def look(self, key: K) -> J | None:
        """The last job of a key, if there is one."""
        return self.of.get(key)

    def ahead(self, job: J) -> int:
        """How many jobs come before one."""
        return self.line.index(job) if job in self.line else 0

    def check(self, key: K) -> None:
        """Whether there may be a job of a key now.

        Raises:
            Declined: when there may not.
        """
        last = self.of.get(key)
        if last is not None and last.is_open:
            raise Declined(self.one_at_a_time)
        if len(self.line) > MOST_WAITING:
            raise Declined(worded(self.crowded, most=MOST_WAITING))

    def begin(self, key: K, job: J) -> None:
        """Take a job into the line; those that were over long ago go.

        Raises:
            Declined: when there may be none of this key now.
        """
        self.check(key)
        before = self.clock() - KEPT_SECONDS
        self.of = {key: each for key, each in self.of.items() if each.over_at > before}
        self.of[key] = job
        self.line.append(job)
        self.something.set()

    async def stop(self, key: K) -> bool:
        """Stop the job of a key; whether there was one under way. What came of it by then can be read."""
        job = self.of.get(key)
        if job is None or not job.is_open:
            return False
        await self._close(job, "stopped")
        return True

    def hand_over(self, key: K, instead: K | None) -> None:
        """A key is no more: its job belongs to another from now on, or is not worked at any more."""
        job = self.of.pop(key, None)
        if job is None:
            return
        if instead is not None and instead not in self.of:
            self.of[instead] = job
        else:
            self._end(job)

    # ------------------------------------------------------------------ how it is worked at

    @abstractmethod
    async def work_at(self, job: J) -> None:
        """Do a job, step by step (see ``step``)."""

    async def conclude(self, job: J) -> None:
        """Put together what came of a job that is over, and has not failed."""

    async def step(self, job: J, work: Callable[..., T], *args: Any) -> T:
        """One step of a job, in the process.

        Raises:
            Stopped: when nobody wants what came of it any more.
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
            except Exception as error:  # one job must not end all others
                self.log.error("a job failed", of=type(self).__name__, exc_info=error)
                await self._close(job, "failed")

    def _end(self, job: J) -> None:
        """No more of it is done."""
        job.is_open = False
        if job in self.line:
            self.line.remove(job)

    async def _close(self, job: J, stage: Stage) -> None:
        self._end(job)
        if stage != "failed":
            await self.conclude(job)
        job.stage = stage
        job.over_at = self.clock()
