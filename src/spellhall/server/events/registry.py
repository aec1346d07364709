"""All live events of a server: announces them, loads them, and unloads idle ones."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from spellhall import __version__
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.parts.tournament import Book
from spellhall.server.events import games
from spellhall.server.events.archive import read
from spellhall.server.events.event_store import KeptEvent
from spellhall.server.events.file_import import Incoming
from spellhall.server.events.live import COORDINATOR, LiveEvent
from spellhall.server.events.log_checks import Checks
from spellhall.server.events.progress import standing_of
from spellhall.server.events.rankings import Rankings
from spellhall.server.executors.fair_queue import Urgency
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

NONE = "no tournament has this code"
FIRST = 1
"""The number of the person who announces an event."""


class Events(Keeper[LiveEvent]):
    """The live events.

    Attributes:
        rankings: the rankings over all of them.
        checks: the consistency checks of their logs.
    """

    kind = "event"
    gone = "this tournament closed long ago and has been deleted"
    removed = "the host removed this tournament"
    enough = "you already have {most} tournaments; close one first"
    full = "the hall has no room for another tournament; try again later"
    too_many = "one page can watch at most {most} tournaments at once"

    def __init__(self, floor: Floor, store: Store, settings: Settings) -> None:
        super().__init__(floor, store, settings)
        self.rankings = Rankings(store, floor.work)
        self.checks = Checks(floor.work)

    async def open(self) -> None:
        """Resume unfinished events: games may have ended meanwhile, and others have to be opened."""
        await self.bring_back(await self.store.read(events.running_events))

    async def go_on_with(self, live: LiveEvent) -> None:
        """Check what is due there."""
        live.wake()

    take_results = go_on_with

    async def _fetch(self, code: str) -> LiveEvent:
        stored: StoredEvent | None = await self.store.read(events.event_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", NONE)
        log = await self.store.read(events.entries_of, stored.id)
        try:
            live = LiveEvent(self, stored, await self.work.in_thread(Urgency.OPENING, read, stored, log))
        except Refusal:
            raise
        except (SpellhallError, LookupError) as error:
            self.log.error("an event cannot be shown", code=code, why=str(error))
            raise Refusal("table", "this tournament can't be loaded: its log is unreadable") from None
        self.live[code] = live
        return live

    async def reread(self, code: str) -> None:
        """Reload one that the command line has changed or removed; its log is checked anew when someone asks."""
        self.checks.forget(code)
        await super().reread(code)

    async def announce(self, me: Person, plan: Plan, book: Book, seed: int, listed: bool) -> LiveEvent:
        """Someone announces an event, and becomes its coordinator.

        Raises:
            Refusal: when the person or the hall has reached its limit.
            UsageError: for a plan with faults.
        """
        reference = game_of(plan.game, {}).digest()
        bodies: list[Entry] = announcing.announce(plan, book, seed, reference, __version__)
        bodies.append(Staffed(person=FIRST, role="coordinator"))
        new = events.NewEvent(game=plan.game, title=plan.title, seed=seed, host=me.id, listed=listed)
        async with self._room_for(me.id):
            stored: StoredEvent = await self.store.write(events.create_event, new)
            live = LiveEvent(self, stored, read(stored, []))
            async with live.lock:
                host = EventPerson(number=FIRST, person=me.id, name=" ".join(me.name.replace(",", " ").split()))
                await live.record_step(lambda event: bodies, FIRST, people=[host])
        self.live[stored.code] = live
        return live

    async def bring(self, me: Person, incoming: Incoming, listed: bool) -> LiveEvent:
        """Someone imports an event from a file, and becomes its coordinator here. If the hall already has the event, it
        is continued from the file.

        Raises:
            Refusal: when there is no room for it; or when the hall already has it and it belongs to someone else, or
                the file doesn't continue it.
        """
        seed, standing = incoming.event.seed, standing_of(incoming.event)
        code = await self.store.read(events.begun_with, seed, incoming.beginning)
        if code is None:
            new = events.NewEvent(
                game=incoming.event.plan.game,
                title=standing.title,
                seed=seed,
                host=me.id,
                listed=listed,
                imported=True,
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

    # ------------------------------------------------------------------ games at the hall's tables

    async def go_on(self, live: KeptEvent) -> None:
        """Open the games that can begin, and take the results of finished ones."""
        for number in range(self._tables(live)):
            async with live.lock:
                await live.settle()
                await self._go_on_at(live, number)

    def _tables(self, live: KeptEvent) -> int:
        return len(live.event.state.rounds[-1].tables) if live.plays_here else 0

    async def _go_on_at(self, live: KeptEvent, number: int) -> None:
        """Do what is due at one table of the current round."""
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
        """Entrants who have left the event resign their games."""
        for seat in [seat for seat, entrant in enumerate(seats) if entrant in gone]:
            table = await self.floor.table(code)
            if table.stage == "playing" and not table.broken and seat not in table.out():
                await table.resign(seat)

    async def _call_time(self, live: KeptEvent, code: str) -> None:
        """Call time in a game in progress; if its rules have no time limit, it is played to its end."""
        if not games.has_time(game_of(live.stored.game, {})):
            return
        table = await self.floor.table(code)
        if table.stage == "playing" and not table.broken:
            await table.call_time()
            live.called.add(code)

    # ------------------------------------------------------------------ people, and background work

    async def tidy_up(self) -> None:
        """Delete events that were closed too long ago by the settings."""
        if self.beats % PRUNE == 0 and self.settings.event_days:
            await self.prune()

    async def prune(self) -> None:
        """The same, now; rankings no longer include them."""
        await self.throw_away(pruning.forget_closed_events, times.now() - self.settings.event_days * DAY)
