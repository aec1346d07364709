"""The store: the one object through which the server reads and writes its database.

    store = Store("sqlite:///spellhall.db")
    await store.open()
    person = await store.write(people.create_person, "Ana")
    decks = await store.read(decks.decks_of, person.id)

Reads and writes are plain functions on a connection, sorted by subject into the modules of ``storage.queries``. Start
here to store something new.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, Self, TypeVar

import structlog
from sqlalchemy import Connection, inspect

from spellhall.server.storage import heartbeat, lease, members
from spellhall.server.storage.engine import make_engine, reading, writing
from spellhall.server.storage.errors import StorageError, explaining
from spellhall.server.storage.members import Member
from spellhall.server.storage.migrate import migrate, newest, version_of
from spellhall.server.storage.queries.journal import append_at_once, append_journal
from spellhall.server.storage.queries.sessions import end_old_sessions
from spellhall.server.storage.records import Step
from spellhall.server.storage.writer import Writer

READERS = 4
LOOK_AGAIN = 0.25
"""Seconds between two checks whether another server has released the database."""

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """An open database: one writer, a few readers.

    Args:
        lease_wait: for a server, which has to own the database: how many seconds it waits for the previous owner. None
            for a program that only reads, or writes a little alongside the server.
        member: this process, if it shares the database with others (see ``members``); only on PostgreSQL.

    Attributes:
        serves: whether this member is open, and not about to end.
    """

    def __init__(
        self,
        address: str,
        *,
        patience: float = 5.0,
        lease_wait: float | None = None,
        member: Member | None = None,
    ) -> None:
        self.engine = make_engine(address, patience=patience, connections=READERS + 1)
        self.member = member
        self.serves = False
        self._lease_wait = lease_wait
        self._owner = None if lease_wait is None else lease.myself()
        self._reading = reading(self.engine)
        marked = self.engine if member is None else self.engine.execution_options(**{members.MEMBER: member.id})
        self._writer = Writer(marked, self._hold, {append_journal: self._append_journal} if self._owner else {})
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def open(self) -> None:
        """Take ownership of the database, migrate it, delete what has expired, and start.

        Raises:
            StorageError: one sentence for a database that cannot be reached or used, or that another server uses.
        """
        await self._take_over()  # first, so that nothing changes under a running server
        try:
            await asyncio.to_thread(migrate, self.engine)
        except BaseException:
            await asyncio.to_thread(self._give_back)
            raise
        await self._take_over()  # for a database that had no owners before
        self._writer.start()
        await self.write(end_old_sessions)

    async def close(self) -> None:
        """Finish pending work and release the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.stop()
        self._give_back()
        self._readers.shutdown()
        self.engine.dispose()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # ------------------------------------------------------------------ one owner (see ``lease``)

    async def _take_over(self) -> None:
        if self._owner is None or self._lease_wait is None:
            return
        log = structlog.get_logger()
        until = time.monotonic() + self._lease_wait
        waiting = False
        while (other := await asyncio.to_thread(self._try_to_take)) is not None:
            if time.monotonic() >= until:
                raise StorageError(
                    f"another server ({other}) uses this database; stop it first, or name another database"
                )
            if not waiting:
                log.info("another server uses the database: waiting until it has gone", other=str(other))
                waiting = True
            await asyncio.sleep(LOOK_AGAIN)

    def _try_to_take(self) -> lease.Owner | None:
        assert self._owner is not None
        with explaining(self.engine.url), writing(self.engine).begin() as connection:
            if self.member is not None:
                return self._try_to_join(connection, self.member)
            return lease.take(connection, self._owner) if lease.known(connection) else None

    def _try_to_join(self, connection: Connection, member: Member) -> lease.Owner | None:
        if not inspect(connection).has_table("members"):
            return lease.present(connection) if lease.known(connection) else None
        if version_of(connection) != newest() and members.living(connection):
            raise StorageError("this hall's other processes run another version of Spellhall; stop them first")
        return members.join(connection, member)

    def _hold(self, connection: Connection) -> None:
        if self.member is not None:
            members.hold(connection, self.member.id)
        elif self._owner is not None:
            lease.hold(connection, self._owner)

    def _append_journal(self, connection: sqlite3.Connection, steps: Sequence[tuple[int, Step]]) -> None:
        assert self._owner is not None
        append_at_once(connection, steps, self._owner.id)

    def _give_back(self) -> None:
        if self._owner is None:
            return
        try:
            with explaining(self.engine.url), writing(self.engine).begin() as connection:
                if self.member is not None:
                    if inspect(connection).has_table("members"):
                        members.leave(connection, self.member.id)
                elif lease.known(connection):
                    lease.give_back(connection, self._owner)
        except StorageError as error:
            structlog.get_logger().warning("the database was not given back: the next server waits", error=str(error))

    async def beat(self, at_ms: int | None) -> None:
        """Record that the server is alive, and renew its lease (see ``heartbeat.beat``)."""
        if self.member is None:
            await self.write(heartbeat.beat, at_ms)
        else:
            await self.write(members.beat, self.member.id, at_ms, self.serves)

    # ------------------------------------------------------------------ reading and writing

    async def write(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Carry out ``operation(connection, ...)``; returns when the result is stored. See ``Writer.write``."""
        return await self._writer.write(operation, *args, **named)

    @property
    def batches(self) -> int:
        """How many batches of writes have been stored. See ``Writer``."""
        return self._writer.batches

    async def append(self, operation: Callable[[Connection, Sequence[T]], None], item: T) -> None:
        """Store one of many items, which ``operation(connection, items)`` stores in batches. See ``Writer.append``."""
        await self._writer.append(operation, item)

    async def read(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """The result of ``operation(connection, ...)``, which sees one state of the database and must not write.

        Raises:
            StorageError: when the database is unavailable, or the store is closed.
        """

        def run() -> T:
            with explaining(self.engine.url), self._reading.connect() as connection:
                return operation(connection, *args, **named)

        try:
            waiter = asyncio.get_running_loop().run_in_executor(self._readers, run)
        except RuntimeError:
            raise StorageError("the store is closed") from None
        return await waiter
