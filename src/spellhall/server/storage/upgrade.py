"""Carries out migrations with Alembic. ``migrate`` loads this module only for a database that has to change.

Read this together with the scripts in ``migrations``.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

SCRIPTS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    """Create the tables, or migrate them to this version."""
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """How Alembic finds the migration scripts and the database."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
