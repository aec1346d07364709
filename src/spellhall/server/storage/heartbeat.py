"""Storing that the server is alive: one that starts knows how long the clocks must not have run, and whether it may."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from spellhall.server.storage import schema
from spellhall.server.storage.lease import LIFE_MS, DatabaseClock


def beat(connection: Connection, at_ms: int | None) -> None:
    """The server is alive at this moment, in milliseconds since 1970, and goes on owning the database. None: it does,
    but clocks do not run yet.
    """
    told = {} if at_ms is None else {"at_ms": at_ms}
    if connection.execute(update(schema.alive).values(**told, until_ms=DatabaseClock() + LIFE_MS)).rowcount == 0:
        connection.execute(insert(schema.alive).values(id=1, at_ms=at_ms or 0))


def last_beat(connection: Connection) -> int | None:
    """When a server was last alive; None when there never was one."""
    return connection.execute(select(schema.alive.c.at_ms)).scalar_one_or_none()
