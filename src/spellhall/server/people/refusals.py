"""Error responses: always one sentence in the field ``error``, whatever was wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import HTTPException, RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.routing import Match

from spellhall.server.storage.errors import OUT_OF_REACH, StorageError
from spellhall.server.translatable import made_of, worded

MEANINGS = {
    400: "What was sent can't be read.",
    401: "The hall doesn't know who you are, or the password is wrong.",
    403: "The request comes from another site, or the hall isn't open to you.",
    404: "It doesn't exist, or it isn't yours.",
    409: "It can't be done right now.",
    415: "What was sent isn't JSON.",
    422: "Something that was sent isn't allowed.",
    429: "Too often; try again later.",
    503: "The database can't be reached right now.",
}
PLAIN = {404: "there's nothing here", 405: "you can't do this here", 400: "what was sent can't be read"}
"""Replacements for the framework's own error messages."""
EVERYWHERE = (403, 503)
LONGEST_PLACE = 80
"""How much of an error's location is repeated, because the sender may have chosen it."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Refused(BaseModel):
    """Why a request was refused, in one sentence.

    Attributes:
        pattern: the sentence's template, if it has inserted values: with names in curly brackets.
        filled: the inserted values, by name.
    """

    error: str
    pattern: str = ""
    filled: dict[str, str] = Field(default_factory=dict)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """A route's refusals, for its description. They refer to ``Refused`` by name (see ``describe``): with a model for
    each status of each route, the server would take a tenth longer to start.
    """
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Refused.__name__}"}}}
    return {status: {"description": MEANINGS[status], "content": content} for status in (*statuses, *EVERYWHERE)}


def describe(described: dict[str, Any]) -> dict[str, Any]:
    """The description of an application's routes, with what their refusals refer to."""
    described["components"]["schemas"][Refused.__name__] = Refused.model_json_schema()
    return described


def refusal(status: int, sentence: str) -> HTTPException:
    """The exception with which a route refuses."""
    return HTTPException(status, sentence)


def refused(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The response for a refusal. It may repeat what was sent; a lone surrogate, which cannot be sent, becomes "?"."""
    pattern, filled = made_of(sentence)
    made = {"pattern": pattern, "filled": {name: _sendable(value) for name, value in filled.items()}} if pattern else {}
    return JSONResponse({"error": _sendable(sentence), **made}, status, headers)


def _sendable(text: str) -> str:
    return text.encode(errors="replace").decode()


def answer_kindly(app: FastAPI) -> None:
    """Have the application answer all request errors with a sentence."""
    app.add_exception_handler(StarletteHTTPException, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(StorageError, _out_of_reach)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    ours = isinstance(error, HTTPException) and error.status_code != 400
    sentence = error.detail if ours else PLAIN.get(error.status_code, error.detail)
    headers = {"allow": _allowed(request)} if error.status_code == 405 else error.headers
    return refused(error.status_code, sentence, headers)


def _allowed(request: Request) -> str:
    """The methods allowed at a path. The framework itself names only those of one route."""
    scopes = {method: {**request.scope, "method": method} for method in METHODS}
    return ", ".join(
        method
        for method, scope in scopes.items()
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)
    )


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    status = 400 if first["type"] == "json_invalid" else 422
    return refused(status, sentence_of(first))


async def _out_of_reach(_: Request, error: Exception) -> Response:
    """The error's own sentence is only for the operator, because it names the database."""
    return refused(503, OUT_OF_REACH)


def sentence_of(fault: dict[str, Any]) -> str:
    """What is wrong with a request: where, and what would be right."""
    place = ".".join(str(part) for part in fault["loc"][1:])[:LONGEST_PLACE] or "what was sent"
    match fault["type"]:
        case "json_invalid":
            return f"what was sent isn't JSON: {fault['ctx']['error']}"
        case "value_error":
            reason: str = fault["ctx"]["error"].args[0]
            return reason
        case "missing":
            return worded("{place} is missing", place=place)
        case "extra_forbidden":
            return worded("there's no field called {place}", place=place)
    message = str(fault["msg"])
    return f"{place}: {message[0].lower()}{message[1:]}"
