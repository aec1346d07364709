"""The floor: all live tables. It creates them, loads them from the database, and unloads idle ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection

from spellhall.kernel.errors import SpellhallError
from spellhall.server.cluster.rooms import Alone, Elsewhere, Rooms, codes_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import Work
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage import heartbeat, pruning, times
from spellhall.server.storage.errors import LeaseLost, StorageError
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.queries import chat, journal, tables
from spellhall.server.storage.queries.people import FORGOTTEN
from spellhall.server.storage.records import NO_PLATE, Plate, Table
from spellhall.server.storage.store import Store
from spellhall.server.tables.agent_processes import AgentProcesses
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.games import beginning_of, load_games, named_game, prepared, stored_game
from spellhall.server.tables.lazy_cache import LazyCache
from spellhall.server.tables.recordings.jobs import LOST, RecordingJobs
from spellhall.server.tables.recordings.recording import last_frames
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.restoring import Lost, Restored, kept_of, restored
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.transactions import DECIDING
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR

BEAT = 1.0
"""Seconds between two heartbeats in the database."""
SWEEP = 60
"""Heartbeats between two searches for tables that may leave memory."""
PRUNE = 3600
"""Heartbeats between two searches for data old enough to delete."""
KEEP = 200
"""How many idle tables stay in memory: most of the remaining ones are looked at again soon."""
TOGETHER = 25
"""Positions computed per batch when the server stops; between batches it can write a heartbeat."""
AGAIN = 5.0
"""Seconds before a table that could not be read is tried again."""
CLOSED = "This game couldn't continue, so it was called off."
DAY = 24 * 3600

T = TypeVar("T")


class Floor:
    """The live tables of one server."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, rooms: Rooms | None = None) -> None:
        self.store = store
        self.rooms = rooms or Alone()
        self.settings = settings
        self.metrics = metrics
        self.agent_processes = AgentProcesses(settings.agent_processes)
        self.live: dict[str, LiveTable] = {}
        self.arrivals = LazyCache(self.live, self._fetch)
        self.work = Work(settings)
        self.recording_jobs = RecordingJobs(store, self.work)
        self.making = asyncio.Lock()
        self.last_alive = 0
        self.beaten = time.monotonic()
        self.errands: list[Callable[[], Awaitable[None]]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.log = structlog.get_logger()
        self.lost = False
        self.rebuilt = self.back = False
        self.passed_over: Callable[[SpellhallError], None] = lambda _: None
        """Called when another server has taken over the database: this one can only stop."""
        self.over: list[Callable[[str, Setup], None]] = []
        """Each is called with the code and the setup of a table whose game is over."""

    async def open(self) -> None:
        """Start up: note how long no server was running, and rebuild the tables that cannot wait until someone opens
        them.
        """
        alive: int | None = await self.store.read(heartbeat.last_beat)
        self.last_alive = alive or 0
        await self.work.in_thread(Urgency.OPENING, load_games)
        others = await self.rooms.others()
        running = [table for table in await self.store.read(tables.running_tables) if table.room not in others]
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(work) for work in (self._rebuild(running), self._live(), self._run_errands())]
        self.recording_jobs.open()

    async def close(self) -> None:
        """Shut down: finish what is being carried out, stop clocks and agents, store positions and recordings."""
        rebuilding, living, errands = self.tasks
        last = self._sign()
        rebuilding.cancel()
        errands.cancel()
        for table in [*self.live.values()]:
            async with table.lock:
                table.close()
        self.agent_processes.close()
        running = [*self.live.values()]
        for lot in range(0, len(running), TOGETHER):
            await asyncio.gather(*(self._keep(table) for table in running[lot : lot + TOGETHER]))
        await self.recording_jobs.close(self.settings.drain_seconds)
        self.work.close()
        living.cancel()  # last: no other server may own the database before this point
        try:
            await self.store.beat(None if last is None else now_ms())
        except StorageError as error:
            self.log.error("the last sign of life could not be stored", error=str(error))

    # ------------------------------------------------------------------ loading and creating tables

    async def table(self, code: str) -> LiveTable:
        """The table with this code.

        Raises:
            Refusal: when there is none, or it cannot be rebuilt.
        """
        return await self.arrivals.find(code)

    def seated(self, stored: Table) -> LiveTable:
        """Load a table into memory that was just stored."""
        table = LiveTable(self, stored_game(stored), stored)
        self.live[stored.code] = table
        return table

    async def discard(self, table: LiveTable) -> None:
        """Forget a table that could not begin."""
        self.live.pop(table.code, None)
        table.close()
        await self.store.write(tables.finish_table, table.stored.id, [0.0] * len(table.seats), 0)

    async def _fetch(self, code: str) -> LiveTable:
        left = await self.rooms.claim("table", code) if code else None
        stored = await self.store.read(tables.table_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", "no table has this code")
        table = await self._open(stored)
        self.live[code] = table
        if table.live_game is not None and table.stage == "playing":
            table.come_back(self.last_alive if left is None else left)
        return table

    async def _open(self, stored: Table) -> LiveTable:
        """A stored table in memory. If its game cannot be shown as it is, the table says why in a sentence.

        Raises:
            StorageError: when the database cannot be read or written right now.
        """
        try:
            if stored.stage == "over" and stored.film_from is not None:
                table = LiveTable(self, named_game(stored), stored)
                table.last_frames = await _reached(self.store.read(last_frames, stored, table.names))
                return table
            table = LiveTable(self, await self.work.in_thread(Urgency.OPENING, prepared, stored), stored)
            if stored.stage != "waiting" and stored.started is not None:
                await self._restore(table)
        except (StorageError, Refusal):
            raise
        except Exception as error:
            known = isinstance(error, SpellhallError)
            why = str(error) if known else "its saved data is unreadable"
            self.log.error("a game cannot go on", table=stored.code, why=why, exc_info=None if known else error)
            if stored.broken != why:
                await self.store.write(tables.break_table, stored.id, why)
            table = LiveTable(self, named_game(stored), stored)
            table.broken = why
        return table

    async def _restore(self, table: LiveTable) -> None:
        stored = table.stored
        kept = await _reached(self.store.read(kept_of, stored.id))
        beginning = beginning_of(stored)
        found = await self.work.in_thread(Urgency.OPENING, restored, table.game, stored, beginning, kept)
        if stored.stage == "over":
            if found.footing is not None:
                raise Lost(LOST)
            table.live_game = found.live_game
            table.retrace(kept.steps)
            return
        if found.fault:
            self.log.error("a journal is damaged: the game stands at its last good action", **_place(table, found))
        if found.mends or stored.broken:
            await _reached(self.store.write(mend, stored.id, found, bool(table.setup.event)))
        table.live_game = found.live_game
        steps = [*kept.steps, *found.mends]
        table.retrace(steps)
        until = now_ms() - table.behind - table.started
        told = [step for step in steps if step.at_ms <= until]
        table.told_late = sum(step.kind in DECIDING for step in told), past_of(told).actions
        if found.footing is not None:
            self.log.info("the cards have changed: a game goes on with the new ones", table=table.code)
            table.stored = msgspec.structs.replace(stored, version=table.game.version, digest=table.game.digest())
        if found.live_game.state.is_terminal():
            table.stage, table.score = "over", found.live_game.score()
            self.recording_jobs.want(stored.id)

    # ------------------------------------------------------------------ background work

    async def _rebuild(self, running: list[tables.Running]) -> None:
        """Reload the tables that must be in memory; all others are loaded when someone opens them."""
        urgent = [table.code for table in running if table.urgent]
        failed = 0
        for code in urgent:
            failed += not await self._brought_back(code)
        if running:
            left = len(running) - len(urgent)
            self.log.info("tables rebuilt", tables=len(urgent) - failed, failed=failed, left=left)
        self.rebuilt = True

    async def take_over(self, rooms: Collection[str]) -> None:
        """Load the tables of these rooms that must be in memory: their process has ended."""
        self.back = False
        for table in await self.store.read(tables.running_tables):
            if table.room in rooms and table.urgent:
                await self._brought_back(table.code)

    async def _brought_back(self, code: str) -> bool:
        """Whether a table could be rebuilt; unknown while the database cannot be reached."""
        while True:
            try:
                return not (await self.table(code)).broken
            except LeaseLost:
                return False
            except StorageError as error:
                self.log.error("a table could not be read; it is tried again", table=code, error=str(error))
                await asyncio.sleep(AGAIN)
            except Elsewhere:
                return True  # another process was quicker
            except Exception as error:
                self.log.error("a table could not be rebuilt", table=code, exc_info=error)
                return False

    async def _live(self) -> None:
        """The heartbeats. Nothing else may hold them up: others take over when they stop."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.beat(self._sign())
                self.beaten = time.monotonic()
            except LeaseLost as error:
                self.log.error("the database belongs to another server now, so this one stops", error=str(error))
                self.lost = True
                self.passed_over(error)
                return
            except SpellhallError as error:
                self.log.error("no sign of life could be stored", error=str(error))

    async def _run_errands(self) -> None:
        """Everything that has to be looked after again and again, as often as the heart beats if it is quick."""
        beats = 0
        while not self.lost:
            await asyncio.sleep(BEAT)
            for errand in self.errands:
                try:
                    await errand()
                except Exception as error:  # the others must go on
                    self.log.error("an errand could not be run", exc_info=error)
            beats += 1
            if beats % SWEEP == 0:
                await self._tidy_up(prune=beats % PRUNE == 0)

    def _sign(self) -> int | None:
        """The time from which clocks have to stand still if this server ends now.

        None until all tables are loaded and their journals say how long they have been away: otherwise that time would
        be charged to players.
        """
        if not self.back:
            waits = any(one.away and one.stands is None and not one.broken for one in self.live.values())
            self.back = self.rebuilt and not waits
        return now_ms() if self.back else None

    async def _tidy_up(self, prune: bool) -> None:
        try:
            await self.sweep()
            await self.clear_away()
            if prune:
                await self.prune()
        except Exception as error:  # the heartbeats must go on
            self.log.error("the hall could not be tidied up", exc_info=error)

    def person_gone(self, person: int, now: int | None) -> None:
        """A person was deleted or merged into another: the seats they hold in memory belong to ``now``."""
        for table in self.live.values():
            if table.host == person:
                table.stored = msgspec.structs.replace(table.stored, host=now)
            mine = [seat for seat in table.seats if seat.person == person]
            for seat in mine:
                name = seat.name if now is not None else FORGOTTEN
                table.seats[seat.seat] = msgspec.structs.replace(seat, person=now, name=name, plate=NO_PLATE)
            if mine:
                table.shared_view = None  # it contains the players' names
                table.review()

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """The link behind someone's name has changed."""
        for table in self.live.values():
            mine = [seat for seat in table.seats if seat.person == person]
            for seat in mine:
                table.seats[seat.seat] = msgspec.structs.replace(seat, plate=plate)
            if mine:
                table.audience.tell()

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """Seats, by table and number, have new secrets."""
        changed = {number for number, _ in tokens}
        for table in [table for table in self.live.values() if table.stored.id in changed]:
            table.seats = [
                msgspec.structs.replace(seat, token=tokens.get((table.stored.id, seat.seat), seat.token))
                for seat in table.seats
            ]
            table.review()

    async def sweep(self, keep: int = KEEP) -> None:
        """Unload idle tables, starting with those that have been in memory longest; their positions are stored."""
        idle = [table for table in self.live.values() if table.idle]
        for table in idle[: max(0, len(idle) - keep)]:
            await self._keep(table)
            if table.idle and self.live.get(table.code) is table:
                self.live.pop(table.code).close()

    async def _keep(self, table: LiveTable) -> None:
        try:
            await table.keep_position()
        except StorageError as error:
            self.log.error("a position could not be kept", table=table.code, error=str(error))
        except Exception as error:
            self.log.error("a position could not be kept", table=table.code, exc_info=error)

    async def clear_away(self) -> None:
        """Delete tables that have waited for players too long, unless someone is looking at them."""
        before = times.now() - self.settings.waiting_hours * 3600
        gone = await self._prune(
            "tables at which nobody waits any more", pruning.end_waiting, before, await self._spared()
        )
        self._let_go(gone)

    async def prune(self) -> None:
        """Delete what is too old by the settings: abandoned games, finished games, guests."""
        days, now = self.settings, times.now()
        if days.left_days:
            before = now - days.left_days * DAY
            self._let_go(await self._prune("abandoned games", pruning.call_off_left, before, await self._spared()))
            await self.recording_jobs.look_up()
        if days.finished_days:
            self._let_go(await self._prune("finished games", pruning.forget_finished, now - days.finished_days * DAY))
        if days.guest_days:
            await self._prune("guests whom nobody has seen", pruning.forget_guests, now - days.guest_days * DAY)

    async def _prune(self, what: str, operation: Callable[..., list[T]], *args: Any) -> list[T]:
        """Delete old data in batches until none is left."""
        gone: list[T] = []
        try:
            while found := await self.store.write(operation, *args):
                gone += found
        except SpellhallError as error:
            self.log.error("what is old could not be thrown away", what=what, error=str(error))
        if gone:
            self.log.info("thrown away", what=what, number=len(gone))
        return gone

    async def _spared(self) -> list[str]:
        """The tables that must not be deleted because someone is looking at them or something is going on there, as far
        as this process can know.
        """
        return [
            *codes_of("table", await self.rooms.others()),
            *(code for code, one in self.live.items() if not one.idle),
        ]

    def _let_go(self, codes: list[str]) -> None:
        """Forget tables whose stored form was deleted or replaced."""
        for code in codes:
            if code in self.live:
                self.live.pop(code).close()

    def finished(self, code: str, setup: Setup) -> None:
        """The game of a table is over (see ``floor_protocol.FloorProtocol``)."""
        for listener in self.over:
            listener(code, setup)

    async def close_broken(self, table: LiveTable) -> None:
        """End a game that cannot go on, as its players wish: nobody wins.

        Raises:
            Refusal: when it can go on, or is over.
        """
        async with table.lock:
            if not table.broken or table.stage != "playing":
                raise Refusal("illegal", "this game isn't stuck; play it or concede")
            stored = table.stored
            await self.store.write(pruning.call_off, stored.id, stored.started or 0, CLOSED)
            table.stage, table.ending, table.ended = "over", "off", now_ms()
            table.audience.tell()
            self.finished(table.code, table.setup)

    # ------------------------------------------------------------------ limits

    @asynccontextmanager
    async def room_for(self, person: int | None) -> AsyncIterator[None]:
        """A context for storing and seating one more table, in whatever way it is made, if there is room.

        Nobody else makes a table meanwhile, so many simultaneous requests don't all count the same free place.

        Raises:
            Refusal: when the person or the hall has reached its limit.
        """
        most = self.settings.tables_per_person
        async with self.making:
            if person is not None and await self.store.read(tables.held_by, person) >= most:
                raise Refusal("busy", worded("you already have {most} tables; finish or concede one first", most=most))
            if sum(_takes_room(table) for table in self.live.values()) >= self.settings.tables:
                raise Refusal("busy", "the hall is full; try again later")
            yield

    def look_up(self) -> None:
        """Set the metrics that are looked up on request (see ``Metrics.text``)."""
        self.work.look_up(self.metrics)
        stages = {"waiting": 0, "playing": 0, "over": 0}
        kinds = {"person": 0, "agent": 0}
        for table in self.live.values():
            stages[table.stage] += 1
            if table.stage == "playing" and table.live_game is not None:
                kinds[table.seats[table.live_game.state.current_player()].kind] += 1
        for stage, count in stages.items():
            self.metrics.tables.labels(stage).set(count)
        for kind, count in kinds.items():
            self.metrics.waiting.labels(kind).set(count)


async def _reached(transaction: Awaitable[T]) -> T:
    """A context for database calls while a table is being loaded. If one fails, nobody knows whether the stored data is
    sound.

    Raises:
        StorageError: for any error that doesn't already say what the matter is.
    """
    try:
        return await transaction
    except SpellhallError:
        raise
    except Exception as error:
        raise StorageError("the database fails at what it is asked") from error


def mend(connection: Connection, table_id: int, found: Restored, counts: bool = False) -> None:
    """Store what a game needs to go on, including the chat lines about it; ``counts``: whether it counts for an
    event.
    """
    state = found.live_game.state
    journal.append_journal(connection, [(table_id, step) for step in found.mends])
    if found.footing is not None:
        text = msgspec.json.encode(found.footing).decode()
        journal.save_footing(connection, table_id, text, state.game.version, state.game.digest())
        journal.save_snapshot(connection, table_id, text, found.mends[-1].number, state.current_player())
    for line in found.lines:
        chat.add_chat(connection, table_id, SPECTATOR, None, "", line)
    tables.break_table(connection, table_id, None)
    if found.mends and state.is_terminal():
        length = len(found.live_game.record.actions)
        tally = found.live_game.tally() if counts else None
        tables.finish_table(connection, table_id, state.returns(), length, score=found.live_game.score(), tally=tally)


def _takes_room(table: LiveTable) -> bool:
    """Whether a table in memory is waiting for players or being played; finished and abandoned ones don't count."""
    return table.stage == "waiting" or (table.stage == "playing" and not table.idle)


def _place(table: LiveTable, found: Restored) -> dict[str, Any]:
    return {"table": table.code, "actions": len(found.live_game.record.actions), "fault": found.fault}
