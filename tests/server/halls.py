"""A whole hall within a test: browsers with cookies of their own, and sockets that wait for their answers."""

from __future__ import annotations

import json
import operator
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import anyio
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect
from waiting import Deadline, words_of

from spellhall.server.app import create_app
from spellhall.server.settings import Settings

UNHURRIED: dict[str, Any] = {
    "messages_per_second": 10_000,
    "messages_burst": 100_000,
    "requests_per_second": 10_000,
    "requests_burst": 100_000,
    "reads_per_second": 10_000,
    "reads_burst": 100_000,
    "hints_per_minute": 10_000,
    "checks_per_minute": 10_000,
    "hint_seconds": 0.02,
}
"""Tests send more than people do."""


T = TypeVar("T")
LOOK_AGAIN = 1.0
"""So many seconds after the last look one looks again, though nothing has happened."""


class Hall:
    """An open hall. ``hall(name)`` is a browser of its own, ``hall()`` that of a newcomer."""

    def __init__(self, first: TestClient) -> None:
        self.first = first

    def __call__(self, name: str = "") -> TestClient:
        client = TestClient(self.first.app, base_url=str(self.first.base_url))
        client.portal = self.first.portal  # all in the loop in which the hall lives
        if name:
            assert client.post("/api/me", json={"name": name}).is_success
        return client


@contextmanager
def a_hall(folder: Path, **settings: Any) -> Iterator[Hall]:
    """A hall with a database of its own."""
    given = {"database": f"sqlite:///{folder}/hall.db", "pace": 0.0, **UNHURRIED} | settings
    with TestClient(create_app(Settings(**given))) as first:
        yield Hall(first)


def set_up(client: TestClient, *kinds: str, game: str = "spellchain", **more: Any) -> dict[str, Any]:
    """Set a table up: seats are "me", "open", "hot", "greedy", "random"."""
    seats = [{"kind": "agent", "agent": kind} if kind in ("greedy", "random") else {"kind": kind} for kind in kinds]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.is_success, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit_down(client: TestClient, code: str, **more: Any) -> dict[str, Any]:
    """Take a seat, and be ready; the seat with its token."""
    answer = client.post(f"/api/tables/{code}/seats", json=more)
    assert answer.is_success, answer.text
    seat: dict[str, Any] = answer.json()
    be_ready(client, code, seat["seat"])
    return seat


def be_ready(client: TestClient, code: str, seat: int) -> None:
    """Be ready at a seat."""
    assert client.patch(f"/api/tables/{code}/seats/{seat}", json={"ready": True}).is_success


def hear(session: WebSocketTestSession, deadline: Deadline | None = None) -> Any:
    """The next message on a socket, which by itself would wait for ever.

    Raises:
        NeverCame: when none comes in time.
        WebSocketDisconnect: when the socket is closed instead.
    """
    deadline = deadline or Deadline("another message")

    async def come() -> Message:
        with anyio.fail_after(deadline.left):
            message: Message = await session._send_rx.receive()
            return message

    try:
        message = session.portal.call(come)
    except TimeoutError:
        raise deadline.missed() from None
    session._raise_on_close(message)
    return json.loads(message["text"])


def heard(session: WebSocketTestSession, what: str, wanted: Callable[[dict[str, Any]], object]) -> list[dict[str, Any]]:
    """What is heard on a socket, up to the message that is wanted.

    Raises:
        NeverCame: when it does not come in time.
        WebSocketDisconnect: when the socket is closed instead.
    """
    deadline = Deadline(what)
    found = [hear(session, deadline)]
    while not wanted(found[-1]):
        deadline.check(found[-1])
        found.append(hear(session, deadline))
    return found


def to_its_end(session: WebSocketTestSession) -> tuple[list[dict[str, Any]], WebSocketDisconnect]:
    """What is heard on a socket until it is closed, and how it was closed.

    Raises:
        NeverCame: when that does not happen in time.
    """
    deadline, found = Deadline("the end of a socket"), list[dict[str, Any]]()
    while True:
        try:
            found.append(hear(session, deadline))
        except WebSocketDisconnect as closed:
            return found, closed
        deadline.check(found[-1])


def answer_to(session: WebSocketTestSession, number: int) -> dict[str, Any]:
    """The answer to the message with a number; what comes before is passed over."""
    return heard(session, f"the answer to message {number}", lambda told: told.get("n") == number)[-1]


def look_until(look: Callable[[], T], ready: Callable[[T], object], parts: Callable[[], Sequence[object]]) -> None:
    """Look until what is seen is as wanted: again whenever something has happened, and now and then anyway.

    Args:
        look: looks, as people do.
        ready: whether it is as wanted.
        parts: what the hall replaces when something happens there; to look at these costs nothing.

    Raises:
        NeverCame: when it never is.
    """
    deadline = Deadline(words_of(ready))
    while True:
        known = parts()
        if ready(seen := look()):
            return
        deadline.check(seen)
        pause = Deadline("another look", LOOK_AGAIN)
        while pause.left and all(map(operator.is_, known, parts())):
            time.sleep(pause.pause())


class Wire:
    """A socket of someone."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.number = 0
        self.heard: list[dict[str, Any]] = []

    def request(self, **message: Any) -> dict[str, Any]:
        """Say something, and wait for the answer."""
        self.number += 1
        self.session.send_json({"n": self.number, **message})
        self.heard += heard(self.session, f"the answer to {message}", lambda told: told.get("n") == self.number)
        return self.heard[-1]

    def watch(self, code: str, seat: int = -1, token: str = "") -> dict[str, Any]:
        """Look at a table from a seat."""
        return self.request(t="watch", table=code, seat=seat, token=token)


@contextmanager
def a_wire(client: TestClient) -> Iterator[Wire]:
    """A socket of a browser."""
    with client.websocket_connect("/api/socket") as session:
        yield Wire(session)
