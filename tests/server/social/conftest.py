"""A hall in which people meet: each with a browser, an account if they like, and a socket that tells of their
company.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from server.halls import hear
from server.houses import UNHURRIED
from waiting import Deadline, words_of

from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.social import hub
from spellhall.server.wire import VERSION

PASSWORD = "three words or four"


class Guest:
    """Someone with a browser; they have an account where their name begins with a capital."""

    def __init__(self, client: TestClient, name: str, open_later: ExitStack) -> None:
        self.client = client
        self.name = name
        self.open_later = open_later
        self.told: dict[str, Any] = {}
        self.seated: list[dict[str, Any]] = []
        self.n = 0
        self.socket: Any = None
        if name:
            self.ask("POST", "/me", name=name)
        if name[:1].isupper():
            self.ask("POST", "/accounts", 201, login=name.casefold(), password=PASSWORD)

    def ask(self, method: str, path: str, status: int = 0, **body: Any) -> Any:
        """A request; its answer."""
        answer = self.client.request(method, f"/api{path}", json=body or None)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, status: int, **body: Any) -> str:
        """The sentence with which a request is refused."""
        return str(self.ask(method, path, status, **body)["error"])

    def comes(self) -> None:
        """Open the page: a socket that is told."""
        self.socket = self.open_later.enter_context(self.client.websocket_connect("/api/socket"))
        self.say(t="hello", version=VERSION)
        self.say(t="watch_company")

    def goes(self) -> None:
        """Close it."""
        self.socket.close()

    def say(self, **message: Any) -> dict[str, Any]:
        """Say something; what is answered."""
        self.n += 1
        self.socket.send_json({"n": self.n, **message})
        deadline = Deadline(f"the answer to {message}")
        while (told := self.hear(deadline)).get("n") != self.n:
            deadline.check(told)
        return told

    def hear(self, deadline: Deadline | None = None) -> dict[str, Any]:
        """The next message."""
        told: dict[str, Any] = hear(self.socket, deadline)
        if told["t"] == "company":
            self.told = told
        elif told["t"] == "seated":
            self.seated.append(told)
        return told

    def until(self, ready: Callable[[], Any]) -> None:
        """Listen until something is so."""
        deadline = Deadline(words_of(ready))
        while not ready():
            deadline.check(self.hear(deadline))

    def catches_up(self) -> None:
        """Hear all that was said so far."""
        self.say(t="ping")

    def friend(self, login: str) -> dict[str, Any]:
        """What is told of a friend."""
        return next(one for one in self.told.get("friends", []) if one["login"] == login)

    def meets(self, other: Guest) -> None:
        """Become their friend."""
        self.ask("POST", "/friends", 201, login=other.name)
        other.ask("POST", "/friends", 201, login=self.name)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall looks often who is there."""
    monkeypatch.setattr(hub, "LOOK_SECONDS", 0.02)


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The hall."""
    given: dict[str, Any] = {"pace": 0.0, "friends_per_person": 5, **UNHURRIED}
    return create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", **given))


@pytest.fixture
def people(app: FastAPI) -> Iterator[Callable[[str], Guest]]:
    """``people(name)`` is someone with a browser of their own."""
    with TestClient(app) as first, ExitStack() as stack:

        def person(name: str = "") -> Guest:
            client = TestClient(app, base_url=str(first.base_url))
            client.portal = first.portal  # all in the loop in which the hall lives
            return Guest(client, name, stack)

        yield person


@pytest.fixture
def two(people: Callable[[str], Guest]) -> tuple[Guest, Guest]:
    """Two friends with open pages."""
    ana, bo = people("Ana"), people("Bob")
    ana.meets(bo)
    ana.comes()
    bo.comes()
    return ana, bo
