"""What the commands of ``spellhall admin`` share: the database that they work on, and how they print results."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table
from sqlalchemy import Connection, Engine

from spellhall.cli.common import attended
from spellhall.kernel.errors import UsageError
from spellhall.server.settings import Settings
from spellhall.server.storage.engine import make_engine, reading, writing
from spellhall.server.storage.errors import explaining
from spellhall.server.storage.migrate import check_version
from spellhall.server.storage.queries import hosting
from spellhall.server.storage.queries.hosting import PersonRow

AS_JSON = typer.Option(False, "--json", help="Print JSON.")
LAST = typer.Option(50, "--last", "-n", min=1, max=1_000_000, help="List at most this many.")
SURE = typer.Option(False, "--yes", help="Don't ask for confirmation.")
PERSON = typer.Argument(..., metavar="PERSON", help="A number or a login; put @ before a login made of digits.")
DAY = 24 * 3600
TIMES = ("at", "created", "started", "finished", "seen", "expires")
"""Fields that hold a time."""
WHOLE = (*TIMES, "link")
"""Fields that are never broken or cut."""


def settings_of(ctx: typer.Context) -> Settings:
    """The settings, with the database that was given."""
    settings: Settings = ctx.find_object(Settings) or Settings.from_environment()
    return settings


@contextmanager
def opened(ctx: typer.Context) -> Iterator[Engine]:
    """The database, which must be a hall's, of this version.

    Raises:
        UsageError: when there is none.
        StorageError: when it can't be reached, or has another version.
    """
    engine = make_engine(existing(settings_of(ctx).database))
    try:
        check_version(engine)
        yield engine
    finally:
        engine.dispose()


def existing(address: str) -> str:
    """The address of a database; a missing file is refused, not created.

    Raises:
        UsageError: when it is missing.
    """
    file = address.removeprefix("sqlite:///")
    if file != address and not Path(file).exists():
        raise UsageError(f"there's no database {file}: start the hall once, or set SPELLHALL_DATABASE to another")
    return address


@contextmanager
def looking(ctx: typer.Context) -> Iterator[Connection]:
    """A connection for reading."""
    with opened(ctx) as engine, explaining(engine.url), reading(engine).connect() as connection:
        yield connection


@contextmanager
def changing(ctx: typer.Context) -> Iterator[Connection]:
    """A connection for changes, all of them or none."""
    with opened(ctx) as engine, explaining(engine.url), writing(engine).begin() as connection:
        yield connection


def person_of(connection: Connection, wanted: str) -> PersonRow:
    """A person by number or login.

    Raises:
        UsageError: when there is none.
    """
    found = hosting.person_named(connection, wanted)
    if found is None:
        raise UsageError(f"there's no person {wanted!r}; `spellhall admin people list` shows numbers and logins")
    return found


def make_sure(question: str, sure: bool) -> None:
    """Ask before something that can't be undone.

    Raises:
        UsageError: if there is no one to ask.
    """
    if sure:
        return
    if not attended():
        raise UsageError(f"{question} Add --yes; there's no terminal to answer on")
    typer.confirm(question, abort=True, err=True)


# --- showing


def show(rows: Sequence[Mapping[str, Any]], columns: Mapping[str, str], as_json: bool) -> None:
    """Print rows: as JSON with all their fields, or as a table of some columns (titles by field)."""
    if as_json:
        typer.echo(json.dumps(rows, indent=1))
        return
    table = Table(
        *(
            Column(title, no_wrap=field in WHOLE, overflow="ignore" if field in WHOLE else "ellipsis")
            for field, title in columns.items()
        ),
        box=None,
        pad_edge=False,
    )
    for row in rows:
        table.add_row(*(escape(in_words(field, row[field])) for field in columns))
    Console(highlight=False).print(table)


def in_words(field: str, value: Any) -> str:
    """A value for people."""
    if value is None or value == "":
        return "-"
    if field in TIMES:
        return moment(value)
    return str(value)


def moment(seconds: int) -> str:
    """A time for people, in UTC, because servers can be anywhere."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def days_ago(days: float) -> int:
    """The time this many days ago."""
    return int(time.time() - days * DAY)
