"""A whole hall within a test: browsers with cookies of their own, and sockets that wait for their answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

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
    "hint_seconds": 0.02,
}
"""Tests send more than people do."""


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


class Wire:
    """A socket of somebody."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.number = 0
        self.heard: list[dict[str, Any]] = []

    def request(self, **message: Any) -> dict[str, Any]:
        """Say something, and wait for the answer."""
        self.number += 1
        self.session.send_json({"n": self.number, **message})
        while True:
            told: dict[str, Any] = self.session.receive_json()
            self.heard.append(told)
            if told.get("n") == self.number:
                return told

    def watch(self, code: str, seat: int = -1, token: str = "") -> dict[str, Any]:
        """Look at a table from a seat."""
        return self.request(t="watch", table=code, seat=seat, token=token)


@contextmanager
def a_wire(client: TestClient) -> Iterator[Wire]:
    """A socket of a browser."""
    with client.websocket_connect("/api/socket") as session:
        yield Wire(session)
