"""Workers and what waits for them: one is kept free, jobs are refused, given up, ended, and tried once more."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from server.processes import needs_proc
from server.works import a_work
from waiting import until

from spellhall.kernel.errors import UsageError
from spellhall.server.executors import lanes
from spellhall.server.executors.callers import Caller, HungUp, calls
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import THREADS
from spellhall.server.metrics import Metrics
from spellhall.server.tables.refusal import Refusal

AGE = 3_600.0
"""Seconds of a job that nobody waits for."""


def run(scenario):
    return asyncio.run(scenario)


def called(address, work, receive=None):
    """A task of a caller."""

    async def ask():
        calls(Caller(address, receive=receive))
        return await work()

    return asyncio.create_task(ask())


class Gate:
    """Threads wait here until it is opened."""

    def __init__(self):
        self.gate = threading.Event()
        self.passed = []

    def wait(self, name=""):
        assert self.gate.wait(60)
        self.passed.append(name)
        return name


def test_reading_never_occupies_the_last_thread():
    async def scenario():
        async with a_work() as work:
            gate = Gate()
            readers = [asyncio.create_task(work.in_thread(Urgency.READING, gate.wait)) for _ in range(5)]
            await until("a reader", lambda: work.threads.running)
            assert len(work.threads.running) == THREADS - 1
            assert await asyncio.wait_for(work.in_thread(Urgency.MOVE, len, "abc"), 30) == 3
            assert await asyncio.wait_for(work.in_thread(Urgency.OPENING, len, "ab"), 30) == 2
            gate.gate.set()
            await asyncio.gather(*readers)

    run(scenario())


@needs_proc
def test_long_work_keeps_no_lookup_waiting(tmp_path):
    async def scenario():
        async with a_work() as work:
            file = tmp_path / "pids"
            long = [asyncio.create_task(work.in_process(Urgency.LONG, note_and_wait, str(file), AGE)) for _ in range(5)]
            await until("a long job", lambda: pids(file))
            assert await work.in_process(Urgency.READING, len, "abc") == 3
            assert work.long.queue.count == 4
        for task in long:
            with pytest.raises(asyncio.CancelledError):
                await task

    run(scenario())


def test_moves_come_before_openings_and_openings_before_reading():
    async def scenario():
        async with a_work() as work:
            gate = Gate()
            held = [asyncio.create_task(work.in_thread(Urgency.MOVE, gate.wait)) for _ in range(THREADS)]
            await until("all threads", lambda: len(work.threads.running) == THREADS)
            order = []
            asked = [
                asyncio.create_task(work.in_thread(urgency, order.append, urgency.name))
                for urgency in reversed(Urgency)
            ]
            await until("the queue", lambda: work.threads.queue.count == len(Urgency))
            gate.gate.set()
            await asyncio.gather(*held, *asked)
            assert order.index("MOVE") < order.index("READING") and order.index("OPENING") < order.index("LONG")

    run(scenario())


def test_so_many_may_wait_of_one_address_and_in_all_and_the_hall_is_never_refused():
    async def scenario():
        async with a_work(work_waiting=12, work_waiting_per_address=5) as work:
            gate, refused, tasks = Gate(), [], []
            for address in ("a", "b", "c", ""):
                for _ in range(8):
                    tasks.append(called(address, lambda: work.in_thread(Urgency.READING, gate.wait)))
                await asyncio.sleep(0)
                done = [task for task in tasks if task.done()]
                refused.append(len(done))
            assert refused == [2, 5, 11, 11]  # one runs; then 5, 5 and 2 wait
            for task in tasks:
                if task.done():
                    with pytest.raises(Refusal, match="too much to do right now") as found:
                        await task
                    assert found.value.code == "busy"
            gate.gate.set()
            await asyncio.gather(*tasks, return_exceptions=True)

    run(scenario())


def test_far_over_the_budget_reading_is_refused_but_moves_are_made():
    async def scenario():
        async with a_work(work_seconds_per_minute=1) as work:
            work.budgets.spend("a", 100.0)
            with pytest.raises(Refusal, match="too much"):
                await called("a", lambda: work.in_thread(Urgency.READING, len, ""))
            assert await called("a", lambda: work.in_thread(Urgency.MOVE, len, "")) == 0
            assert await called("b", lambda: work.in_thread(Urgency.READING, len, "")) == 0
            job = await called("a", lambda: work.in_process(Urgency.LONG, len, "", accepted=True))
            assert job == 0

    run(scenario())


def spin(seconds):
    """Use CPU."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass


