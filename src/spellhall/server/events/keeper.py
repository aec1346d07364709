"""All live events of one server: they are announced, found again, and let go when nobody misses them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import structlog

from spellhall import __version__
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.tournament import Book
from spellhall.server.events import games
from spellhall.server.events.keeping import KeptEvent
from spellhall.server.events.live import LiveEvent
from spellhall.server.events.rankings import Rankings
from spellhall.server.settings import Settings
from spellhall.server.storage import events, pruning, times
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson, Person
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import DAY, PRUNE, SWEEP, Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.setup import Setup
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.entries import Entry, Staffed
from spellhall.tournaments.plan import Plan

NONE = "there is no event with this code"
GONE = "this event was closed long ago, and is not kept any longer"
FIRST = 1
"""The number that whoever announces an event has there."""


class Events:
    """The live events."""

    def __init__(self, floor: Floor, store: Store, settings: Settings) -> None:
        self.floor = floor
        self.store = store
        self.settings = settings
        self.live: dict[str, LiveEvent] = {}
        self.coming: dict[str, asyncio.Task[LiveEvent]] = {}
        self.making = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.beats = 0
        self.rankings = Rankings(store)
        self.log = structlog.get_logger()
        floor.over.append(self.finished)
        floor.errands.append(self.beat)

    async def open(self) -> None:
        """Bring the events back that go on: games may have ended meanwhile, and others have to be opened."""
        for code in await self.store.read(events.running_events):
            try:
                (await self.event(code)).wake()
            except Exception as error:
                self.log.error("an event could not be brought back", code=code, exc_info=error)

    def close(self) -> None:
        """End: nothing is begun any more."""
        for task in self.tasks:
            task.cancel()
        for live in self.live.values():
            live.close()

    async def event(self, code: str) -> LiveEvent:
        """The event with a code.

        Raises:
            Refusal: when there is none, or it cannot be shown.
        """
        code = as_code(code)
        if code in self.live:
            return self.live[code]
        if code not in self.coming:
            self.coming[code] = asyncio.get_running_loop().create_task(self._fetch(code))
            self.coming[code].add_done_callback(lambda _: self.coming.pop(code, None))
        return await asyncio.shield(self.coming[code])

    async def _fetch(self, code: str) -> LiveEvent:
        stored: StoredEvent | None = await self.store.read(events.event_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", NONE)
        log = await self.store.read(events.entries_of, stored.id)
        try:
            live = LiveEvent(self, stored, log)
        except (SpellhallError, LookupError) as error:
            self.log.error("an event cannot be shown", code=code, why=str(error))
            raise Refusal("table", "this event cannot be shown any more: its log cannot be read") from None
        self.live[code] = live
        return live

    async def announce(self, me: Person, plan: Plan, book: Book, seed: int, listed: bool) -> LiveEvent:
        """Somebody announces an event, and is its coordinator.

        Raises:
            Refusal: when he has as many as one may have, or the hall has.
            UsageError: for a plan with faults.
        """
        reference = game_of(plan.game, {}).digest()
        bodies: list[Entry] = announcing.announce(plan, book, seed, reference, __version__)
        bodies.append(Staffed(person=FIRST, role="coordinator"))
        new = events.NewEvent(game=plan.game, title=plan.title, seed=seed, host=me.id, listed=listed)
        async with self._room_for(me.id):
            stored: StoredEvent = await self.store.write(events.create_event, new)
            live = LiveEvent(self, stored, [])
            async with live.lock:
                host = EventPerson(number=FIRST, person=me.id, name=" ".join(me.name.replace(",", " ").split()))
                await live.happens(lambda event: bodies, FIRST, people=[host])
        self.live[stored.code] = live
        return live

    @asynccontextmanager
    async def _room_for(self, person: int) -> AsyncIterator[None]:
        async with self.making:
            most = self.settings.events_per_person
            if await self.store.read(events.events_held_by, person) >= most:
                raise Refusal(BUSY, f"you have {most} events already; close one first")
            if await self.store.read(events.events_held_by) >= self.settings.events:
                raise Refusal(BUSY, "the hall has as many events as it can hold; try again later")
            yield

    # ------------------------------------------------------------------ games at tables of the hall

    async def go_on(self, live: KeptEvent) -> None:
        """Open the games that can begin, and take the results of those that are over."""
        for number in range(self._tables(live)):
            async with live.lock:
                await live.settle()
                await self._go_on_at(live, number)

    def _tables(self, live: KeptEvent) -> int:
        return len(live.event.state.rounds[-1].tables) if live.plays_here else 0

    async def _go_on_at(self, live: KeptEvent, number: int) -> None:
        """One table of the round under way."""
        if number >= self._tables(live):
            return
        table = live.event.state.rounds[-1].tables[number]
        for begun, game, code in games.playing(live.event):
            if begun is table:
                await self._leave(live, code, games.seated(live.event, table, game), set(table.left))
                if table.time is not None and code not in live.called:
                    await self._call_time(live, code)
                await games.take_result(self.floor, live, table, game, code)
        if table in games.wanted(live) and not live.exchanging(table):
            try:
                await games.open_game(self.floor, live, table)
            except Refusal as refusal:
                if refusal.code == BUSY:
                    raise
                live.stuck[(table.round, table.number, len(table.reports) + 1)] = refusal.text
                live.log.warning("a game cannot be opened", table=table.number, why=refusal.text)
                live.tell()

    async def _leave(self, live: KeptEvent, code: str, seats: Sequence[int], gone: set[int]) -> None:
        """Those who have left the event give up the games that they play."""
        for seat in [seat for seat, entrant in enumerate(seats) if entrant in gone]:
            table = await self.floor.table(code)
            if table.stage == "playing" and not table.broken and seat not in table.out():
                await table.resign(seat)

    async def _call_time(self, live: KeptEvent, code: str) -> None:
        """Time is called in a game that is being played; where its rules know none, it is played to its end."""
        if not games.has_time(game_of(live.stored.game, {})):
            return
        table = await self.floor.table(code)
        if table.stage == "playing" and not table.broken:
            await table.call_time()
            live.called.add(code)

    def finished(self, code: str, setup: Setup) -> None:
        """The game of a table is over; if it was that of an event, its result is taken."""
        if setup.event:
            task = asyncio.get_running_loop().create_task(self._take(setup.event))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _take(self, code: str) -> None:
        try:
            (await self.event(code)).wake()
        except Exception as error:
            self.log.error("the result of a game could not be taken", code=code, exc_info=error)

    # ------------------------------------------------------------------ people, and what goes on all the time

    def person_gone(self, person: int, now: int | None) -> None:
        """Somebody is no more, or is somebody else from now on."""
        for live in [*self.live.values()]:
            live.person_gone(person, now)

    async def beat(self) -> None:
        """With each sign of life of the server: let go of what nobody misses, and throw away what is old."""
        self.beats += 1
        if self.beats % SWEEP:
            return
        try:
            for code in [code for code, live in self.live.items() if live.idle]:
                self.live.pop(code).close()
            if self.beats % PRUNE == 0 and self.settings.event_days:
                await self.prune()
        except Exception as error:  # the signs of life must go on
            self.log.error("the events could not be tidied up", exc_info=error)

    async def prune(self) -> None:
        """Throw away events that were closed long ago by the settings; rankings go without them."""
        before = times.now() - self.settings.event_days * DAY
        while gone := await self.store.write(pruning.forget_closed_events, before):
            for code in gone:
                if code in self.live:
                    self.live.pop(code).close(GONE)
            self.log.info("thrown away", what="events", number=len(gone))
