"""Every error in a request becomes one sentence: ``{"error": "..."}``; details go to the log. Read this to see how
errors reach a client.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from spellhall.kernel.errors import SpellhallError
from spellhall.server.executors.callers import HungUp
from spellhall.server.people import answer_kindly
from spellhall.server.people.refusals import refused
from spellhall.server.tables.refusal import Refusal

STATUS = {"input": 422, "illegal": 409, "stale": 409, "seat": 403, "table": 404, "busy": 429}
"""The HTTP status for a table's refusal, by its code."""
HUNG_UP = 499
"""The status of an answer that nobody gets, because the client has disconnected."""
WENT_WRONG = 1011
"""The code with which a socket is closed whose messages cannot be answered."""


def answer_errors(app: FastAPI) -> None:
    """Have an application answer all errors in the same way."""
    answer_kindly(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(SpellhallError, _wrong)
    app.add_exception_handler(HungUp, _nobody_waits)
    app.add_middleware(Faults)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    request.app.state.metrics.refused(error.code)
    return refused(STATUS[error.code], error.sentence)


async def _wrong(request: Request, error: Exception) -> JSONResponse:
    return refused(422, str(error))


async def _nobody_waits(request: Request, error: Exception) -> Response:
    return Response(status_code=HUNG_UP)


class Faults:
    """ASGI middleware: unexpected errors are logged once, and answered with a sentence.

    The connection stays open, unless an answer has begun: only a closed connection tells the client that it is
    incomplete. What is still running when the server has waited long enough to close is cut off, with one line in the
    log.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and answer if nothing else does."""
        begun = False

        async def watching(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watching)
        except ClientDisconnected:
            return  # the client asked for a socket, and left before it was open
        except asyncio.CancelledError:
            structlog.get_logger().warning("cut off, because the hall is closing", path=scope["path"])
            if scope["type"] == "http" and not begun:
                await refused(503, "the hall is closing; try again in a minute")(scope, receive, send)
        except Exception as error:
            if scope["type"] == "http" and begun:
                raise  # uvicorn logs it, and hangs up
            log = structlog.get_logger()
            if scope["type"] == "http":
                log.error("a request could not be answered", path=scope["path"], exc_info=error)
                answer = refused(500, "something went wrong in the hall; the error was logged")
                await answer(scope, receive, send)
            else:
                log.error("a socket could not be answered", path=scope["path"], exc_info=error)
                with suppress(RuntimeError, OSError):  # it may already be closed
                    await send({"type": "websocket.close", "code": WENT_WRONG})