def test_callers_are_charged_the_cpu_seconds_of_their_work():
    async def scenario():
        async with a_work(work_seconds_per_minute=60) as work:
            await called("a", lambda: work.in_thread(Urgency.READING, spin, 0.1))
            assert 59 < work.budgets.left("a") < 59.95 and work.budgets.left("b") == 60

    run(scenario())


def test_who_hangs_up_while_waiting_drops_the_work_and_an_urgent_one_is_done_all_the_same():
    async def scenario():
        async with a_work() as work:
            gate, gone = Gate(), asyncio.Event()

            async def receive():
                await gone.wait()
                return {"type": "http.disconnect"}

            held = [asyncio.create_task(work.in_thread(Urgency.MOVE, gate.wait, "held")) for _ in range(THREADS)]
            reader = called("a", lambda: work.in_thread(Urgency.READING, gate.wait, "reader"), receive)
            mover = called("a", lambda: work.in_thread(Urgency.MOVE, gate.wait, "mover"), receive)
            await until("the queue", lambda: work.threads.queue.count == 2)
            gone.set()
            with pytest.raises(HungUp):
                await reader
            assert work.threads.queue.count == 1
            gate.gate.set()
            assert await mover == "mover"
            await asyncio.gather(*held)
            assert "reader" not in gate.passed

    run(scenario())


def test_what_a_worker_raises_is_raised():
    async def scenario():
        async with a_work() as work:
            for way in (work.in_thread, work.in_process):
                with pytest.raises(UsageError, match="no such thing"):
                    await way(Urgency.READING, complain)

    run(scenario())


def complain():
    """Fail."""
    raise UsageError("no such thing")


def note_and_wait(file, seconds):
    """Say in a file which process this is, and take long."""
    with Path(file).open("a") as out:
        print(os.getpid(), file=out)
    time.sleep(seconds)


def pids(file):
    return [int(line) for line in Path(file).read_text().split()] if Path(file).exists() else []


@needs_proc
def test_a_job_whose_process_is_killed_is_tried_once_more_and_then_refused(tmp_path):
    async def scenario():
        async with a_work() as work:
            file = tmp_path / "pids"
            task = asyncio.create_task(work.in_process(Urgency.LONG, note_and_wait, str(file), AGE))
            for times in (1, 2):
                await until("a worker", lambda: len(pids(file)) == times)  # noqa: B023
                os.kill(pids(file)[-1], signal.SIGKILL)
            with pytest.raises(Refusal, match="too much"):
                await task
            assert len(set(pids(file))) == 2
            assert await work.in_process(Urgency.LONG, len, "ab") == 2

    run(scenario())


@needs_proc
def test_running_work_that_nobody_wants_is_ended_and_its_worker_replaced(tmp_path, monkeypatch):
    monkeypatch.setattr(lanes, "GRACE", 0.0)

    async def scenario():
        async with a_work() as work:
            file = tmp_path / "pids"
            task = asyncio.create_task(work.in_process(Urgency.LONG, note_and_wait, str(file), AGE))
            await until("a worker", lambda: pids(file))
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await until("a free worker", lambda: not work.long.running)
            assert await work.in_process(Urgency.LONG, len, "ab") == 2
            assert len(pids(file)) == 1, "it isn't tried again"

    run(scenario())


@needs_proc
def test_a_scheduler_that_closes_waits_for_nothing(tmp_path):
    async def scenario():
        async with a_work() as work:
            file = tmp_path / "pids"
            tasks = [
                asyncio.create_task(work.in_process(Urgency.LONG, note_and_wait, str(file), AGE)) for _ in range(3)
            ]
            await until("a worker", lambda: pids(file))
            (worker,) = work.long.running
            processes = [*worker.workers.pool._processes.values()]
        for task in tasks:
            with pytest.raises(asyncio.CancelledError):
                await task
        await until("the end of the process", lambda: not any(one.is_alive() for one in processes))

    run(scenario())


def test_the_metrics_tell_what_waits_and_for_how_long():
    async def scenario():
        async with a_work() as work:
            gate, metrics = Gate(), Metrics()
            asked = [asyncio.create_task(work.in_thread(Urgency.OPENING, gate.wait)) for _ in range(THREADS + 3)]
            await until("the queue", lambda: work.threads.queue.count == 3)
            work.threads.queue.clock = lambda: time.monotonic() + 60
            text = metrics.text(lambda: work.look_up(metrics)).decode()
            assert 'spellhall_work_waiting{lane="threads",urgency="opening"} 3.0' in text
            assert 'spellhall_work_waiting{lane="long",urgency="long"} 0.0' in text
            assert 60 <= work.behind() < 120
            work.threads.queue.clock = time.monotonic
            gate.gate.set()
            await asyncio.gather(*asked)
            assert work.behind() == 0

    run(scenario())
