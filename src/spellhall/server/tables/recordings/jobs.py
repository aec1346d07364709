"""Records every finished game in the background, one after another, with retries until it is done.

Processes of low priority make them, so that neither the event loop nor an agent has to wait. After each one it rests
much longer than the recording took, so that a busy hall leaves the machine to the players; a request for a recording
ends the rest. If a game ended just before its server did, the next server makes the recording; if the cards have
changed in between, there can be none any more. Read this when a replay doesn't appear.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.storage.errors import LeaseLost, StorageError
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.queries import recordings as storage
from spellhall.server.storage.queries import tables
from spellhall.server.tables.games import beginning_of, same_cards, stored_game
from spellhall.server.tables.recordings import recording
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.restoring import Lost, footing_of, kept_of
from spellhall.server.wire import SPECTATOR

if TYPE_CHECKING:
    from spellhall.server.executors.scheduler import Work
    from spellhall.server.storage.store import Store

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before a failed recording is retried: doubled each time, up to the second number."""
REST, LONGEST_REST = 9.0, 5.0
"""The rest after each recording, as a multiple of the time that it took; but never more seconds than the second
number.
"""
LOST = "its cards have changed since, and no recording was kept"


class RecordingJobs:
    """Makes the recordings of one server.

    Attributes:
        wanted: the tables whose recordings are still to be made; requested ones come first.
        waiters: the callers waiting for a table's recording.
        asked: the tables whose recording someone is waiting for.
        hurry: set when there is no time for rest: someone is waiting, or the server closes.
    """

    def __init__(self, store: Store, work: Work) -> None:
        self.store = store
        self.work = work
        self.wanted: deque[int] = deque()
        self.waiters: dict[int, asyncio.Future[None]] = {}
        self.pauses: dict[int, float] = {}
        self.asked: set[int] = set()
        self.hurry = asyncio.Event()
        self.closing = False
        self.something = asyncio.Event()
        self.busy: asyncio.Task[None] | None = None
        self.log = structlog.get_logger()

    def open(self) -> None:
        """Start, beginning with recordings that previous servers left undone."""
        self.busy = asyncio.get_running_loop().create_task(self._work())

    async def get_ready(self, after: float = 0) -> None:
        """Start the worker processes for recordings and for short requests in a few seconds, before they are needed.

        Starting one costs as much as hundreds of moves, which nobody should notice in mid-game. If it can't start now,
        it starts when it is first needed.
        """
        await asyncio.sleep(after)
        try:
            await asyncio.gather(
                *(self.work.in_process(urgency, recording.get_ready) for urgency in (Urgency.LONG, Urgency.READING))
            )
        except Exception as error:
            self.log.warning("no worker has begun", error=str(error))

    async def close(self, patience: float) -> None:
        """Stop after the current recording, unless that takes too long."""
        self.closing = True
        self.hurry.set()
        if self.busy is not None:
            unfinished = [asyncio.shield(waiter) for waiter in self.waiters.values()]
            if unfinished and not self.busy.done():
                await asyncio.wait(unfinished, timeout=patience)
            self.busy.cancel()

    def want(self, table_id: int, soon: bool = False) -> asyncio.Future[None]:
        """Request a recording; the result can be awaited."""
        if table_id not in self.waiters:
            waiter = self.waiters[table_id] = asyncio.get_running_loop().create_future()
            waiter.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)
            self.wanted.append(table_id)
        if soon and table_id in self.wanted:
            self.wanted.remove(table_id)
            self.wanted.appendleft(table_id)
            self.asked.add(table_id)
            self.hurry.set()
        self.something.set()
        return self.waiters[table_id]

    async def look_up(self) -> None:
        """Request all recordings that have not been made yet."""
        for table_id in await self.store.read(storage.unfilmed):
            self.want(table_id)

    async def _work(self) -> None:
        await self._begin()
        while True:
            while not self.wanted:
                self.something.clear()
                await self.something.wait()
            table_id = self.wanted.popleft()
            soon = table_id in self.asked
            self.asked.discard(table_id)
            began = time.monotonic()
            try:
                await self.film(table_id, soon)
            except LeaseLost:
                return
            except Exception as error:
                self._again(table_id, error)
            else:
                self.pauses.pop(table_id, None)
                self._settle(table_id, None)
            await self._rest(min(LONGEST_REST, (time.monotonic() - began) * REST))

    async def _rest(self, seconds: float) -> None:
        """Make no recording for a while, unless someone is waiting for one."""
        if not self.asked and not self.closing:
            self.hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.hurry.wait()

    async def _begin(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.look_up()
            except SpellhallError as error:
                self.log.error("films that are still to be made could not be looked up", error=str(error))
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    def _again(self, table_id: int, error: Exception) -> None:
        pause = self.pauses.get(table_id, FIRST_PAUSE)
        self.pauses[table_id] = min(LONGEST_PAUSE, pause * 2)
        self.log.error("a film could not be made; it is tried again", table_id=table_id, seconds=pause, exc_info=error)
        self._settle(table_id, error)
        asyncio.get_running_loop().call_later(pause, self.want, table_id)

    def _settle(self, table_id: int, error: Exception | None) -> None:
        waiter = self.waiters.pop(table_id, None)
        if waiter is None or waiter.done():
            return
        if error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)

    async def film(self, table_id: int, soon: bool = False) -> None:
        """Make the recording of a table whose game is over, or store why there can be none; ``soon``: someone waits."""
        stored = await self.store.read(tables.table_by_id, table_id)
        if stored is None or stored.stage != "over" or stored.film_from is not None:
            return
        try:
            game = stored_game(stored)
            if not await self.work.in_thread(Urgency.READING, same_cards, stored):
                raise Lost(LOST)
            kept = await self.store.read(kept_of, table_id)
            past = past_of(kept.steps)
            beginning = beginning_of(stored)
            if past.crossing >= 0:
                beginning = beginning.from_position(footing_of(kept))
            if past.flaw:
                self.log.error("the journal of a finished game is damaged", table=stored.code, flaw=past.flaw)
            first, reels = await self.work.in_process(
                Urgency.READING if soon else Urgency.LONG,
                recording.make,
                game.name,
                msgspec.json.encode(game.options),
                beginning,
                past.actions,
                stored.secret,
                [SPECTATOR, *(seat.seat for seat in stored.seats if seat.kind == "person")],
                len(stored.seats),
            )
        except (StorageError, Refusal):
            raise
        except SpellhallError as error:
            if stored.broken != str(error):
                self.log.error("there can be no film of a game", table=stored.code, error=str(error))
                await self.store.write(tables.break_table, table_id, str(error))
            return
        await self.store.write(storage.save_film, table_id, first, reels)
        told = sum(len(reel.told) for reel in reels)
        self.log.info("a film was made", table=stored.code, moments=len(past.actions), bytes=told)
