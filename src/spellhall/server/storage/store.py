"""The store: the one object through which the server reads and writes its database.

    store = Store("sqlite:///spellhall.db")
    await store.open()
    person = await store.write(people.create_person, "Ana")
    decks = await store.read(decks.decks_of, person.id)

What is read and written are plain functions on a connection, kept by subject in the modules beside this one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from spellhall.server.storage.engine import make_engine, reading
from spellhall.server.storage.errors import StorageError, explaining
from spellhall.server.storage.migrate import migrate
from spellhall.server.storage.sessions import end_old_sessions
from spellhall.server.storage.writer import Writer

READERS = 4

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A database that is open: one writer, a few readers."""

    def __init__(self, address: str, *, patience: float = 5.0) -> None:
        self.engine = make_engine(address, patience=patience, connections=READERS + 1)
        self._reading = reading(self.engine)
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def open(self) -> None:
        """Bring the database up to date, throw away what is void, and begin to work.

        Raises:
            StorageError: one sentence for a database that cannot be reached or used.
        """
        await asyncio.to_thread(migrate, self.engine)
        self._writer.start()
        await self.write(end_old_sessions)

    async def close(self) -> None:
        """Finish what waits and let the database go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def write(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Carry out ``operation(connection, ...)``; returns when it is stored. See ``Writer.write``."""
        return await self._writer.write(operation, *args, **named)

    async def append(self, operation: Callable[[Connection, Sequence[T]], None], item: T) -> None:
        """Store one of many items, which ``operation(connection, items)`` stores together. See ``Writer.append``."""
        await self._writer.append(operation, item)

    async def read(self, operation: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """What ``operation(connection, ...)`` returns; it sees one moment of the database and must not write.

        Raises:
            StorageError: when the database cannot do its work, or the store is closed.
        """

        def run() -> T:
            with explaining(self.engine.url), self._reading.connect() as connection:
                return operation(connection, *args, **named)

        try:
            waiter = asyncio.get_running_loop().run_in_executor(self._readers, run)
        except RuntimeError:
            raise StorageError("the store is closed") from None
        return await waiter
