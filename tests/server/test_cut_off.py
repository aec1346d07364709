"""A request or a socket that is still running when the server has waited long enough to close."""

from __future__ import annotations

import asyncio
import json

import pytest
from structlog.testing import capture_logs

from spellhall.server.errors import Faults

LINE = "cut off, because the hall is closing"


def cut_off(kind: str, begins: bool = False) -> list[dict]:
    """What is sent by an application that is cancelled in the middle, as uvicorn does it."""
    sent: list[dict] = []

    async def send(message):
        sent.append(dict(message))

    async def receive():
        return {"type": "http.disconnect"}

    async def closing():
        running = asyncio.Event()

        async def app(scope, receive, send):
            if begins:
                await send({"type": "http.response.start", "status": 200, "headers": []})
            running.set()
            await asyncio.Event().wait()

        task = asyncio.create_task(Faults(app)({"type": kind, "path": "/api/ready", "headers": []}, receive, send))
        await running.wait()
        task.cancel("timeout graceful shutdown exceeded")
        await task

    with capture_logs() as log:
        asyncio.run(closing())
    assert log == [{"event": LINE, "log_level": "warning", "path": "/api/ready"}]
    return sent


def test_a_request_gets_a_sentence_and_the_log_one_line():
    start, body = cut_off("http")
    assert start["status"] == 503
    assert json.loads(body["body"]) == {"error": "the hall is closing; try again in a minute"}


@pytest.mark.parametrize(("kind", "begins", "most"), [("http", True, 1), ("websocket", False, 0)])
def test_what_has_begun_and_sockets_get_nothing_more(kind, begins, most):
    assert len(cut_off(kind, begins)) == most
