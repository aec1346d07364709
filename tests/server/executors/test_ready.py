"""A hall whose moves and new tables wait for a thread isn't ready; what takes long may wait."""

from __future__ import annotations

import asyncio
import threading

from server.halls import a_hall
from waiting import wait_until

from spellhall.server import health
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import THREADS


def test_it_is_not_ready_while_moves_wait_long_and_ready_again_afterwards(tmp_path, monkeypatch):
    with a_hall(tmp_path) as hall:
        ana, work, gate = hall("Ana"), hall.first.app.state.floor.work, threading.Event()

        async def fill(urgency, count):
            return [asyncio.create_task(work.in_thread(urgency, gate.wait, 60)) for _ in range(count)]

        monkeypatch.setattr(health, "LATEST", 0.0)
        hall.first.portal.call(fill, Urgency.READING, 5)
        assert ana.get("/api/ready").json() == {"ready": True, "reason": ""}
        hall.first.portal.call(fill, Urgency.MOVE, THREADS + 1)
        answer = ana.get("/api/ready")
        assert answer.status_code == 503
        assert answer.json()["reason"].startswith("moves and new tables have been waiting for ")
        gate.set()
        wait_until("readiness", lambda: ana.get("/api/ready").json()["ready"])


def test_the_games_are_there_when_the_hall_opens(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr("spellhall.server.tables.floor.load_games", lambda: made.append(1))
    with a_hall(tmp_path):
        assert made == [1]
