"""Both databases for tests: SQLite always, PostgreSQL when there is one. ``database_url`` and ``engine`` run on each.

``SPELLHALL_TEST_POSTGRES`` is the address of a PostgreSQL whose user may make databases; every test gets an empty one
of its own. Without it those tests skip, or fail when ``REQUIRE_POSTGRES=1``. A conftest takes the fixtures over with
``from server.databases import database_url as database_url``.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, create_engine, make_url, text

from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.migrate import migrate


@contextmanager
def new_postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, which is thrown away afterwards."""
    address = os.environ.get("SPELLHALL_TEST_POSTGRES")
    if not address:
        reason = "no PostgreSQL: SPELLHALL_TEST_POSTGRES does not name one"
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    server = make_url(address).set(drivername="postgresql+psycopg")
    name = f"spellhall_test_{uuid.uuid4().hex}"
    _command(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    finally:
        _command(server, f"DROP DATABASE {name} WITH (FORCE)")


def _command(server: URL, command: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(command))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of the one kind and then of the other."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'hall.db'}"
    else:
        with new_postgres() as address:
            yield address


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """An engine on a database that is up to date."""
    engine = make_engine(database_url)
    migrate(engine)
    yield engine
    engine.dispose()
