"""Queries for the audit log: what may have to be looked into later, one line each. It contains no addresses and no
secrets.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from spellhall.server.storage import schema, times

_deed = schema.audit.c


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was done, and to what; ``person`` is the number of the person concerned."""

    id: int
    at: int
    deed: str
    person: int | None
    about: str


def note(connection: Connection, deed: str, about: str = "", person: int | None = None) -> None:
    """Record that something was done."""
    connection.execute(insert(schema.audit).values(at=times.now(), deed=deed, about=about, person=person))


def deeds(connection: Connection, last: int, person: int | None = None) -> list[Deed]:
    """The latest entries, or those that concern a person, newest first."""
    wanted = select(schema.audit).order_by(_deed.id.desc()).limit(last)
    if person is not None:
        wanted = wanted.where(_deed.person == person)
    return [Deed(**row) for row in connection.execute(wanted).mappings()]


def forget_deeds(connection: Connection, before: int) -> int:
    """Delete entries that are older than a time; returns how many."""
    return connection.execute(delete(schema.audit).where(_deed.at < before)).rowcount
