"""How requests are refused: always one sentence in the field ``error``, whatever was wrong."""

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
    400: "What was sent cannot be read.",
    401: "The hall does not know who you are, or the password is wrong.",
    403: "The request comes from another site, or the hall is not open to you.",
    404: "There is no such thing, or it is not yours.",
    409: "It cannot be done as things are.",
    415: "What was sent is not JSON.",
    422: "Something that was sent is not allowed.",
    429: "Too often; try again later.",
    503: "The database cannot be reached just now.",
}
PLAIN = {404: "there is nothing here", 405: "this cannot be done here", 400: "what was sent cannot be read"}
"""Instead of the words with which the framework itself refuses."""
EVERYWHERE = (403, 503)
LONGEST_PLACE = 80
"""So much is repeated of where something is wrong: the place may be named by the one who sent it."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Refused(BaseModel):
    """Why it was refused, in one sentence.

    Attributes:
        pattern: what the sentence was made of, where something was put in: with names in curly brackets.
        filled: what was put in, by name.
    """

    error: str
    pattern: str = ""
    filled: dict[str, str] = Field(default_factory=dict)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description."""
    return {status: {"model": Refused, "description": MEANINGS[status]} for status in (*statuses, *EVERYWHERE)}


def refusal(status: int, sentence: str) -> HTTPException:
    """What a route raises to refuse."""
    return HTTPException(status, sentence)


def refused(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The answer of a refusal. It may repeat what was sent; half a character, which cannot be sent, becomes "?"."""
    pattern, filled = made_of(sentence)
    made = {"pattern": pattern, "filled": {name: _sendable(value) for name, value in filled.items()}} if pattern else {}
    return JSONResponse({"error": _sendable(sentence), **made}, status, headers)


def _sendable(text: str) -> str:
    return text.encode(errors="replace").decode()


def answer_kindly(app: FastAPI) -> None:
    """Have the application answer all errors of requests with a sentence."""
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
    """What can be done at a path. The framework itself names the methods of one route only."""
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
    """The sentence itself is for the one who runs the server: it names the database."""
    return refused(503, OUT_OF_REACH)


def sentence_of(fault: dict[str, Any]) -> str:
    """What is wrong with a request: where, and what would be right."""
    place = ".".join(str(part) for part in fault["loc"][1:])[:LONGEST_PLACE] or "what was sent"
    match fault["type"]:
        case "json_invalid":
            return f"what was sent is no JSON: {fault['ctx']['error']}"
        case "value_error":
            reason: str = fault["ctx"]["error"].args[0]
            return reason
        case "missing":
            return worded("{place} is missing", place=place)
        case "extra_forbidden":
            return worded("there's no field called {place}", place=place)
    message = str(fault["msg"])
    return f"{place}: {message[0].lower()}{message[1:]}"
