"""One of two processes is killed again and again while a game is played, a draft goes on and an event runs."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest
from server.cluster.several import Guest, Seat, a_game, play_on
from server.databases import postgres_url as postgres_url
from server.houses import House
from server.pods.drafters import Drafter, set_up
from server.processes import needs_proc
from sqlalchemy import text
from waiting import Deadline, wait_until
from websockets.exceptions import ConnectionClosed

from spellhall.server.storage.engine import make_engine

WITHIN = 10.0
"""Seconds after which everything must go on."""


def living(address):
    """The hall's processes that are open."""
    engine = make_engine(address)
    open_ones = "SELECT pid FROM members WHERE NOT ended AND at_ms IS NOT NULL ORDER BY pid"
    with engine.connect() as connection:
        found = [*connection.execute(text(open_ones)).scalars()]
    engine.dispose()
    return [pid for pid in found if Path(f"/proc/{pid}").exists()]


def one_is_killed(address, chance):
    """Kill one of the hall's two processes."""
    wait_until("two processes", lambda: len(living(address)) == 2)
    os.kill(chance.choice(living(address)), signal.SIGKILL)


def tried(what, do):
    """Do what a page does: try again when the connection breaks, or the hall is busy. How long that took."""
    since, deadline = time.monotonic(), Deadline(what)
    while True:
        try:
            do()
        except (ConnectionClosed, OSError, httpx.TransportError, AssertionError) as error:
            deadline.check(error)
            time.sleep(0.1)
        else:
            return time.monotonic() - since


@needs_proc
@pytest.mark.slow
@pytest.mark.parametrize("kills", [20])
def test_nothing_is_lost_and_all_goes_on(postgres_url, tmp_path, kills):
    chance, slowest = random.Random(kills), 0.0
    with House(postgres_url, tmp_path, workers=2) as house:
        ana, bo, host = (Guest(house, name) for name in ("Ana", "Bo", "Host"))
        code, tokens = a_game(ana, bo, "spellfire")
        drafters = Drafter(ana), Drafter(bo)
        pod = set_up(*drafters)
        told = host.ask("POST", "/api/events", {"name": "Spell Chain: Duel", "structure": "robin"})
        event = f"/api/events/{told['frame']['code']}"
        host.ask("POST", f"{event}/entrants", {"n": told["frame"]["n"], "agent": "random", "count": 8})
        log: list[str] = []
        for _ in range(kills):
            with ana.socket() as one, bo.socket() as other:
                seats = Seat(one, code, 0, tokens[0]), Seat(other, code, 1, tokens[1])
                done = play_on(seats, 3)
                before = [seat.frame.get("decision") for seat in seats]
                for drafter, line in zip(drafters, (one, other), strict=True):
                    if drafter.look(line, pod)["stage"] == "drafting":
                        assert drafter.pick(line)["t"] == "done"
                pool = drafters[0].look(one, pod)["pool"]
                desk = host.ask("GET", event)["desk"]["what"]
                if desk == "draw":
                    host.ask("POST", f"{event}/rounds", {"n": host.ask("GET", event)["frame"]["n"]})
                    host.ask("POST", f"{event}/rounds/publish", {"n": host.ask("GET", event)["frame"]["n"]})
                one_is_killed(postgres_url, chance)

            def all_is_as_it_was(done=done, before=before, pool=pool):
                with ana.socket() as one, bo.socket() as other:
                    seats = Seat(one, code, 0, tokens[0]), Seat(other, code, 1, tokens[1])
                    assert seats[0].frame.get("actions", 0) == done
                    assert [seat.frame.get("decision") for seat in seats] == before
                    assert drafters[0].look(one, pod)["pool"][: len(pool)] == pool

            slowest = max(slowest, tried("what was there before", all_is_as_it_was))
            lines = [line["text"] for line in host.ask("GET", f"{event}/log")["lines"]]
            assert lines[: len(log)] == log, "what was written stays"
            log = lines
        assert host.ask("GET", f"/api/tables/{code}")["stage"] == "playing"
        print(f"{kills} kills: everything went on within {slowest:.1f} s")
        assert slowest < WITHIN
