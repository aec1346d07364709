"""A small application with people and decks, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from fastapi import APIRouter, FastAPI
from fastapi.testclient import TestClient
from server.databases import database_url as database_url
from server.houses import UNHURRIED

from spellhall.server.limits import Limiter
from spellhall.server.people import (
    OriginGuard,
    answer_kindly,
    decks_router,
    export_router,
    people_router,
    recovery_router,
)
from spellhall.server.settings import Settings as HallSettings
from spellhall.server.storage import Store
from spellhall.server.tables.http.reports import router as reports_router

ROUTES = APIRouter()
for part in (people_router, recovery_router, decks_router, export_router, reports_router):
    ROUTES.include_router(part)


@dataclass
class Settings:
    """What people need of the settings."""

    secure_cookies: bool = False
    entry: str = "open"
    reports_per_hour: int = 20
    spectator_delay: float = 120.0


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def app(database_url: str, settings: Settings) -> FastAPI:
    """The application; its store is open while a client is."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with Store(database_url) as app.state.store:
            yield

    app = FastAPI(lifespan=life, routes=ROUTES.routes)
    app.state.settings = settings
    app.state.limiter = Limiter(HallSettings(**UNHURRIED))
    app.add_middleware(OriginGuard)
    answer_kindly(app)
    return app


class Browser:
    """A browser: its cookies, and short ways to say what tests say often."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def call(self, method: str, path: str, status: int = 200, body: object = None, **headers: str) -> object:
        """What a call answers, after looking at its status."""
        answer = self.client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200) -> object:
        return self.call("GET", path, status)

    def post(self, path: str, status: int = 200, /, **body: object) -> object:
        return self.call("POST", path, status, body)

    def put(self, path: str, status: int = 200, /, **body: object) -> object:
        return self.call("PUT", path, status, body)

    def delete(self, path: str, status: int = 204) -> object:
        return self.call("DELETE", path, status)

    def refused(self, method: str, path: str, status: int, body: object = None) -> str:
        """The one sentence of a refusal."""
        answer = self.call(method, path, status, body)
        assert isinstance(answer, dict) and answer.keys() <= {"error", "pattern", "filled"}
        sentence = answer["error"]
        assert isinstance(sentence, str)
        return sentence


class Browsers:
    """Makes browsers of the same server."""

    def __init__(self, app: FastAPI, first: TestClient) -> None:
        self.app = app
        self.first = first

    def __call__(self, agent: str = "") -> Browser:
        client = TestClient(self.app, headers={"user-agent": agent})
        client.portal = self.first.portal  # one loop for all, as in a server
        return Browser(client)


@pytest.fixture
def browsers(app: FastAPI) -> Iterator[Browsers]:
    """Makes browsers that nobody knows yet."""
    with TestClient(app) as first:
        yield Browsers(app, first)


@pytest.fixture
def browser(browsers: Browsers) -> Browser:
    return browsers()


@pytest.fixture
def ana(browsers: Browsers) -> Browser:
    """The browser of a guest called Ana."""
    browser = browsers("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    browser.post("/me", name="Ana")
    return browser
