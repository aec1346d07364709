"""Queries for chat lines."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select

from spellhall.server.storage import schema, times
from spellhall.server.storage.queries.people import still
from spellhall.server.storage.records import Line

_line = schema.chat.c


def add_chat(connection: Connection, table_id: int, seat: int, person: int | None, name: str, text: str) -> Line:
    """Store a chat line."""
    at = times.now()
    number = connection.execute(
        insert(schema.chat)
        .values(table_id=table_id, seat=seat, person=still(person), name=name, text=text, at=at)
        .returning(_line.id)
    ).scalar_one()
    return Line(seat=seat, name=name, text=text, at=at, person=person, id=number)


def chat_of(connection: Connection, table_id: int, last: int) -> list[Line]:
    """A table's last lines, oldest first."""
    rows = connection.execute(
        select(_line.id, _line.seat, _line.name, _line.text, _line.at, _line.person, _line.removed)
        .where(_line.table_id == table_id)
        .order_by(_line.id.desc())
        .limit(last)
    )
    return [_shown(row) for row in rows][::-1]


def _shown(row: Row[*tuple[Any, ...]]) -> Line:
    gone = row.removed is not None
    return Line(
        seat=row.seat,
        name=row.name,
        text="" if gone else row.text,
        at=row.at,
        person=row.person,
        id=row.id,
        removed=gone,
    )
