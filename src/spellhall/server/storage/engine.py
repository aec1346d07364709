"""Database connections: how each of the two databases is set up before use.

SQLite uses a write-ahead log, so that reading and writing never wait for each other; ``synchronous=NORMAL``, which
loses nothing when the server is killed and at most the last moments when the machine loses power; and foreign keys.
The driver's own habit of opening transactions late is turned off, because savepoints need a real transaction around
them, and a writer takes the lock at once rather than fail in mid-transaction.

PostgreSQL ends a transaction that has been idle for long: its server may have vanished without a word, and the
next one would wait for its locks. A connection whose other end has vanished is noticed, too.

Error messages contain no stored values such as seeds and tokens, because errors are logged.
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
"""Execution option of connections that will write."""
REACH_SECONDS = 10
IDLE_SECONDS = 10
"""How long nothing may happen in a transaction: as long as a lease lasts (see ``lease``)."""
KEEPALIVES = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 25_000}
"""When PostgreSQL is silent this many seconds, ask so many times in such intervals whether it is still there."""


def make_engine(address: str, *, patience: float = 5.0, connections: int = 5) -> Engine:
    """A database's engine.

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
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=connections,
            max_overflow=0,
            connect_args={"connect_timeout": REACH_SECONDS, **KEEPALIVES},
        )
    except ModuleNotFoundError as error:
        raise StorageError("PostgreSQL needs the package psycopg: install spellhall[postgres]") from error
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def writing(engine: Engine) -> Engine:
    """The same engine for connections that will write."""
    return engine.execution_options(**{WRITES: True})


@contextmanager
def bare(engine: Engine) -> Iterator[sqlite3.Connection]:
    """A raw SQLite driver connection, where every statement is its own transaction."""
    connection = engine.raw_connection()
    try:
        driven = connection.driver_connection
        assert isinstance(driven, sqlite3.Connection)
        yield driven
    finally:
        connection.close()  # returns it to the pool


def reading(engine: Engine) -> Engine:
    """The same engine for read-only connections: everything that one of them reads comes from one state of the
    database.
    """
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _parsed(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise StorageError(_wanted("that isn't a database address")) from None
    match url.get_backend_name():
        case "sqlite":
            if not url.database or url.database == ":memory:":
                raise StorageError(_wanted("the database must be a file, because several connections share it"))
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise StorageError(_wanted(f"the hall doesn't support databases of the kind {other!r}"))


def _wanted(what: str) -> str:
    return f"{what}; use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def _sqlite(url: URL, patience: float, connections: int) -> Engine:
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"can't create the folder {folder} for the database: {error.strerror}") from error
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


def _prepare_postgresql(connection: Any, _record: object) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_SECONDS * 1000}")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
