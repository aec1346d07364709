"""Whatever goes wrong in a request becomes one sentence: ``{"error": "..."}``."""

from __future__ import annotations

import structlog
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from spellhall.kernel.errors import SpellhallError
from spellhall.server.people import answer_kindly
from spellhall.server.tables.refusal import Refusal

STATUS = {"input": 422, "illegal": 409, "stale": 409, "seat": 403, "table": 404, "busy": 429}
"""How a refusal of a table is answered over HTTP, by its code."""


def answer_errors(app: FastAPI) -> None:
    """Have all errors of an application answered in one way."""
    answer_kindly(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(SpellhallError, _wrong)
    app.add_exception_handler(Exception, _unexpected)


def _told(status: int, text: str) -> JSONResponse:
    return JSONResponse({"error": text}, status)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    request.app.state.metrics.refused(error.code)
    return _told(STATUS[error.code], error.text)


async def _wrong(request: Request, error: Exception) -> JSONResponse:
    return _told(422, str(error))


async def _unexpected(request: Request, error: Exception) -> JSONResponse:
    structlog.get_logger().error("a request could not be answered", path=request.url.path, exc_info=error)
    return _told(500, "something went wrong in the hall; it has been noted")
