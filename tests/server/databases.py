"""Both databases for tests: SQLite always, PostgreSQL when there is one. ``database_url`` and ``engine`` run on each.

``SPELLHALL_TEST_POSTGRES`` is the address of a PostgreSQL whose user may make databases; each process of the tests
makes one of its own, and empties it before each test. Without it those tests skip, or fail when ``REQUIRE_POSTGRES=1``.
A conftest takes the fixtures over with ``from server.databases import database_url as database_url``.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, create_engine, make_url, text

from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.migrate import migrate

MADE = pytest.StashKey[URL]()
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
"""For tests that end before anything reaches the database."""


def empty_postgres(config: pytest.Config) -> str:
    """The address of an empty PostgreSQL database."""
    address = os.environ.get("SPELLHALL_TEST_POSTGRES")
    if not address:
        reason = "no PostgreSQL: SPELLHALL_TEST_POSTGRES does not name one"
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    if MADE not in config.stash:
        config.stash[MADE] = _new_database(config, make_url(address))
    made = config.stash[MADE]
    _command(made, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return made.set(drivername="postgresql").render_as_string(hide_password=False)


def _new_database(config: pytest.Config, address: URL) -> URL:
    server = address.set(drivername="postgresql+psycopg")
    name = f"spellhall_test_{uuid.uuid4().hex}"
    _command(server, f"CREATE DATABASE {name}")
    config.add_cleanup(lambda: _command(server, f"DROP DATABASE {name} WITH (FORCE)"))
    return server.set(database=name)


def _command(server: URL, command: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(command))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of the one kind and then of the other."""
    return f"sqlite:///{tmp_path / 'hall.db'}" if request.param == "sqlite" else empty_postgres(request.config)


@pytest.fixture
def postgres_url(pytestconfig: pytest.Config) -> str:
    """The address of an empty PostgreSQL database, for what SQLite cannot do."""
    return empty_postgres(pytestconfig)


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """An engine on a database that is up to date."""
    engine = make_engine(database_url)
    migrate(engine)
    yield engine
    engine.dispose()
