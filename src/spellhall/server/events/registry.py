"""All live events of one server: they are announced, found again, and let go when nobody misses them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from spellhall import __version__
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.parts.tournament import Book
from spellhall.server.events import games
from spellhall.server.events.event_store import KeptEvent
from spellhall.server.events.file_import import Incoming
from spellhall.server.events.live import COORDINATOR, LiveEvent
from spellhall.server.events.log_checks import Checks
from spellhall.server.events.progress import standing_of
from spellhall.server.events.rankings import Rankings
from spellhall.server.journaled import Keeper
from spellhall.server.settings import Settings
from spellhall.server.storage import pruning, times
from spellhall.server.storage.queries import events
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson, Person
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import DAY, PRUNE, Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.entries import Entry, Staffed
from spellhall.tournaments.plan import Plan

NONE = "no event has this code"
FIRST = 1
"""The number that the one who announces an event has there."""


class Events(Keeper[LiveEvent]):
    """The live events.

    Attributes:
        rankings: those of people over all of them.
        checks: what came of looking whether all of an event fits.
    """

    kind = "event"
    gone = "this event closed long ago and has been deleted"
    enough = "you already have {most} events; close one first"
    full = "the hall has no room for another event; try again later"
    too_many = "one page can watch at most {most} events at once"

    def __init__(self, floor: Floor, store: Store, settings: Settings) -> None:
        super().__init__(floor, store, settings)
        self.rankings = Rankings(store)
        self.checks = Checks()

    async def open(self) -> None:
        """Bring the events back that go on: games may have ended meanwhile, and others have to be opened."""
        await self.bring_back(await self.store.read(events.running_events))

    async def go_on_with(self, live: LiveEvent) -> None:
        """See what is due there."""
        live.wake()

    take_results = go_on_with

    async def _fetch(self, code: str) -> LiveEvent:
        stored: StoredEvent | None = await self.store.read(events.event_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", NONE)
        log = await self.store.read(events.entries_of, stored.id)
        try:
            live = LiveEvent(self, stored, log)
        except (SpellhallError, LookupError) as error:
            self.log.error("an event cannot be shown", code=code, why=str(error))
            raise Refusal("table", "this event can't be loaded: its log is unreadable") from None
        self.live[code] = live
        return live

    async def announce(self, me: Person, plan: Plan, book: Book, seed: int, listed: bool) -> LiveEvent:
        """Someone announces an event, and is its coordinator.

        Raises:
            Refusal: when they have as many as one may have, or the hall has.
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
                await live.record_step(lambda event: bodies, FIRST, people=[host])
        self.live[stored.code] = live
        return live

    async def bring(self, me: Person, incoming: Incoming, listed: bool) -> LiveEvent:
        """Someone brings an event as a file, and is its coordinator here. Where the hall has it already, it goes on
        as the file does.

        Raises:
            Refusal: when there is no room for it; where the hall has it already, when it is another's, or the file does
                not go on from it.
        """
        seed, standing = incoming.event.seed, standing_of(incoming.event)
        code = await self.store.read(events.begun_with, seed, incoming.beginning)
        if code is None:
            new = events.NewEvent(
                game=incoming.event.plan.game, title=standing.title, seed=seed, host=me.id, listed=listed
            )
            people, teams = incoming.people(me.id), incoming.event.names.teams
            async with self._room_for(me.id):
                code = await self.store.read(events.begun_with, seed, incoming.beginning)
                if code is None:
                    stored = await self.store.write(events.bring_event, new, incoming.entries, standing, people, teams)
                    return await self.find(stored.code)
        live = await self.find(code)
        async with live.lock:
            await live.settle()
            live.need_staff(me, COORDINATOR)
            await live.go_on_as(incoming)
        return live

    def _room_for(self, person: int) -> AbstractAsyncContextManager[None]:
        settings = self.settings
        return self.room_for(person, events.events_held_by, settings.events_per_person, settings.events)

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

    # ------------------------------------------------------------------ people, and what goes on all the time

    async def tidy_up(self) -> None:
        """Throw away events that were closed long ago by the settings."""
        if self.beats % PRUNE == 0 and self.settings.event_days:
            await self.prune()

    async def prune(self) -> None:
        """The same, now; rankings go without them."""
        await self.throw_away(pruning.forget_closed_events, times.now() - self.settings.event_days * DAY)
