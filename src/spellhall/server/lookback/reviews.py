"""Reviews of finished games, and their accounts.

A review belongs to a seat of a finished game: asking for it again returns the same one, for as long as it is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from spellhall.kernel.presentation.account import Account
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.kept_results import KeptResults
from spellhall.server.executors.scheduler import Work
from spellhall.server.job_queue import Job, JobQueue
from spellhall.server.lookback import jobs
from spellhall.server.lookback.jobs import Past, Weighed

ACCOUNTS = 200
"""How many games' accounts are kept."""
SEED = 1

Key = tuple[str, int]
"""A table by its code, and a seat of it."""


class Review(Job):
    """What one seat's choices have cost.

    Attributes:
        total: how many choices are reviewed; 0 until that is known.
        found: those that have been reviewed so far.
    """

    def __init__(self, past: Past, seat: int, names: Sequence[str], simulations: int) -> None:
        super().__init__()
        self.past = past
        self.seat = seat
        self.names = names
        self.simulations = simulations
        self.total = 0
        self.found: list[Weighed] = []


class Reviews(JobQueue[Key, Review]):
    """One server's reviews, and the accounts of its games."""

    crowded: ClassVar[str] = "{most} reviews are already waiting; try again later"
    one_at_a_time: ClassVar[str] = "your review of this game is already running"

    def __init__(self, work: Work, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(work, clock)
        self.accounts: KeptResults[Account] = KeptResults(work.long, Urgency.LONG, ACCOUNTS)

    async def account(self, code: str, past: Past, returns: Sequence[float]) -> Account:
        """A finished game's account, computed once for everyone who asks.

        Raises:
            SpellhallError: when the game cannot be replayed.
        """
        return await self.accounts.of(code, jobs.account, past, returns)

    async def work_at(self, job: Review) -> None:
        """Review a seat's choices, one after another."""
        past = job.past
        choices = await self.step(jobs.choices_of, past, job.seat)
        job.total = len(choices)
        for choice in choices:
            task = (past.name, past.options, choice, job.names, SEED, job.simulations)
            job.found.append(await self.step(jobs.weighed, *task))
