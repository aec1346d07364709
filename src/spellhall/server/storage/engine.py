"""Connections: what each of the two databases must be told before it is used.

SQLite: a write-ahead log, so that reading and writing never wait for each other; ``synchronous=NORMAL``, which loses
nothing when the server is killed and at most the last moments when the machine loses its power; foreign keys. The
driver's own habit of opening transactions late is turned off, because savepoints need a real one around them, and
the one who writes takes the lock at once rather than fail in mid-transaction.

What is stored, seeds and tokens among it, stands in no error: errors come into logs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from spellhall.server.storage.errors import StorageError

WRITES = "spellhall_writes"
"""Execution option of connections that are going to write."""
REACH_SECONDS = 10


def make_engine(address: str, *, patience: float = 5.0, connections: int = 5) -> Engine:
    """The engine of a database.

    Args:
        address: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``.
        patience: seconds to wait for an SQLite file that another program keeps locked.
        connections: how many may be open at a time.

    Raises:
        StorageError: for an address that is neither.
    """
    url = _parsed(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, patience, connections)
    try:
        return create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=connections,
            max_overflow=0,
            connect_args={"connect_timeout": REACH_SECONDS},
        )
    except ModuleNotFoundError as error:
        raise StorageError("PostgreSQL needs the package psycopg: install spellhall[postgres]") from error


def writing(engine: Engine) -> Engine:
    """The same engine for those who are going to write."""
    return engine.execution_options(**{WRITES: True})


@contextmanager
def bare(engine: Engine) -> Iterator[sqlite3.Connection]:
    """A connection of the driver's to SQLite, whose every statement is a transaction of its own."""
    connection = engine.raw_connection()
    try:
        driven = connection.driver_connection
        assert isinstance(driven, sqlite3.Connection)
        yield driven
    finally:
        connection.close()  # which gives it back


def reading(engine: Engine) -> Engine:
    """The same engine for those who only read: all that one connection reads is of one moment."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _parsed(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise StorageError(_wanted("that is no address of a database")) from None
    match url.get_backend_name():
        case "sqlite":
            if not url.database or url.database == ":memory:":
                raise StorageError(_wanted("the database must be a file, since several connections share it"))
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise StorageError(_wanted(f"the hall does not know databases of the kind {other!r}"))


def _wanted(what: str) -> str:
    return f"{what}: say sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def _sqlite(url: URL, patience: float, connections: int) -> Engine:
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"the folder {folder} for the database cannot be made: {error.strerror}") from error
    engine = create_engine(
        url, hide_parameters=True, pool_size=connections, max_overflow=0, connect_args={"timeout": patience}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
