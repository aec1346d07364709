"""Brings a database up to date: migrations run automatically whenever a store opens. Read this before you change the
schema.

A database of this version needs no migration, so its version is read without Alembic, which would slow every start.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from spellhall.server.storage.engine import writing
from spellhall.server.storage.errors import StorageError, explaining

VERSIONS = Path(__file__).parent / "migrations" / "versions"
"""The migration scripts: each is called by the version that it leads to, which is a number of four digits."""
VERSION_TABLE = "alembic_version"
UPGRADE = "spellhall.server.storage.upgrade"
"""The module that needs Alembic."""
LOCK = 0x5BE11
"""The number of the advisory lock that servers starting on one PostgreSQL at the same time wait for."""


def migrate(engine: Engine) -> None:
    """Create the tables, or migrate them to this version; all of it or nothing. Tables of this version stay as they
    are.

    Raises:
        StorageError: when the database cannot be reached, or is newer than this program.
    """
    with explaining(engine.url), writing(engine).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
        found = version_of(connection)
        if found == newest():
            return
        if found is not None and not is_known(found):
            place = engine.url.render_as_string(hide_password=True)
            raise StorageError(
                f"the database {place} was made by a newer version of Spellhall: install that version, or name another "
                "database"
            )
        import_module(UPGRADE).upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """A database's schema version; None if it has none of our tables."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one_or_none()


@cache
def versions() -> tuple[str, ...]:
    """All schema versions up to the one that this program creates, the oldest first."""
    return tuple(sorted(script.name.partition("_")[0] for script in VERSIONS.glob("*.py")))


def newest() -> str:
    """The schema version that this program creates."""
    return versions()[-1]


def is_known(version: str) -> bool:
    """Whether this program can migrate a database of this version."""
    return version in versions()


def check_version(engine: Engine) -> None:
    """Check that a database has this program's version, and change nothing.

    Raises:
        StorageError: when it hasn't, or cannot be reached.
    """
    with explaining(engine.url), engine.connect() as connection:
        found = version_of(connection)
    if found != newest():
        place = engine.url.render_as_string(hide_password=True)
        state = "holds no hall" if found is None else f"is of version {found}, and this program knows {newest()}"
        raise StorageError(f"the database {place} {state}: start this version's server on it once")
