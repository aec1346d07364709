"""Results that are computed once for all who ask."""

from __future__ import annotations

import asyncio
import threading

import pytest
from server.works import a_work
from waiting import until

from spellhall.kernel.errors import UsageError
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.kept_results import KeptResults


class Made:
    """Counts what is made; ``gate`` holds it up."""

    def __init__(self):
        self.gate = threading.Event()
        self.gate.set()
        self.made = []

    def make(self, what):
        assert self.gate.wait(60)
        self.made.append(what)
        if what == "fault":
            raise UsageError("no")
        return what.upper()


def scenario(check, most=3):
    """Run a check of kept results."""

    async def run():
        async with a_work() as work:
            made = Made()
            await check(KeptResults(work.threads, Urgency.READING, most), made, work)

    asyncio.run(run())


def test_who_asks_at_once_gets_one_result_and_later_ones_the_same():
    async def check(kept, made, work):
        found = await asyncio.gather(*(kept.of("a", made.make, "a") for _ in range(30)))
        assert set(found) == {"A"} and await kept.of("a", made.make, "a") == "A"
        assert made.made == ["a"] and not kept.jobs and not kept.asking

    scenario(check)


def test_those_that_were_asked_for_last_are_kept():
    async def check(kept, made, work):
        for what in ("a", "b", "c", "a", "d"):
            await kept.of(what, made.make, what)
        assert [kept.knows(what) for what in "abcd"] == [True, False, True, True]

    scenario(check)


def test_a_fault_is_for_all_who_asked_and_is_not_kept():
    async def check(kept, made, work):
        found = await asyncio.gather(*(kept.of("x", made.make, "fault") for _ in range(3)), return_exceptions=True)
        assert [str(one) for one in found] == ["no"] * 3 and not kept.knows("x")
        with pytest.raises(UsageError):
            await kept.of("x", made.make, "fault")
        assert len(made.made) == 2

    scenario(check)


def test_what_all_have_hung_up_on_is_not_begun_but_finished_once_begun():
    async def check(kept, made, work):
        made.gate.clear()
        asked = [asyncio.create_task(kept.of(what, made.make, what)) for what in ("a", "a", "b", "b")]
        await until("the first", lambda: work.threads.running and work.threads.queue.count == 1)
        stays = asyncio.create_task(kept.of("c", made.make, "c"))
        leaves = asyncio.create_task(kept.of("c", made.make, "c"))
        await until("the third", lambda: work.threads.queue.count == 2)
        for task in (*asked, leaves):
            task.cancel()
        await asyncio.gather(*asked, leaves, return_exceptions=True)
        assert work.threads.queue.count == 1 and not kept.knows("b")
        made.gate.set()
        assert await stays == "C"
        assert kept.knows("a") and made.made == ["a", "c"]

    scenario(check)
