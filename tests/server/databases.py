"""Both databases for tests: SQLite always, PostgreSQL when there is one. ``database_url`` and ``engine`` run on each.

Migrating takes a hundred times as long as copying what it makes. So each process of the tests migrates one template
of each kind, and a test gets a copy; a server that starts on it finds it up to date. ``empty_database_url`` is for
tests of the migrations themselves.

``SPELLHALL_TEST_POSTGRES`` is the address of a PostgreSQL whose user may make databases; all that are made there are
dropped again. Without it those tests skip, or fail when ``REQUIRE_POSTGRES=1``.
A conftest takes the fixtures over with ``from server.databases import database_url as database_url``.
"""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Engine, create_engine, make_url, text

from spellhall.server.storage import store
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.migrate import migrate

MADE = pytest.StashKey["Postgres"]()
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
"""For tests that end before anything reaches the database."""


class Postgres:
    """The databases that the tests of one process make on a PostgreSQL. Only one of them holds what a test stores."""

    def __init__(self, address: str) -> None:
        self.server = make_url(address).set(drivername="postgresql+psycopg")
        self.engine = create_engine(self.server, isolation_level="AUTOCOMMIT")
        self.template = ""
        self.given = ""

    def empty(self) -> str:
        """The address of an empty database. The one that was given before is dropped."""
        return self._give()

    def current(self) -> str:
        """The address of a database that is up to date. The one that was given before is dropped."""
        if not self.template:
            template = self._make()
            _migrate(self._address(template))
            self.template = template
        return self._give(self.template)

    def close(self) -> None:
        """Drop all that was made."""
        for name in filter(None, (self.given, self.template)):
            self._drop(name)
        self.engine.dispose()

    def _give(self, template: str = "") -> str:
        if self.given:
            self._drop(self.given)
        self.given = self._make(template)
        return self._address(self.given)

    def _make(self, template: str = "") -> str:
        name = f"spellhall_test_{uuid.uuid4().hex}"
        self._command(f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else ""))
        return name

    def _drop(self, name: str) -> None:
        self._command(f"DROP DATABASE {name} WITH (FORCE)")

    def _address(self, name: str) -> str:
        return self._url(name).render_as_string(hide_password=False)

    def _url(self, name: str) -> URL:
        return self.server.set(drivername="postgresql", database=name)

    def _command(self, command: str) -> None:
        with self.engine.connect() as connection:
            connection.execute(text(command))


def postgres_of(config: pytest.Config) -> Postgres:
    """The PostgreSQL of this process of the tests; skips where there is none."""
    address = os.environ.get("SPELLHALL_TEST_POSTGRES")
    if not address:
        reason = "no PostgreSQL: SPELLHALL_TEST_POSTGRES does not name one"
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    if MADE not in config.stash:
        config.stash[MADE] = made = Postgres(address)
        config.add_cleanup(made.close)
    return config.stash[MADE]


@cache
def sqlite_template() -> bytes:
    """What an SQLite database holds that is up to date."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "template.db"
        _migrate(f"sqlite:///{file}")
        return file.read_bytes()


@contextmanager
def ready_sqlite() -> Iterator[None]:
    """Meanwhile a store that opens an SQLite database that does not exist yet opens a copy of the template."""

    def make(address: str, **options: Any) -> Engine:
        engine = make_engine(address, **options)
        copy_sqlite(engine.url)
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "make_engine", make)
        yield


def copy_sqlite(url: URL) -> None:
    """Make an SQLite database that is up to date, where there is no file yet."""
    if url.get_backend_name() == "sqlite" and not (file := Path(str(url.database))).exists():
        file.write_bytes(sqlite_template())


def _migrate(address: str) -> None:
    engine = make_engine(address)
    migrate(engine)
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is up to date and holds nothing, of the one kind and then of the other."""
    if request.param == "postgresql":
        return postgres_of(request.config).current()
    address = f"sqlite:///{tmp_path / 'hall.db'}"
    copy_sqlite(make_url(address))
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of the one kind and then of the other."""
    if request.param == "postgresql":
        return postgres_of(request.config).empty()
    (tmp_path / "hall.db").touch()
    return f"sqlite:///{tmp_path / 'hall.db'}"


@pytest.fixture
def postgres_url(pytestconfig: pytest.Config) -> str:
    """The address of a PostgreSQL database that is up to date and holds nothing, for what SQLite cannot do."""
    return postgres_of(pytestconfig).current()


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """An engine on a database that is up to date."""
    engine = make_engine(database_url)
    yield engine
    engine.dispose()


def waits(engine: Engine) -> int:
    """How many connections wait for a lock of this PostgreSQL database."""
    found = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with engine.connect() as connection:
        number: int = connection.execute(text(found)).scalar_one()
    return number
