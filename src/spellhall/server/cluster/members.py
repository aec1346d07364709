"""The members of a hall, as one of them sees them: who lives, who leads, and which rooms are its own.

With each heartbeat a member looks around (``look``): it ends those that have been silent too long, loads the rooms that
it was handed, and hears what the others have told. PostgreSQL also notifies it as soon as something is told.

Sockets and requests go to any member. What belongs to another raises ``Elsewhere``, and goes there.
Friends, challenges, accounts, deck tests and everything else of which there is one belong to the leader.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from importlib import import_module
from typing import Any

import structlog
from sqlalchemy import URL

from spellhall.kernel.errors import SpellhallError
from spellhall.server.cluster.rooms import Elsewhere, Hearer
from spellhall.server.storage import members as storage
from spellhall.server.storage.errors import OUT_OF_REACH, StorageError
from spellhall.server.storage.members import LEADER, Member
from spellhall.server.storage.store import Store
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.retries import persist

OVERLAP = 200
"""How many numbers back a member looks for something told: a transaction may end later than one that began after it."""
LONG_PAUSE = 3.0
"""Seconds between two looks after which something must have been held up, here or for all."""
LISTEN_AGAIN = 1.0
"""Seconds before a lost connection for notifications is opened again."""


class Members:
    """See ``rooms.Rooms``.

    Attributes:
        me: this process.
        living: all members, by ID.
        leader: who leads; empty while nobody does.
        mine: what this process owns, by kind and code: rooms, and tables that belong to the room of a pod or an event.
        left: since when nobody had held the rooms that are being taken over, until everything in them is loaded.
        load: loads the rooms that were handed to this process; ``loading`` is the task that does so now.
        looked: when it last looked around.
        steady_since: since when it could do so without a pause. Until then others may have missed their heartbeats just
            as we did, so a lease that has run out says nothing.
        idle: the rooms that were not in memory an hour ago.
        hearers: what to do when another member tells something, by kind.
    """

    def __init__(self, store: Store, me: Member) -> None:
        self.store = store
        self.me = me
        self.living: dict[str, Member] = {me.id: me}
        self.leader = ""
        self.mine: set[str] = set()
        self.left: dict[str, int] = {}
        self.load: Callable[[Collection[str]], Awaitable[None]] | None = None
        self.hearers: dict[str, Hearer] = {}
        self.steady_since = self.looked = time.monotonic()
        self.idle: set[str] = set()
        self.heard: set[int] = set()
        self.last_heard = 0
        self.hearing = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.loading: asyncio.Task[None] | None = None
        self.log = structlog.get_logger()

    async def open(self) -> None:
        """Start: find a leader, and listen."""
        self.last_heard = await self.store.read(storage.last_told)
        self.heard = {*range(self.last_heard - OVERLAP, self.last_heard + 1)}
        await self.look_around()
        self._begin(self._listen(self.store.engine.url))

    def close(self) -> None:
        """Stop listening."""
        for task in self.tasks:
            task.cancel()

    # ------------------------------------------------------------------ rooms

    async def claim(self, kind: str, code: str) -> int | None:
        """See ``Rooms``."""
        thing = f"{kind}:{code}"
        if thing in self.mine:
            return None
        found = await self.store.write(storage.claim_by_code, kind, code, self.me.id)
        if found is None:
            return None
        room, claim = found
        if claim.owner != self.me.id:
            raise Elsewhere(room, await self._member(claim.owner))
        self.mine |= {thing, room}
        if claim.left_ms is not None:
            self.left[room] = claim.left_ms
        return self.left.get(room)

    async def owner(self, room: str) -> Member:
        """Who owns a room now; this process takes it if nobody does.

        Raises:
            Refusal: when its owner is not known right now.
        """
        claim = await self.store.write(storage.claim, room, self.me.id)
        return self.me if claim.owner == self.me.id else await self._member(claim.owner)

    @property
    def leads(self) -> bool:
        """See ``Rooms``."""
        return self.leader == self.me.id

    def need_leader(self) -> None:
        """See ``Rooms``."""
        if not self.leads:
            raise Elsewhere(LEADER, self.leading())

    def leading(self) -> Member:
        """The leader.

        Raises:
            Refusal: when there is none right now.
        """
        found = self.living.get(self.leader)
        if found is None:
            raise Refusal(BUSY, OUT_OF_REACH)
        return found

    async def others(self) -> Collection[str]:
        """See ``Rooms``."""
        return await self.store.read(storage.owned_by_others, self.me.id)

    async def release(self, held: Callable[[], set[str]]) -> None:
        """Give up the rooms that were not in memory the last time either; ``held`` says which are, by kind and code.

        What was created a moment ago may not have come into memory yet, so once is not enough.
        """
        owned = await self.store.read(storage.owned_by, self.me.id)
        idle = owned - held() - {LEADER}
        given_up, self.idle = idle & self.idle, idle
        self.mine -= given_up
        if given_up:
            await self.store.write(storage.release, sorted(given_up), self.me.id)
        await self.store.write(storage.forget_ended)

    async def _member(self, number: str) -> Member:
        if number not in self.living:
            self.living = {one.id: one for one in await self.store.read(storage.living)}
        found = self.living.get(number)
        if found is None:
            raise Refusal(BUSY, OUT_OF_REACH)
        return found

    # ------------------------------------------------------------------ with each heartbeat

    async def look(self) -> None:
        """Look around, and hear what was told. Errors are logged, and never stop the heartbeats."""
        try:
            await self.look_around()
            await self.hear()
        except SpellhallError as error:
            self.steady_since = time.monotonic()
            self.log.error("the other processes can't be seen", error=str(error))
        except Exception as error:
            self.steady_since = time.monotonic()
            self.log.error("the other processes can't be seen", exc_info=error)

    async def look_around(self) -> None:
        """See who lives, end who is silent, and load what was handed over."""
        now = time.monotonic()
        if now - self.looked > LONG_PAUSE:
            self.steady_since = now
        seen = await self.store.read(storage.glance, self.me.id)
        steady = time.monotonic() - self.steady_since > storage.LIFE_MS / 1000
        ending = [*seen.gone, *(seen.silent if steady else ())]
        for silent in ending:
            if await self.store.write(storage.end_silent, silent):
                self.log.warning("another process has gone: its tables are taken over", process=silent)
        may_lead = self.store.serves or not seen.serving
        if ending or (may_lead and (seen.leader is None or LEADER in seen.waiting)):
            if may_lead:
                await self.store.write(storage.claim, LEADER, self.me.id)
                await self.store.write(storage.claim_all, [LEADER], self.me.id)
            seen = await self.store.read(storage.glance, self.me.id)
        self.looked = time.monotonic()
        self.living = {one.id: one for one in seen.living}
        if self.leader != (seen.leader or ""):
            self.leader = seen.leader or ""
            self.log.info("a process leads", process=self.leader, me=self.leads)
        waiting = [room for room in seen.waiting if room != LEADER]
        if waiting and self.load is not None and (self.loading is None or self.loading.done()):
            self.loading = self._begin(self._take_over(self.load, waiting))

    async def _take_over(self, load: Callable[[Collection[str]], Awaitable[None]], rooms: Sequence[str]) -> None:
        """Load rooms that were handed over. That may take longer than a lease lasts, so no heartbeat waits for it."""
        try:
            await load(rooms)
            self.mine |= {*await self.store.write(storage.claim_all, rooms, self.me.id)}
        except SpellhallError as error:  # they still wait, so the next look tries again
            self.log.error("tables of another process could not be taken over", error=str(error))
        else:
            for room in rooms:
                self.left.pop(room, None)

    # ------------------------------------------------------------------ what one tells all

    def tell(self, kind: str, **body: Any) -> None:
        """See ``Rooms``. This is tried until it is stored."""
        self._begin(persist("tell the other processes", lambda: self.told(kind, **body), self.log))

    async def told(self, kind: str, **body: Any) -> None:
        """See ``Rooms``."""
        await self.store.write(storage.tell, self.me.id, kind, body)

    def hear_of(self, kind: str, hearer: Hearer) -> None:
        """See ``Rooms``."""
        self.hearers[kind] = hearer

    async def hear(self) -> None:
        """Do what others have told."""
        async with self.hearing:
            for entry in await self.store.read(storage.told_since, self.last_heard - OVERLAP):
                if entry.id in self.heard:
                    continue
                if entry.sender != self.me.id and entry.kind in self.hearers:
                    await self._do(entry)
                self.heard.add(entry.id)
                self.last_heard = max(self.last_heard, entry.id)
            self.heard = {number for number in self.heard if number >= self.last_heard - OVERLAP}

    async def _do(self, entry: storage.Entry) -> None:
        """Do what one entry says. If the database can't be reached now, that is tried again with the next look."""
        try:
            await self.hearers[entry.kind](**entry.body)
        except StorageError:
            raise
        except Exception as error:
            self.log.error("what another process told could not be done", kind=entry.kind, exc_info=error)

    async def _listen(self, database: URL) -> None:
        """Hear at once what is told, for as long as the connection lasts; the heartbeats do it anyway."""
        psycopg = import_module("psycopg")
        address = database.set(drivername="postgresql").render_as_string(hide_password=False)
        lost = False
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute("LISTEN spellhall")
                    lost = False
                    async for _ in connection.notifies():
                        await self.hear()
            except Exception as error:  # whatever it is, the heartbeats hear it too
                if not lost:
                    cause = str(error).partition("\n")[0]
                    self.log.info("the database can't notify us for a while", error=cause)
                lost = True
            await asyncio.sleep(LISTEN_AGAIN)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
