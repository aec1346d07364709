"""Over a real connection: a caller who hangs up takes back what waits, and is answered as before if they stay."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import ExitStack, asynccontextmanager

import pytest
import uvicorn
from fastapi import FastAPI
from server.works import a_work
from waiting import until

from spellhall.server.connections import lines_of
from spellhall.server.errors import answer_errors
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import THREADS
from spellhall.server.limits import Bounds, Limiter
from spellhall.server.settings import Settings

SETTINGS = Settings()
REQUEST = b"%b /work HTTP/1.1\r\nhost: hall\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%b"


@asynccontextmanager
async def served(route):
    """A server with one route; its port."""
    app = FastAPI()
    app.add_api_route("/work", route, methods=["GET", "POST"])
    app.add_middleware(Bounds, limiter=Limiter(SETTINGS))
    answer_errors(app)
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, http=lines_of(SETTINGS), lifespan="off", log_config=None))
    server.capture_signals = ExitStack  # they stay those of the tests
    task = asyncio.create_task(server.serve([listener]))
    await until("the server", lambda: server.started)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


@pytest.mark.parametrize(("method", "body"), [(b"GET", b""), (b"POST", b"{}")])
def test_who_hangs_up_takes_back_what_waits(method, body):
    async def scenario():
        async with a_work() as work:
            gate, passed = threading.Event(), []

            def pass_through():
                assert gate.wait(60)
                passed.append(1)
                return 7

            async def route() -> int:
                return await work.in_thread(Urgency.READING, pass_through)

            async with served(route) as port:
                held = [asyncio.create_task(work.in_thread(Urgency.MOVE, pass_through)) for _ in range(THREADS)]
                await until("all threads", lambda: len(work.threads.running) == THREADS)
                callers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
                for _, writer in callers:
                    writer.write(REQUEST % (method, len(body), body))
                await until("three requests", lambda: work.threads.queue.count == 3)
                for _, writer in callers[1:]:
                    writer.close()
                await until("one request", lambda: work.threads.queue.count == 1)
                gate.set()
                assert (await callers[0][0].read()).endswith(b"\r\n\r\n7")
                callers[0][1].close()
                await asyncio.gather(*held)
                assert len(passed) == 3

    asyncio.run(scenario())
