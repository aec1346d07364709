"""The floor: all live tables. It makes them, finds them again in the database, and lets those go that nobody misses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

import msgspec
import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage import heartbeat, journal, tables, times
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.records import Table
from spellhall.server.storage.store import Store
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.course import Beginning, Course
from spellhall.server.tables.places import Places
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.table import LiveTable, actions_of
from spellhall.server.tables.thinking import Thinkers

BEAT = 1.0
"""Seconds between two signs of life in the database."""
SWEEP = 60
"""Signs of life between two looks for tables that may leave memory."""
WAITING_SECONDS = 24 * 3600
"""After so long a table that nobody looks at is not waited at any more."""
KEEP = 200
"""So many idle tables stay in memory: most of what is left is looked at again soon."""


class Floor:
    """The live tables of one server."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinkers = Thinkers(settings.agent_processes)
        self.live: dict[str, LiveTable] = {}
        self.coming: dict[str, asyncio.Task[LiveTable]] = {}
        self.places = Places()
        self.last_alive = 0
        self.beaten = time.monotonic()
        self.errands: list[Callable[[], Awaitable[None]]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.log = structlog.get_logger()

    async def open(self) -> None:
        """Begin: note for how long no server was there, and rebuild the tables that were being played."""
        alive: int | None = await self.store.read(heartbeat.last_beat)
        self.last_alive = alive or 0
        running = await self.store.read(tables.running_tables)
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._rebuild(running)), loop.create_task(self._live())]

    async def close(self) -> None:
        """End: what is being carried out is finished, clocks and agents stop."""
        for task in self.tasks:
            task.cancel()
        for table in [*self.live.values()]:
            async with table.lock:
                table.close()
        self.thinkers.close()
        await self.store.write(heartbeat.beat, now_ms())

    # ------------------------------------------------------------------ finding and making tables

    async def table(self, code: str) -> LiveTable:
        """The table with a code.

        Raises:
            Refusal: when there is none, or it cannot be rebuilt.
        """
        code = as_code(code)
        if code in self.live:
            return self.live[code]
        if code not in self.coming:
            self.coming[code] = asyncio.get_running_loop().create_task(self._fetch(code))
            self.coming[code].add_done_callback(lambda _: self.coming.pop(code, None))
        return await asyncio.shield(self.coming[code])

    def seated(self, stored: Table) -> LiveTable:
        """A table that was just stored, in memory."""
        table = LiveTable(self, game_of(stored.game, stored.options), stored)
        self.live[stored.code] = table
        return table

    async def discard(self, table: LiveTable) -> None:
        """Forget a table that could not begin."""
        self.live.pop(table.code, None)
        table.close()
        await self.store.write(tables.finish_table, table.stored.id, [0.0] * len(table.seats), 0)

    async def _fetch(self, code: str) -> LiveTable:
        stored = await self.store.read(tables.table_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", "there is no table with this code")
        try:
            table = LiveTable(self, game_of(stored.game, stored.options), stored)
            if stored.stage != "waiting":
                await self._restore(table)
        except SpellhallError as error:
            self.log.error("a table cannot be rebuilt", table=code, error=str(error))
            raise Refusal("table", f"this game cannot be shown any more: {error}") from None
        self.live[code] = table
        if table.course is not None and table.stage == "playing":
            table.go_on(self._waited(table))
        return table

    async def _restore(self, table: LiveTable) -> None:
        stored = table.stored
        steps = await self.store.read(journal.journal_of, stored.id)
        kept = await self.store.read(journal.snapshot_of, stored.id)
        snapshot = None if kept is None else msgspec.json.decode(kept.position)
        actions = actions_of(steps)
        table.course = await asyncio.to_thread(Course.restored, table.game, beginning_of(stored), actions, snapshot)
        table.moment = len(steps)
        for step in steps:
            if step.kind == "undo":
                del table.times[step.keeps or 0 :]
            elif step.action is not None:
                table.times.append(table.started + step.at_ms)
        if table.clock is not None and steps and steps[-1].clocks:
            table.clock.banks = [int(bank) for bank in steps[-1].clocks]

    def _waited(self, table: LiveTable) -> int:
        """For how long the decision that waits had waited when the last server went down, in milliseconds."""
        since = table.times[-1] if table.times else table.started
        return max(0, self.last_alive - since)

    # ------------------------------------------------------------------ what goes on all the time

    async def _rebuild(self, running: list[Table]) -> None:
        for stored in running:
            try:
                await self.table(stored.code)
            except Refusal:
                continue  # it is logged where it happened
        if running:
            self.log.info("tables rebuilt", tables=len(running))

    async def _live(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.write(heartbeat.beat, now_ms())
                self.beaten = time.monotonic()
            except SpellhallError as error:
                self.log.error("no sign of life could be stored", error=str(error))
            for errand in self.errands:
                await errand()
            beats += 1
            if beats % SWEEP == 0:
                self.sweep()
                await self.clear_away()

    def person_gone(self, person: int, now: int | None) -> None:
        """Somebody is no more, or is somebody else from now on: the seats in memory are his who he is ``now``."""
        for table in self.live.values():
            for number, seat in enumerate(table.seats):
                if seat.person == person:
                    table.seats[number] = msgspec.structs.replace(seat, person=now)
            if table.stored.host == person:
                table.stored = msgspec.structs.replace(table.stored, host=now)

    def sweep(self, keep: int = KEEP) -> None:
        """Let idle tables leave memory, those first that have been here longest."""
        idle = [code for code, table in self.live.items() if table.idle]
        for code in idle[: max(0, len(idle) - keep)]:
            self.live.pop(code).close()

    async def clear_away(self) -> None:
        """Throw away tables that have waited for players for long, unless somebody looks at them."""
        watched = [code for code, table in self.live.items() if table.audience.watchers]
        try:
            gone = await self.store.write(tables.delete_waiting, times.now() - WAITING_SECONDS, watched)
        except SpellhallError as error:
            self.log.error("tables that wait could not be cleared away", error=str(error))
            return
        for code in gone:
            if code in self.live:
                self.live.pop(code).close()
        if gone:
            self.log.info("tables cleared away at which nobody waits any more", tables=len(gone))

    def look_up(self) -> None:
        """Set the figures that are looked up (see ``Metrics.text``)."""
        stages = {"waiting": 0, "playing": 0, "over": 0}
        kinds = {"person": 0, "agent": 0}
        for table in self.live.values():
            stages[table.stage] += 1
            if table.stage == "playing" and table.course is not None:
                kinds[table.seats[table.course.state.current_player()].kind] += 1
        for stage, count in stages.items():
            self.metrics.tables.labels(stage).set(count)
        for kind, count in kinds.items():
            self.metrics.waiting.labels(kind).set(count)


def beginning_of(stored: Table) -> Beginning:
    """How the game of a stored table began."""
    position = stored.origin["position"] if stored.origin is not None else None
    decks = [list(seat.deck or []) for seat in stored.seats]
    return Beginning(decks, stored.seed or 0, stored.digest, position)


def game_of(name: str, options: dict[str, Any]) -> Game:
    """A game with its options; games are kept, since making one takes long.

    Raises:
        UsageError: for a game, option or value that does not exist.
    """
    return _kept(name, msgspec.json.encode(options, order="sorted"))


@lru_cache(maxsize=64)
def _kept(name: str, options: bytes) -> Game:
    return make_game(name, **msgspec.json.decode(options))
