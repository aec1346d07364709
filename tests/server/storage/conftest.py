"""Both databases for the tests of the storage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.databases import database_url as database_url
from server.databases import empty_database_url as empty_database_url
from server.databases import engine as engine
from server.databases import postgres_url as postgres_url
from sqlalchemy import Connection, Engine

from spellhall.server.storage import times
from spellhall.server.storage.engine import writing


class Clock:
    """The time, as the test sets it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time stands still until the test moves it."""
    clock = Clock()
    monkeypatch.setattr(times, "now", clock)
    return clock


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    """A connection to a database that is up to date."""
    with writing(engine).begin() as connection:
        yield connection
