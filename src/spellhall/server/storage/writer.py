"""The one writer: a thread that carries out everything that is to be stored, and stores what waits together.

Plain drivers behind one thread are both faster and simpler than asynchronous ones. SQLite lets only one connection
write at a time, and many that try wait long and unevenly; a commit costs far more than a row, so rows that wait share
one. PostgreSQL takes the same path: a round trip for each commit is saved as well.

An operation runs within a savepoint when it shares its transaction, so one that raises takes only its own rows back.
Nobody is answered before the commit: who was told that something is stored can rely on it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

from spellhall.server.storage.engine import writing
from spellhall.server.storage.errors import StorageError, explaining

BATCH = 500
"""The most that one transaction takes up, so that the first of them need not wait for ever."""

P = ParamSpec("P")
T = TypeVar("T")


class _Job:
    """One operation, who waits for it, and what became of it."""

    __slots__ = ("error", "loop", "operation", "result", "waiter")

    def __init__(self, operation: Callable[[Connection], Any]) -> None:
        self.operation = operation
        self.loop = asyncio.get_running_loop()
        self.waiter: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Answer, in the thread of the loop; nobody may be waiting any more."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(self.result)
        else:
            self.waiter.set_exception(self.error)


class Writer:
    """Carries out operations on the database, in the order in which they come."""

    def __init__(self, engine: Engine) -> None:
        self._engine = writing(engine)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to work."""
        self._open = True
        self._thread.start()

    def stop(self) -> None:
        """Finish what waits, take nothing more, and return when all is stored."""
        with self._door:
            if not self._open:
                return
            self._open = False
            self._jobs.put(None)
        self._thread.join()

    async def write(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Carry out ``operation(connection, ...)`` and return what it returns, when it is stored.

        An operation that has been handed in is carried out even if whoever waits for it is cancelled.

        Raises:
            StorageError: when the database cannot do its work, or the store is closed. Nothing has been stored.
            Exception: what the operation raised; nothing that it did has been stored.
        """
        job = _Job(lambda connection: operation(connection, *args, **named))
        with self._door:
            if not self._open:
                raise StorageError("the store is closed")
            self._jobs.put(job)
        result: T = await job.waiter
        return result

    def _run(self) -> None:
        while True:
            batch, more = self._next()
            if batch:
                self._carry_out(batch)
                _tell(batch)
            if not more:
                return

    def _next(self) -> tuple[list[_Job], bool]:
        """What waits, at least one job, and whether there may be more later."""
        batch: list[_Job] = []
        job = self._jobs.get()
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
        try:
            with explaining(self._engine.url), self._engine.begin() as connection:
                if len(batch) == 1:
                    batch[0].result = batch[0].operation(connection)
                else:
                    for job in batch:
                        self._attempt(job, connection)
        except Exception as error:
            # The whole transaction is gone, and with it what seemed to have gone well.
            for job in batch:
                job.error = job.error or error

    def _attempt(self, job: _Job, connection: Connection) -> None:
        """Carry out one of several; only a lost connection concerns the others.

        The savepoint is written out, which takes a quarter of the time that SQLAlchemy's own takes.
        """
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            with explaining(self._engine.url):
                job.result = job.operation(connection)
        except Exception as error:
            if connection.invalidated:
                raise
            job.error = error
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        connection.exec_driver_sql("RELEASE SAVEPOINT job")


def _tell(batch: list[_Job]) -> None:
    """Answer everybody, with one call into each loop that waits."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_all, jobs)
        except RuntimeError:
            continue  # the loop is closed, so nobody waits there


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
