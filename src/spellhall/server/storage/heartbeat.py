"""The server's heartbeat in the database: a new server learns how long clocks must not have run, and whether it may
start.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from spellhall.server.storage import schema
from spellhall.server.storage.lease import LIFE_MS, DatabaseClock


def beat(connection: Connection, at_ms: int | None) -> None:
    """Record that the server is alive at this time, in milliseconds since 1970, and renew its ownership of the
    database. None: it is alive, but clocks are not running yet.
    """
    told = {} if at_ms is None else {"at_ms": at_ms}
    if connection.execute(update(schema.alive).values(**told, until_ms=DatabaseClock() + LIFE_MS)).rowcount == 0:
        connection.execute(insert(schema.alive).values(id=1, at_ms=at_ms or 0))


def last_beat(connection: Connection) -> int | None:
    """When a server was last alive; None if there never was one."""
    return connection.execute(select(schema.alive.c.at_ms)).scalar_one_or_none()
