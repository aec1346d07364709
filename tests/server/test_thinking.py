"""The processes in which agents think: they end with their server, however that ends."""

from __future__ import annotations

import signal

import pytest
from server.houses import House, Visitor
from server.processes import descendants, left_of, needs_proc


@needs_proc
@pytest.mark.parametrize("order", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_is_left_of_a_server_that_has_ended(order, tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path, agent_processes=2) as house:
        ana = Visitor(house, "Ana")
        code = ana.table("spellfire", "me", "greedy", "greedy", pace="none")["code"]
        with ana.socket() as line:
            line.watch(code, 0)
            while not line.frames[code].get("log") or len(descendants(house.process.pid)) < 2:
                line.act(code) if line.mine(code) else line.hear()
            begun = descendants(house.process.pid)
            house.stop(order)
    assert not left_of(begun)
