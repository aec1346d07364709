"""The queue of tests: who waits, what is being played, and what came of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Any, Literal

import structlog

from spellhall.arena.decktest import Findings
from spellhall.arena.trials import Trial, play_pair
from spellhall.kernel.errors import SpellhallError
from spellhall.server.aside import aside
from spellhall.server.tables.thinking import Thinkers

Stage = Literal["waiting", "running", "done", "stopped", "failed"]
MOST_WAITING = 40
"""So many tests wait at most."""
KEPT_SECONDS = 3600.0
"""For so long what came of a test can be read."""
FULL = f"{MOST_WAITING} tests of decks wait already; try again later"
ONE_AT_A_TIME = "you have a test under way; stop it, or wait for its end"


class Declined(SpellhallError):
    """A test that is not begun, with the sentence why."""


class DeckTest:
    """A test that somebody asked for.

    Attributes:
        stage: how far it is.
        is_open: whether it goes on; else it is over, or what its games tell is being worked out.
        report: what its games tell, as plain data, once it is over.
        over_at: when that was; infinity until then.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.stage: Stage = "waiting"
        self.is_open = True
        self.findings = Findings(trial)
        self.report: dict[str, Any] | None = None
        self.over_at = inf


class DeckTests:
    """The tests of one server.

    Attributes:
        of: the last test of each person.
        line: those that wait, and the one that is being played at its head.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.workers = Thinkers(1, calm=True)
        self.of: dict[int, DeckTest] = {}
        self.line: deque[DeckTest] = deque()
        self.something = asyncio.Event()
        self.busy: asyncio.Task[None] | None = None
        self.log = structlog.get_logger()

    def open(self) -> None:
        """Begin."""
        self.busy = asyncio.get_running_loop().create_task(self._work())

    def close(self) -> None:
        """End at once: what is under way is lost."""
        if self.busy is not None:
            self.busy.cancel()
        self.workers.close()

    def check(self, person: int) -> None:
        """Whether somebody may ask for a test now.

        Raises:
            Declined: when he may not.
        """
        mine = self.of.get(person)
        if mine is not None and mine.is_open:
            raise Declined(ONE_AT_A_TIME)
        if len(self.line) > MOST_WAITING:
            raise Declined(FULL)

    def begin(self, person: int, trial: Trial) -> DeckTest:
        """Take a test into the queue.

        Raises:
            Declined: when this person cannot have one now.
        """
        self.check(person)
        self._forget()
        test = self.of[person] = DeckTest(trial)
        self.line.append(test)
        self.something.set()
        return test

    def ahead(self, test: DeckTest) -> int:
        """How many tests come before one."""
        return self.line.index(test) if test in self.line else 0

    async def stop(self, person: int) -> bool:
        """Stop somebody's test; whether there was one under way. What was played can be read."""
        test = self.of.get(person)
        if test is None or not test.is_open:
            return False
        await self._close(test, "stopped")
        return True

    def person_gone(self, person: int, instead: int | None) -> None:
        """Somebody is no more: his test goes to whoever he is from now on, or is not played any more."""
        test = self.of.pop(person, None)
        if test is None:
            return
        if instead is not None and instead not in self.of:
            self.of[instead] = test
        else:
            self._end(test)

    def _end(self, test: DeckTest) -> None:
        """No more of it is played."""
        test.is_open = False
        if test in self.line:
            self.line.remove(test)

    def _forget(self) -> None:
        """Let those tests go that were over long ago."""
        before = self.clock() - KEPT_SECONDS
        self.of = {person: test for person, test in self.of.items() if test.over_at > before}

    async def _work(self) -> None:
        while True:
            while not self.line:
                self.something.clear()
                await self.something.wait()
            test = self.line[0]
            try:
                await self._play(test)
            except Exception as error:  # one test must not end all others
                self.log.error("a test of a deck failed", game=test.trial.game, exc_info=error)
                await self._close(test, "failed")

    async def _play(self, test: DeckTest) -> None:
        test.stage = "running"
        for task in test.trial.tasks():
            part = await self.workers.carry_out(play_pair, *task)
            if not test.is_open:
                return
            test.findings.take(part)
        await self._close(test, "done")

    async def _close(self, test: DeckTest, stage: Stage) -> None:
        """A test is over; what its games tell is worked out beside the loop."""
        self._end(test)
        if stage != "failed" and test.findings.games:
            test.report = await aside(test.findings.document)
        test.stage = stage
        test.over_at = self.clock()
