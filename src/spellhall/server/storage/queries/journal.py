"""Queries for what happens at a table: the journal, and snapshots that save replaying all of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, insert, select, type_coerce, update

from spellhall.server.storage import schema
from spellhall.server.storage.lease import HELD, lost
from spellhall.server.storage.records import Snapshot, Step

_step = schema.journal.c
_table = schema.tables.c
_APPEND = insert(schema.journal)
_ROW = f"({', '.join('?' * len(schema.journal.c))})"
_AT_ONCE = f"INSERT INTO journal ({', '.join(schema.journal.c.keys())}) SELECT * FROM (VALUES %s) WHERE {HELD}"


def append_journal(connection: Connection, steps: Sequence[tuple[int, Step]]) -> None:
    """Add rows to the journals of tables, each identified by its id; a number that already exists is an error."""
    if steps:
        rows = [{"table_id": table_id, **msgspec.structs.asdict(step)} for table_id, step in steps]
        connection.execute(_APPEND, rows)


def append_at_once(connection: sqlite3.Connection, steps: Sequence[tuple[int, Step]], owner: str) -> None:
    """The same with one SQLite statement, which also checks the lease and needs no transaction around it.

    Every database call lets another thread have the interpreter, and waits until it gives it back. So while the event
    loop is busy, one statement spares the writer as many waits as there would have been rows and statements. The driver
    itself keeps it prepared, one for each number of rows.

    Raises:
        LeaseLost: as ``lease.hold``.
    """
    values: list[Any] = []
    for table_id, step in steps:
        clocks = None if step.clocks is None else msgspec.json.encode(step.clocks).decode()
        values += (table_id, step.number, step.kind, step.seat, step.action, step.keeps, step.at_ms, clocks)
    rows = ", ".join([_ROW] * len(steps))
    if connection.execute(_AT_ONCE % rows, (*values, owner)).rowcount != len(steps):
        raise lost()


def journal_of(connection: Connection, table_id: int, after: int = -1) -> list[Step]:
    """The rows of a table's journal with a number greater than ``after``, in order; damaged clocks become None."""
    rows = connection.execute(
        select(
            _step.number,
            _step.kind,
            _step.seat,
            _step.at_ms,
            _step.action,
            _step.keeps,
            type_coerce(_step.clocks, Text).label("clocks"),
        )
        .where(_step.table_id == table_id, _step.number > after)
        .order_by(_step.number)
    )
    return [Step(**{**row._mapping, "clocks": _clocks(row.clocks)}) for row in rows]


def _clocks(text: str | None) -> Any:
    try:
        return None if text is None else msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None


def save_snapshot(connection: Connection, table_id: int, position: str, at: int, asked: int = -1) -> None:
    """Store the position after the row ``at``, where a seat is ``asked``, in place of an older one."""
    values = {"snapshot": position, "snapshot_at": at, "asked": asked}
    connection.execute(update(schema.tables).where(_table.id == table_id).values(values))


def save_footing(connection: Connection, table_id: int, position: str, version: str, digest: str) -> None:
    """Store the position from which a game goes on with different rules and cards, and which those are."""
    values = {"footing": position, "version": version, "digest": digest}
    connection.execute(update(schema.tables).where(_table.id == table_id).values(values))


def footing_of(connection: Connection, table_id: int) -> str | None:
    """The position from which a game went on with different cards."""
    return connection.execute(select(_table.footing).where(_table.id == table_id)).scalar_one_or_none()


def snapshot_of(connection: Connection, table_id: int) -> Snapshot | None:
    """The last position that was stored."""
    row = connection.execute(select(_table.snapshot_at, _table.snapshot).where(_table.id == table_id)).one_or_none()
    if row is None or row.snapshot is None:
        return None
    return Snapshot(at=row.snapshot_at, position=row.snapshot)
