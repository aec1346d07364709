"""The processes in which agents think: the server comes first, and they end with it, however it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

import pytest
from server.floors import a_floor
from server.houses import House, Visitor
from server.processes import descendants, left_of, needs_proc
from waiting import Deadline, until

from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.tables.agent_processes import AgentProcesses

LOWEST = 19
"""No process has a lower priority."""
AGE = 3_600.0
"""Seconds of a thought that nobody waits for."""


@needs_proc
@pytest.mark.parametrize("order", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_is_left_of_a_server_that_has_ended(order, tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path, agent_processes=2) as house:
        ana = Visitor(house, "Ana")
        code = ana.table("spellfire", "me", "greedy", "greedy", pace="none")["code"]
        with ana.socket() as line:
            line.watch(code, 0)
            deadline = Deadline("a game and two processes")
            while not line.frames[code].get("log") or len(begun := descendants(house.process.pid)) < 2:
                deadline.check(line.act(code) if line.mine(code) else line.hear(deadline))
            house.stop(order)
    assert not left_of(begun)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system tells no priorities")
def test_the_loop_of_the_server_comes_before_all_its_workers(tmp_path):
    async def scenario() -> None:
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", agent_processes=1) as floor:
            found = {
                8: [
                    await floor.agent_processes.carry_out(os.getpid),
                    await floor.work.in_process(Urgency.READING, os.getpid),
                ],
                15: [await floor.work.in_process(Urgency.LONG, os.getpid)],
            }
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            for below, workers in found.items():
                for worker in workers:
                    assert os.getpriority(os.PRIO_PROCESS, worker) == min(ours + below, LOWEST)

    asyncio.run(scenario())


def test_a_hall_that_closes_waits_for_no_thought():
    async def scenario() -> None:
        agent_processes = AgentProcesses(1)
        thought = asyncio.create_task(agent_processes.carry_out(time.sleep, AGE))
        await until("the process of the thought", lambda: agent_processes.pool and agent_processes.pool._processes)
        (worker,) = agent_processes.pool._processes.values()
        agent_processes.close()
        with pytest.raises(BrokenProcessPool):
            await thought
        # The pool's own thread waits for the worker, too. Whichever comes second is told nothing, so ask again.
        await until("the end of the process", lambda: not worker.is_alive())

    asyncio.run(scenario())
