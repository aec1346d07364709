"""Bringing a database up to date: the migrations run by themselves whenever a store opens."""

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
"""Number of the lock that servers starting on one PostgreSQL at the same time wait for."""


def migrate(engine: Engine) -> None:
    """Make the tables, or change them into those that this version knows; all of it or nothing. Tables of this version
    stay as they are.

    Raises:
        StorageError: when the database cannot be reached, or is of a newer version than this program.
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
    """The version of the schema that a database has; None when it holds no hall."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str:
    """The version of the schema that this program makes."""
    return str(ScriptDirectory(str(SCRIPTS)).get_current_head())


def is_known(version: str) -> bool:
    """Whether this program can bring a database of that version up to date."""
    return any(script.revision == version for script in ScriptDirectory(str(SCRIPTS)).walk_revisions())


def check_version(engine: Engine) -> None:
    """Look whether a database is of the version that this program knows, and change nothing.

    Raises:
        StorageError: when it is not, or cannot be reached.
    """
    with explaining(engine.url), engine.connect() as connection:
        found = version_of(connection)
    if found != newest():
        place = engine.url.render_as_string(hide_password=True)
        state = "holds no hall" if found is None else f"is of version {found}, and this program knows {newest()}"
        raise StorageError(f"the database {place} {state}: start the server of this version on it once")


def configuration(connection: Connection) -> Config:
    """How Alembic finds the scripts and the database."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
