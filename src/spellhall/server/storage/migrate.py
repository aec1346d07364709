"""Bringing a database up to date: the migrations run by themselves whenever a store opens."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from spellhall.server.storage.engine import writing
from spellhall.server.storage.errors import StorageError, explaining

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x5BE11
"""Number of the lock that servers starting on one PostgreSQL at the same time wait for."""


def migrate(engine: Engine) -> None:
    """Make the tables, or change them into those that this version knows; all of it or nothing.

    Raises:
        StorageError: when the database cannot be reached, or is of a newer version than this program.
    """
    try:
        with explaining(engine.url), writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
            command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise StorageError(
            f"the database {engine.url.render_as_string(hide_password=True)} was made by a newer version of Spellhall: "
            "install that version, or name another database"
        ) from error


def configuration(connection: Connection) -> Config:
    """How Alembic finds the scripts and the database."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
