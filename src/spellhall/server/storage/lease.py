"""One owner a database: which server may write, until when, and how the next one takes over.

The owner stands in the one row of ``alive``, with the moment when its right runs out, by the clock of the database;
each sign of life renews it. Every transaction of its writer begins by asking whether the row still names it (``hold``),
so a server that was passed over stores nothing more, whatever it believes. A server that closes gives the right back.
One that was killed leaves it behind: the next one waits until it has run out, or takes over at once when it can see
that the program is not there any more.
"""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, insert, inspect, select, text, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from spellhall.server.storage import schema
from spellhall.server.storage.errors import LeaseLost

LIFE_MS = 10_000
"""For how long an owner is believed after its last sign of life."""
LOCK = 0x5BE12
"""Number of the lock that servers on one PostgreSQL wait for while one of them takes over."""

_alive = schema.alive.c
_HOLDS = {
    # Anyone who takes over waits until the transactions that have asked before are through.
    "postgresql": "SELECT owner FROM alive FOR SHARE",
    "sqlite": "SELECT owner FROM alive",
}
HELD = "? IN (SELECT owner FROM alive)"
"""A condition for SQLite that holds while the owner whose id is given owns the database."""


class DatabaseClock(FunctionElement[int]):
    """What time it is for the database, in milliseconds since 1970: the one clock that all servers share."""

    type = BigInteger()
    inherit_cache = True


@compiles(DatabaseClock, "sqlite")
def _in_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(DatabaseClock, "postgresql")
def _in_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


class Owner(msgspec.Struct, frozen=True):
    """A server that writes to a database.

    Attributes:
        id: made at random, so that no two are ever alike.
        host: the machine, for people.
        place: where its program can be looked for; empty where that cannot be said.
        pid: its process there.
    """

    id: str
    host: str
    place: str
    pid: int

    @property
    def gone(self) -> bool:
        """Whether it can be seen from here that the program has ended."""
        if not self.place or self.place != _place():
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            return False
        return False

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}"


def myself() -> Owner:
    """This program as an owner that nobody was before."""
    return Owner(secrets.token_hex(8), socket.gethostname(), _place(), os.getpid())


def _place() -> str:
    """This start of this machine, and within it the room whose process numbers we share."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return ""


def known(connection: Connection) -> bool:
    """Whether a database knows of owners yet: an empty or an older one does not."""
    found = inspect(connection)
    return found.has_table("alive") and any(column["name"] == "owner" for column in found.get_columns("alive"))


def take(connection: Connection, owner: Owner) -> Owner | None:
    """Own the database from now on; the other one that owns it, if it is not to be had."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    row = connection.execute(
        select(*(_alive[name] for name in ("owner", "host", "place", "pid", "until_ms")), DatabaseClock().label("now"))
    ).one_or_none()
    if row is None:
        connection.execute(insert(schema.alive).values(id=1, at_ms=0))
    elif row.owner not in (None, owner.id) and row.until_ms > row.now:
        other = Owner(row.owner, row.host, row.place, row.pid)
        if not other.gone:
            return other
    values = {"owner": owner.id, "host": owner.host, "place": owner.place, "pid": owner.pid}
    connection.execute(update(schema.alive).values(**values, until_ms=DatabaseClock() + LIFE_MS))
    return None


def hold(connection: Connection, owner: Owner) -> None:
    """Go on only while we own the database.

    Raises:
        LeaseLost: when another server has taken it over, or someone has taken it from us.
    """
    if connection.exec_driver_sql(_HOLDS[connection.dialect.name]).scalar_one_or_none() != owner.id:
        raise lost()


def lost() -> LeaseLost:
    """What stops a server that was passed over."""
    return LeaseLost("this server does not own its database any more, so it stores nothing: another has taken over")


def give_back(connection: Connection, owner: Owner) -> None:
    """Own the database no more; nothing happens if another does already."""
    connection.execute(update(schema.alive).where(_alive.owner == owner.id).values(owner=None, until_ms=0))
