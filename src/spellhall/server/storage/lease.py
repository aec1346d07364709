"""One owner per database: which server may write, until when, and how the next one takes over. Read this when a server
won't start.

The owner is recorded in the one row of ``alive``, with the time when its lease expires, by the database's clock; each
heartbeat renews it.
Every transaction of its writer begins by checking that the row still names it (``hold``), so a server that has lost the
database stores nothing more, whatever it believes.
A server that closes gives up the lease. A server that is killed leaves it behind: the next one waits until it expires,
or takes over at once if it can see that the program is gone.
"""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, delete, insert, inspect, select, text, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from spellhall.server.storage import schema
from spellhall.server.storage.errors import LeaseLost

LIFE_MS = 10_000
"""How long a lease lasts after the last heartbeat."""
SHARED = "members"
"""The owner of a database that several processes share (see ``members``)."""
LOCK = 0x5BE12
"""The number of the advisory lock that servers on one PostgreSQL wait for while one of them takes over."""

_alive = schema.alive.c
_HOLDS = {
    # A server that takes over waits for the transactions that have already checked.
    "postgresql": "SELECT owner FROM alive FOR SHARE",
    "sqlite": "SELECT owner FROM alive",
}
HELD = "? IN (SELECT owner FROM alive)"
"""A condition for SQLite that holds while the owner with this ID owns the database."""


class DatabaseClock(FunctionElement[int]):
    """The database's time, in milliseconds since 1970: the one clock that all servers share."""

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
        id: random, so that no two are ever alike.
        host: the machine, for people.
        place: where its process can be looked up; empty if unknown.
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
        if self.id == SHARED:
            return f"a hall of several processes, one of them on {self.host}"
        return f"process {self.pid} on {self.host}"


def myself() -> Owner:
    """This program as a new owner."""
    return Owner(secrets.token_hex(8), socket.gethostname(), _place(), os.getpid())


def _place() -> str:
    """The current boot of this machine, and the process namespace that we are in."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return ""


def known(connection: Connection) -> bool:
    """Whether a database has owners yet: an empty or an older one doesn't."""
    found = inspect(connection)
    return found.has_table("alive") and any(column["name"] == "owner" for column in found.get_columns("alive"))


def present(connection: Connection) -> Owner | None:
    """The server that owns the database now; one whose lease has run out, or which is seen to be gone, doesn't."""
    row = connection.execute(
        select(*(_alive[name] for name in ("owner", "host", "place", "pid", "until_ms")), DatabaseClock().label("now"))
    ).one_or_none()
    if row is None or row.owner is None or row.until_ms <= row.now:
        return None
    found = Owner(row.owner, row.host, row.place, row.pid)
    return None if found.gone else found


def take(connection: Connection, owner: Owner) -> Owner | None:
    """Take ownership of the database; returns the current owner if that is not possible."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    other = present(connection)
    if other is not None and other.id != owner.id:
        return other
    before = connection.execute(select(_alive.owner)).one_or_none()
    if before is None:
        connection.execute(insert(schema.alive).values(id=1, at_ms=0))
    elif before.owner == SHARED:  # they are silent, and store nothing more
        connection.execute(update(schema.members).values(ended=True))
        connection.execute(delete(schema.rooms))
    values = {"owner": owner.id, "host": owner.host, "place": owner.place, "pid": owner.pid}
    connection.execute(update(schema.alive).values(**values, until_ms=DatabaseClock() + LIFE_MS))
    return None


def hold(connection: Connection, owner: Owner) -> None:
    """Continue only while we own the database.

    Raises:
        LeaseLost: when another server has taken it over, or someone has taken it from us.
    """
    if connection.exec_driver_sql(_HOLDS[connection.dialect.name]).scalar_one_or_none() != owner.id:
        raise lost()


def lost() -> LeaseLost:
    """The error that stops a server that has lost the database."""
    return LeaseLost("this server no longer owns its database, so it stores nothing; another has taken over")


def give_back(connection: Connection, owner: Owner) -> None:
    """Give up the database; does nothing if another owner already has it."""
    connection.execute(update(schema.alive).where(_alive.owner == owner.id).values(owner=None, until_ms=0))
