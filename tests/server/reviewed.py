"""Finished games and their reviews, worked out in the server's own process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.halls import Hall, a_wire, be_ready, set_up, sit_down
from server.works import keep_here
from waiting import wait_until

from spellhall.server import job_queue


class Here:
    """Works in the server's own process, or lets what is asked for wait for ever."""

    def __init__(self) -> None:
        self.held = False
        self.done: list[str] = []

    async def carry_out(self, transaction: Any, *args: Any) -> Any:
        if self.held:
            await asyncio.get_running_loop().create_future()
        self.done.append(transaction.__name__)
        return transaction(*args)


def held_by(workers: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of reviews are done by these."""
    keep_here(monkeypatch)
    monkeypatch.setattr(job_queue.JobQueue, "step", lambda _, *task: workers.carry_out(*task))


async def nothing(*_: object) -> None:
    """Make no film."""


def played(hall: Hall, moves: int = 6, **more: Any) -> tuple[TestClient, TestClient, str]:
    """Ana and Bo have played a while, and Bo has given up; the code of the table."""
    ana, bo = hall("Ana"), hall("Bo")
    table = set_up(ana, "me", "open", **more)
    code = table["code"]
    seats = [table["mine"][0], sit_down(bo, code)]
    be_ready(ana, code, 0)
    assert ana.post(f"/api/tables/{code}/start").is_success
    with a_wire(ana) as first, a_wire(bo) as second:
        wires = (first, second)
        for _ in range(moves):
            for wire, seat in zip(wires, seats, strict=True):
                frame = wire.watch(code, seat["seat"], seat["token"])["frame"]
                if (decision := frame.get("decision")) and decision["seat"] == seat["seat"]:
                    wire.request(t="act", table=code, decision=decision["number"], option=0)
        second.watch(code, 1, seats[1]["token"])
        assert second.request(t="resign", table=code)["t"] == "done"
    return ana, bo, code


def over(client: TestClient, code: str, seat: int) -> Any:
    """A review, when it is over."""

    def look() -> Any:
        return client.get(f"/api/replays/{code}/review?seat={seat}").json()["review"]

    ends = ("done", "failed")
    return wait_until("the end of a review", lambda: (seen := look())["stage"] in ends and seen, seen=look)


def broken(*_: Any) -> Any:
    raise RuntimeError("the rules fail")
