"""The database of a run, and what can happen to it: a file on SQLite, or a PostgreSQL of its own behind a proxy."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from chaos.plan import POSTGRES
from chaos.proxy import Proxy
from server.postgres import Postgres, a_postgres
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from spellhall.server.storage.engine import make_engine

FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$
"""
VANISH = "vanish"
"""The server is gone without a word to the database, which keeps its connections and what they have locked."""
GROWING = ("journal", "chat", "pod_steps", "event_entries", "tables", "films")
"""The tables of the database that grow."""


class Store(ABC):
    """A database.

    Attributes:
        address: where the server finds it.
        direct: where the laboratory finds it, past every proxy.
        faults: what can happen to it, by name.
    """

    address: str
    direct: str
    faults: tuple[str, ...]

    @abstractmethod
    async def injure(self, fault: str, seconds: float) -> None:
        """Let a fault happen, and end after so many seconds."""

    @abstractmethod
    def keep_open(self, keep: bool) -> None:
        """Whether the database keeps the connections of a server that is gone."""

    @abstractmethod
    async def fill(self, full: bool) -> None:
        """From now on it can't grow, or it can again."""


class SqliteStore(Store):
    """A file."""

    faults = ("lock",)

    def __init__(self, folder: Path) -> None:
        self.file = folder / "hall.sqlite"
        self.address = self.direct = f"sqlite:///{self.file}"

    async def injure(self, fault: str, seconds: float) -> None:
        """Another program keeps the file locked for a while."""
        connection = sqlite3.connect(self.file, timeout=10, isolation_level=None)
        try:
            connection.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
        finally:
            connection.close()

    def keep_open(self, keep: bool) -> None:
        """Nothing: a file has no connections."""

    async def fill(self, full: bool) -> None:
        """Nothing: the disk is full for the process that writes (see ``HallProcess.limit_files``)."""


class PostgresStore(Store):
    """A PostgreSQL, which the server reaches through a proxy."""

    faults = ("crash", "stall", "mute", "reset", VANISH)

    def __init__(self, server: Postgres, proxy: Proxy) -> None:
        self.server, self.proxy = server, proxy
        self.direct = server.address
        self.address = server.address.replace(f":{server.port}/", f":{proxy.port}/")

    async def injure(self, fault: str, seconds: float) -> None:
        """It crashes, or the line to it is cut in one of three ways."""
        match fault:
            case "crash":
                await asyncio.to_thread(self.server.stop)
                await asyncio.sleep(seconds)
                await asyncio.to_thread(self.server.start)
            case "stall":
                self.proxy.stall()
                await asyncio.sleep(seconds)
            case "mute":
                self.proxy.mute()
                await asyncio.sleep(min(seconds, 1.0))
                self.proxy.reset()
            case _:
                self.proxy.reset()
        self.proxy.resume()

    def keep_open(self, keep: bool) -> None:
        """Don't tell it that its client is gone; or do."""
        if keep:
            self.proxy.hide_ends()
        else:
            self.proxy.resume()

    async def fill(self, full: bool) -> None:
        """Every row that is added is refused, as by a full disk."""
        await asyncio.to_thread(self._fill, full)

    def _fill(self, full: bool) -> None:
        engine = make_engine(self.direct)
        try:
            with engine.begin() as connection:
                connection.execute(text("SET lock_timeout = '5s'"))
                connection.execute(text(FULL))
                for name in GROWING:
                    connection.execute(text(f"DROP TRIGGER IF EXISTS full_disk ON {name}"))
                    if full:
                        order = f"CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {name}"
                        connection.execute(text(f"{order} FOR EACH ROW EXECUTE FUNCTION full_disk()"))
        except SQLAlchemyError:
            if not full:
                raise
        finally:
            engine.dispose()


@asynccontextmanager
async def a_store(database: str, folder: Path) -> AsyncIterator[Store]:
    """The database of a run; a PostgreSQL is gone afterwards."""
    if database != POSTGRES:
        yield SqliteStore(folder)
        return
    with a_postgres() as server:
        proxy = Proxy(server.port)
        await proxy.open()
        try:
            yield PostgresStore(server, proxy)
        finally:
            await proxy.close()
