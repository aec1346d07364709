"""Storing what happens at a table: the journal, and snapshots that save replaying all of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from spellhall.server.storage import schema
from spellhall.server.storage.records import Snapshot, Step

_step = schema.journal.c
_table = schema.tables.c


def append_journal(connection: Connection, steps: Sequence[tuple[int, Step]]) -> None:
    """Add rows to the journals of tables, each given by its id; a number that is there already is an error."""
    if steps:
        rows = [{"table_id": table_id, **msgspec.structs.asdict(step)} for table_id, step in steps]
        connection.execute(insert(schema.journal), rows)


def journal_of(connection: Connection, table_id: int, after: int = -1) -> list[Step]:
    """The rows of a table's journal with a number greater than ``after``, in order."""
    rows = connection.execute(
        select(_step.number, _step.kind, _step.seat, _step.at_ms, _step.action, _step.keeps, _step.clocks)
        .where(_step.table_id == table_id, _step.number > after)
        .order_by(_step.number)
    )
    return [Step(**row) for row in rows.mappings()]


def save_snapshot(connection: Connection, table_id: int, position: str, at: int) -> None:
    """Keep the position after the row ``at``, instead of an older one."""
    connection.execute(update(schema.tables).where(_table.id == table_id).values(snapshot=position, snapshot_at=at))


def snapshot_of(connection: Connection, table_id: int) -> Snapshot | None:
    """The last position that was kept."""
    row = connection.execute(select(_table.snapshot_at, _table.snapshot).where(_table.id == table_id)).one_or_none()
    if row is None or row.snapshot is None:
        return None
    return Snapshot(at=row.snapshot_at, position=row.snapshot)
