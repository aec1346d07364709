"""Storing what is said at tables."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from spellhall.server.storage import schema, times
from spellhall.server.storage.people import still
from spellhall.server.storage.records import Line

_line = schema.chat.c


def add_chat(connection: Connection, table_id: int, seat: int, person: int | None, name: str, text: str) -> Line:
    """Keep what somebody said."""
    line = Line(seat=seat, name=name, text=text, at=times.now(), person=person)
    connection.execute(
        insert(schema.chat).values(table_id=table_id, seat=seat, person=still(person), name=name, text=text, at=line.at)
    )
    return line


def chat_of(connection: Connection, table_id: int, last: int) -> list[Line]:
    """The last lines of a table, oldest first."""
    rows = connection.execute(
        select(_line.seat, _line.name, _line.text, _line.at, _line.person)
        .where(_line.table_id == table_id)
        .order_by(_line.id.desc())
        .limit(last)
    )
    return [Line(**row) for row in rows.mappings()][::-1]
