"""Brings a database up to date: migrations run automatically whenever a store opens. Read this before you change the
schema.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from spellhall.server.storage.engine import writing
from spellhall.server.storage.errors import StorageError, explaining

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x5BE11
"""The number of the advisory lock that servers starting on one PostgreSQL at the same time wait for."""


def migrate(engine: Engine) -> None:
    """Create the tables, or migrate them to this version; all of it or nothing. Tables of this version stay as they
    are.

    Raises:
        StorageError: when the database cannot be reached, or is newer than this program.
    """
    try:
        with explaining(engine.url), writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
            if version_of(connection) == newest():
                return
            command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise StorageError(
            f"the database {engine.url.render_as_string(hide_password=True)} was made by a newer version of Spellhall: "
            "install that version, or name another database"
        ) from error


def version_of(connection: Connection) -> str | None:
    """A database's schema version; None if it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str:
    """The schema version that this program creates."""
    return str(ScriptDirectory(str(SCRIPTS)).get_current_head())


def is_known(version: str) -> bool:
    """Whether this program can migrate a database of this version."""
    return any(script.revision == version for script in ScriptDirectory(str(SCRIPTS)).walk_revisions())


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


def configuration(connection: Connection) -> Config:
    """How Alembic finds the migration scripts and the database."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
