"""The queue of deck tests: how each is played, and its results."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.arena.studies.deck_games import Trial, play_pair
from spellhall.arena.studies.deck_test import Findings
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.job_queue import Job, JobQueue


class DeckTest(Job):
    """A test that someone requested.

    Attributes:
        findings: the results of its games so far.
        report: the results as plain data, once it is over.
    """

    def __init__(self, trial: Trial) -> None:
        super().__init__()
        self.trial = trial
        self.findings = Findings(trial)
        self.report: dict[str, Any] | None = None


class DeckTests(JobQueue[int, DeckTest]):
    """One server's tests, by person."""

    crowded: ClassVar[str] = "{most} deck tests are already waiting; try again later"
    one_at_a_time: ClassVar[str] = "you already have a test running; stop it or wait for it to finish"

    async def work_at(self, job: DeckTest) -> None:
        """Play the test, one pair of games at a time."""
        for task in job.trial.tasks():
            job.findings.take(await self.step(play_pair, *task))

    async def conclude(self, job: DeckTest) -> None:
        """Compute the report."""
        if job.findings.games:
            job.report = await self.work.in_process(Urgency.LONG, job.findings.document, accepted=True)
