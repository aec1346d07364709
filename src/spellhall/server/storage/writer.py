"""The writer: a single thread that carries out all writes, and commits waiting ones together.

Plain drivers behind one thread are both faster and simpler than asynchronous ones. SQLite lets only one connection
write at a time, and many writers wait long and unevenly; a commit costs far more than a row, so waiting rows share one.
PostgreSQL is used the same way, which saves a round trip per commit.

An operation runs within a savepoint when it shares its transaction, so one that raises rolls back only its own rows.
Very frequent writes are not even separate operations: ``append`` gathers items, and one call stores them all.
Callers get their answer only after the commit, so they can rely on the data being stored.

The thread shares one interpreter with the event loop, and each switch between them costs as much as about ten rows. So
while writes come close together the thread waits a moment for more, but a lone write never waits; and because every
statement is such a switch, very frequent operations may provide a shortcut, which stores everything with a single
statement. Read this when writes are slow.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from spellhall.server.storage.engine import bare, writing
from spellhall.server.storage.errors import StorageError, explaining

BATCH = 500
"""The most operations per transaction, so that the first of them need not wait forever."""
LINGER = 0.002
"""How many seconds the thread waits for more work after the first arrives, if the last batch had company, too."""

P = ParamSpec("P")
T = TypeVar("T")
Gathering = Callable[[Connection, Sequence[Any]], None]
"""An operation that stores many items at once."""
Short = Callable[[sqlite3.Connection, Sequence[Any]], None]
"""The same with one SQLite statement, sent directly to the driver."""


class _Job:
    """One operation, or one item of a gathering operation; who waits for it, and its result."""

    __slots__ = ("error", "gathers", "item", "loop", "operation", "result", "waiter")

    def __init__(
        self, operation: Callable[[Connection], Any], gathers: Gathering | None = None, item: object = None
    ) -> None:
        self.operation = operation
        self.gathers = gathers
        self.item = item
        self.loop = asyncio.get_running_loop()
        self.waiter: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Answer, in the event loop's thread; the caller may already be gone."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(self.result)
        else:
            self.waiter.set_exception(self.error)


class Writer:
    """Carries out operations on the database, in the order they arrive.

    Args:
        guard: called first in every transaction; if it raises, everything in the transaction fails.
        short: for gathering operations, alternatives that store the same with one SQLite statement and need neither a
            transaction nor the guard.

    Attributes:
        batches: how many batches of writes have been stored.
    """

    def __init__(
        self,
        engine: Engine,
        guard: Callable[[Connection], None] | None = None,
        short: Mapping[Gathering, Short] | None = None,
    ) -> None:
        self._engine = writing(engine)
        self._guard = guard
        self._short = (short or {}) if engine.dialect.name == "sqlite" else {}
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.batches = 0
        self._had_company = False
        self._open = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Start working."""
        self._open = True
        self._thread.start()

    def stop(self) -> None:
        """Finish pending work, accept nothing more, and return when everything is stored."""
        with self._door:
            if not self._open:
                return
            self._open = False
            self._jobs.put(None)
        self._thread.join()

    async def write(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Carry out ``operation(connection, ...)`` and return its result once it is stored.

        Once submitted, an operation is carried out even if its caller is cancelled.

        Raises:
            StorageError: when the database is unavailable, or the store is closed. Nothing has been stored, unless the
                connection was lost during the commit: a caller who has to know must look.
            Exception: what the operation raised; nothing that it did has been stored.
        """
        result: T = await self._done(_Job(lambda connection: operation(connection, *args, **named)))
        return result

    async def append(self, operation: Callable[[Connection, Sequence[T]], None], item: T) -> None:
        """Store an item. Waiting items of the same operation are stored in one call, all of them or, if that fails, one
        by one. They may be stored before operations that were submitted earlier and are still waiting.

        Raises:
            StorageError: as for ``write``.
            Exception: what the operation raised for this item; it has not been stored.
        """
        await self._done(_Job(lambda connection: operation(connection, [item]), operation, item))

    async def _done(self, job: _Job) -> Any:
        with self._door:
            if not self._open:
                raise StorageError("the store is closed")
            self._jobs.put(job)
        return await job.waiter

    def _run(self) -> None:
        while True:
            batch, more = self._next()
            self._had_company = len(batch) > 1
            if batch:
                self._carry_out(batch)
                self.batches += 1
                _tell(batch)
            if not more:
                return

    def _next(self) -> tuple[list[_Job], bool]:
        """The waiting jobs, at least one, and whether there may be more later."""
        batch: list[_Job] = []
        job = self._jobs.get()
        if self._had_company and self._jobs.empty():
            time.sleep(LINGER)
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _carry_out(self, batch: list[_Job]) -> None:
        left = self._shorten(batch) if self._short else batch
        if left:
            self._transact(left)

    def _shorten(self, batch: list[_Job]) -> list[_Job]:
        """Store what single statements can store; returns the rest for a transaction, which also finds out what
        failed.
        """
        left: list[_Job] = []
        for operation, jobs in _groups(batch).items():
            short = self._short.get(operation) if operation is not None else None
            try:
                if short is None:
                    left += jobs
                else:
                    with bare(self._engine) as connection:
                        short(connection, [job.item for job in jobs])
            except Exception:  # none of it has been stored
                left += jobs
        return left

    def _transact(self, batch: list[_Job]) -> None:
        try:
            with explaining(self._engine.url), self._engine.begin() as connection:
                if self._guard is not None:
                    self._guard(connection)
                if len(batch) == 1:
                    batch[0].result = batch[0].operation(connection)
                else:
                    for job in self._gather(batch, connection):
                        job.result, job.error = self._attempt(job.operation, connection)
        except Exception as error:
            # The whole transaction failed, including jobs that seemed to succeed.
            for job in batch:
                job.error = job.error or error

    def _gather(self, batch: list[_Job], connection: Connection) -> list[_Job]:
        """Store the items that go together; returns the jobs that have to be tried one by one."""
        groups = _groups(batch)
        left = groups.pop(None, [])
        for operation, jobs in groups.items():
            assert operation is not None
            items = [job.item for job in jobs]

            def together(given: Connection, store: Gathering = operation, these: list[Any] = items) -> None:
                store(given, these)

            _, error = self._attempt(together, connection)
            if error is not None:
                left += jobs
        return left

    def _attempt(
        self, operation: Callable[[Connection], T], connection: Connection
    ) -> tuple[T | None, Exception | None]:
        """Carry out one of several jobs; returns its result or its error. Only a lost connection affects the others.

        The savepoint is written by hand, which takes a quarter of the time that SQLAlchemy's own takes.
        """
        result, failed = None, None
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            with explaining(self._engine.url):
                result = operation(connection)
        except Exception as error:
            if connection.invalidated:
                raise
            failed = error
            try:
                connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
            except DBAPIError:  # SQLite rolls back the whole transaction when its disk is full
                raise error from None
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
        return result, failed


def _groups(batch: list[_Job]) -> dict[Gathering | None, list[_Job]]:
    """Jobs by their gathering operation; those under None are separate."""
    groups: dict[Gathering | None, list[_Job]] = {}
    for job in batch:
        groups.setdefault(job.gathers, []).append(job)
    return groups


def _tell(batch: list[_Job]) -> None:
    """Answer all callers, with one call into each event loop."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_all, jobs)
        except RuntimeError:
            continue  # the loop is closed, so nobody is waiting there


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
