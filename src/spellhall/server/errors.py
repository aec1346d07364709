"""Whatever goes wrong in a request becomes one sentence: ``{"error": "..."}``, and the log tells the rest."""

from __future__ import annotations

from contextlib import suppress

import structlog
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spellhall.kernel.errors import SpellhallError
from spellhall.server.people import answer_kindly
from spellhall.server.people.refusals import refused
from spellhall.server.tables.refusal import Refusal

STATUS = {"input": 422, "illegal": 409, "stale": 409, "seat": 403, "table": 404, "busy": 429}
"""How a refusal of a table is answered over HTTP, by its code."""
WENT_WRONG = 1011
"""With this code a socket is closed whose messages cannot be answered."""


def answer_errors(app: FastAPI) -> None:
    """Have all errors of an application answered in one way."""
    answer_kindly(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(SpellhallError, _wrong)
    app.add_middleware(Faults)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    request.app.state.metrics.refused(error.code)
    return refused(STATUS[error.code], error.sentence)


async def _wrong(request: Request, error: Exception) -> JSONResponse:
    return refused(422, str(error))


class Faults:
    """ASGI middleware: what nobody has foreseen is logged once, and answered with a sentence.

    The connection stays, but for an answer that has begun: only its end tells the client that it is not whole.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes, and answer if nobody does."""
        begun = False

        async def watching(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watching)
        except Exception as error:
            if scope["type"] == "http" and begun:
                raise  # the server logs it, and hangs up
            log = structlog.get_logger()
            if scope["type"] == "http":
                log.error("a request could not be answered", path=scope["path"], exc_info=error)
                answer = refused(500, "something went wrong in the hall; the error was logged")
                await answer(scope, receive, send)
            else:
                log.error("a socket could not be answered", path=scope["path"], exc_info=error)
                with suppress(RuntimeError, OSError):  # it may be closed already
                    await send({"type": "websocket.close", "code": WENT_WRONG})
