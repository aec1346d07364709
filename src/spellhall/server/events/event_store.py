"""How an event stays in step with its log: entries are stored before they take effect or anyone sees them.

Memory holds one fold of the log. If it is unknown whether entries were stored (the database was lost), the event is *in
doubt*, and reads its log before doing anything else. Read this before you change how an event is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from spellhall import __version__
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.parts.tournament import Book
from spellhall.server.events.archive import read
from spellhall.server.events.event_views import desk_of, frame_of, role_of, you_of
from spellhall.server.events.progress import standing_after
from spellhall.server.events.sideboarding import Window, Windows, choosing
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import Work
from spellhall.server.journaled import Journaled
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import events
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson
from spellhall.server.storage.store import Store
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.audience import ENCODER, Watcher
from spellhall.server.translatable import worded
from spellhall.server.wire_events import EventDesk, EventFrame, EventStuck, EventTold, EventYou
from spellhall.tournaments.commands import reports
from spellhall.tournaments.commands.checks import table_of
from spellhall.tournaments.commands.corrections import QUIET
from spellhall.tournaments.entries import Entered, Entry, LateEntered, Listed
from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import Logged, logged
from spellhall.tournaments.own_games import judges_himself
from spellhall.tournaments.scored_events import checklist
from spellhall.tournaments.state import Table

HALL = 0
"""The author of entries that the hall itself writes: that games began, and how they ended."""
PAUSE = 0.3
"""Seconds between two updates to everyone, so that many results at once are sent together."""
LONGEST = 3600.0
"""Seconds after which a timer is checked again, however long it still runs."""
OWN_JUDGE = "you're playing in this tournament, so another staff member has to do that"
OTHERS = "someone else changed the tournament in the meantime; take another look"

T = TypeVar("T")
Command = Callable[[Event], Sequence[Entry]]
"""Computes the entries that someone wants to write from the current event; it changes nothing."""


class EventGround(Protocol):
    """What an event needs from the object that manages all events."""

    store: Store
    settings: Settings
    work: Work

    async def go_on(self, live: KeptEvent) -> None:
        """Open the games that can begin, and take the results of finished ones."""


class KeptEvent(Journaled):
    """An event in memory that is never ahead of its log.

    Attributes:
        stored: what is stored of it, except its log.
        event: the state computed from its log.
        stuck: games in the hall whose result doesn't count, by round, table and number, with the reason.
        called: the tables where time was called, by their codes.
        clock: the timer that calls time.
        windows: the periods for exchanging cards between two games.
    """

    def __init__(self, ground: EventGround, stored: StoredEvent, event: Event) -> None:
        super().__init__(stored.code)
        self.ground = ground
        self.telling: asyncio.TimerHandle | None = None
        self.told_at = 0.0
        self.due = self.awake = False
        self.stuck: dict[tuple[int, int, int], str] = {}
        self.called: set[str] = set()
        self.clock: asyncio.TimerHandle | None = None
        self.windows = Windows()
        self.seen: tuple[EventFrame, msgspec.Raw] | None = None
        self.stored = stored
        self.event = event

    @property
    def book(self) -> Book:
        """The tournament book of its game."""
        return game_of(self.stored.game, {}).tournament_book()

    # ------------------------------------------------------------------ people and views

    def number_of(self, person: int | None) -> int:
        """Someone's number at the event; 0 for someone who has none."""
        found = (one.number for one in self.stored.people if person is not None and one.person == person)
        return next(found, 0)

    def new_number(self) -> int:
        """A number that nobody ever had here."""
        return max((one.number for one in self.stored.people), default=0) + 1

    def show(self, watcher: Watcher, n: int = 0) -> None:
        """Send someone everything once more."""
        told = self.told(watcher.caller(self.code).person)
        told.n = n
        watcher.push(ENCODER.encode(told))

    def frame(self) -> EventFrame:
        """What everyone may know; the same object while nothing happens."""
        return self._seen()[0]

    def _seen(self) -> tuple[EventFrame, msgspec.Raw]:
        """The same, and its encoding, which is cached because a large event takes long to encode and many ask for
        it.
        """
        if self.seen is None:
            frame = frame_of(self.stored, self.event, self.book)
            self.seen = frame, msgspec.Raw(ENCODER.encode(frame))
        return self.seen

    def answer(self, person: int | None) -> bytes:
        """Everything that someone may know, as the HTTP response (``shapes.EventAnswer``)."""
        frame = self._seen()[1]
        return ENCODER.encode({"frame": frame, "you": self.you(person), "desk": self.desk(person), "notes": []})

    def you(self, person: int | None) -> EventYou:
        """What someone may know in addition."""
        you = you_of(self.event, self.number_of(person))
        table = self.event.table(you.table) if you.table else None
        window = self.windows.before(table) if table is not None and you.may_exchange else None
        if window is not None:
            you.exchange, you.ready = window.until // 1000, you.entrant in window.ready
        if you.pool and not self.event.plan.format.size:
            you.free = list(game_of(self.stored.game, {}).free_cards())
        return you

    def desk(self, person: int | None) -> EventDesk | None:
        """What a staff member needs; None for others."""
        if not role_of(self.event, self.number_of(person)):
            return None
        items = checklist(self.event, game_of(self.stored.game, {}).digest(), __version__)
        stuck = [
            EventStuck(table, game, self.event.state.table(round, table).started.get(game, ""), why)
            for (round, table, game), why in self.stuck.items()
        ]
        return desk_of(self.event, items, stuck, self.stored.people)

    def told(self, person: int | None) -> EventTold:
        """All of that as one message."""
        return EventTold(frame=self.frame(), you=self.you(person), desk=self.desk(person))

    def tell(self) -> None:
        """Send everyone what is new: at once, or soon if they got an update a moment ago."""
        self.seen = None
        if self.telling is not None or self.closed or not self.watchers:
            return
        loop = asyncio.get_running_loop()
        self.telling = loop.call_at(max(loop.time(), self.told_at + PAUSE), self._tell)

    def _tell(self) -> None:
        """Send everyone what is new. If that fails, what happened still counts."""
        self.telling, self.told_at = None, asyncio.get_running_loop().time()
        try:
            frame = self._seen()[1]
            for watcher in [*self.watchers]:
                told = self.told(watcher.caller(self.code).person)
                told.frame = frame  # type: ignore[assignment]  # it is the same for all
                watcher.push(ENCODER.encode(told))
        except Exception as error:
            self.log.error("what is new could not be told", exc_info=error)

    # ------------------------------------------------------------------ steps

    async def record_step(
        self,
        command: Command,
        by: int = HALL,
        reason: str = "",
        *,
        seen: int | None = None,
        people: Sequence[EventPerson] = (),
        teams: Mapping[int, str] | None = None,
        also: Callable[[Connection], Entry] | None = None,
        long: bool = False,
    ) -> list[Logged]:
        """Write the entries that a command returns, and send everyone the update. The caller holds the lock.

        Args:
            command: returns the entries.
            by: the number of the person who acts.
            reason: why.
            seen: the number of the last entry that the writer knew; None where that doesn't matter.
            people: people who get a number; ``teams``: names of entrants.
            also: something to store along with them, which adds an entry of its own.
            long: whether the command is slow and runs in the worker thread.

        Raises:
            Refusal: when it is not allowed, or cannot be stored.
        """
        if seen is not None:
            self._up_to_date(seen)
        try:
            found = await self._in_thread(command, self.event) if long else command(self.event)
            bodies = list(found)
        except Refusal:
            raise
        except SpellhallError as error:
            raise Refusal("illegal", str(error)) from None
        coming = {body.entrant for body in bodies if isinstance(body, Entered | LateEntered)}
        if any(self._judges_himself(body, by, coming) for body in bodies):
            raise Refusal("seat", OWN_JUDGE)

        def store(connection: Connection) -> tuple[list[Logged], list[EventPerson]]:
            made = [also(connection)] if also is not None else []
            entries = self._logged([*bodies, *made], by, reason)
            saved = events.save_people(connection, self.stored.id, people, teams)
            if entries:
                documents = [msgspec.to_builtins(entry) for entry in entries]
                standing = standing_after(self.stored, self.event, entries)
                events.append_entries(connection, self.stored.id, documents, standing)
            return entries, saved

        entries, saved = await self.surely(self.ground.store.write(store))
        self._taken(entries, saved, teams or {})
        return entries

    def _judges_himself(self, body: Entry, by: int, coming: Set[int]) -> bool:
        """Whether the hall is the referee, and a staff member decides about their own games. The decks with which
        agents are ``coming`` are the hall's choice.
        """
        state = self.event.state
        here = state.plan is not None and state.plan.reporting == "refereed"
        chosen = isinstance(body, Listed) and body.entrant in coming
        return here and not chosen and judges_himself(state, self.event.log, body, by)

    def _taken(self, entries: Sequence[Logged], people: Sequence[EventPerson], teams: Mapping[int, str]) -> None:
        """Stored entries take effect."""
        if people or teams:
            self._called(people, teams)
        if entries:
            self.stored = msgspec.structs.replace(
                self.stored, **standing_after(self.stored, self.event, entries)._asdict()
            )
        for entry in entries:
            self.event.take(entry)
        self.tell()
        self.wake()

    def _up_to_date(self, seen: int) -> None:
        """Raise a Refusal if people have written since the entry with this number. Entries by the hall, calls for
        judges, and looks at lists don't make anyone's view stale.
        """
        since = [entry for entry in self.event.log[seen:] if not isinstance(entry.body, QUIET)]
        if seen > len(self.event.log) or any(entry.by != HALL for entry in since):
            raise Refusal("stale", OTHERS)

    def _logged(self, bodies: Iterable[Entry], by: int, reason: str) -> list[Logged]:
        last, found, at = self.event.log[-1] if self.event.log else None, [], now_ms()
        for body in bodies:
            last = logged(last, body, at, by, reason)
            found.append(last)
        return found

    def _called(self, people: Sequence[EventPerson], teams: Mapping[int, str]) -> None:
        """Assign these numbers to these people."""
        known = {one.number: one for one in self.stored.people} | {one.number: one for one in people}
        self.stored = msgspec.structs.replace(
            self.stored, people=[known[number] for number in sorted(known)], teams={**self.stored.teams, **teams}
        )
        for one in people:
            self.event.names.forget(one.number)
            if one.name:
                self.event.names.people[one.number] = one.name
        self.event.names.teams.update(teams)

    async def _read_again(self) -> None:
        stored = await self.ground.store.read(events.event_by_code, self.code)
        if stored is None:
            raise Refusal("table", "the tournament with this code is gone")
        log = await self.ground.store.read(events.entries_of, stored.id)
        self.stored, self.event = stored, await self._in_thread(read, stored, log)
        self.seen = None

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """The result of something that takes long in a big event."""
        return await self.ground.work.in_thread(Urgency.OPENING, work, *args)

    def _settled(self) -> None:
        self.tell()
        self.wake()

    def wake(self) -> None:
        """Something may be due: calling time, or work at the hall's tables."""
        self._wind()
        if self.plays_here:
            self.due = True
            if not self.awake:
                self.awake = True
                self.in_background(self._go_on())

    def exchanging(self, table: Table) -> bool:
        """Whether the next game of a match waits for players who may exchange cards before it and are not ready. The
        time for that starts with the first call.
        """
        who, now = choosing(self.event, table, self.stored.people), now_ms()
        window = self.windows.before(table)
        if who and window is None:
            window = self.windows.begin(table, now)
            self.in_background(self._wait(window))
            self.tell()
        return window is not None and now < window.until and not window.ready.issuperset(who)

    async def _wait(self, window: Window) -> None:
        await asyncio.sleep(max(0, window.until - now_ms()) / 1000)
        self.wake()

    def is_ready(self, entrant: int) -> None:
        """An entrant exchanges no (more) cards before their next game.

        Raises:
            Refusal: when no game waits for that.
        """
        table = table_of(self.event, entrant)
        window = None if table is None else self.windows.before(table)
        if window is None:
            raise Refusal("illegal", worded("{name} can't swap cards right now", name=self.event.name(entrant)))
        window.ready.add(entrant)
        self.tell()
        self.wake()

    def _wind(self) -> None:
        """Set the timer that calls time at the next table whose time runs out, if this event does so automatically."""
        if self.clock is not None:
            self.clock.cancel()
        self.clock, ends, limit = None, reports.ends_of(self.event).values(), self.event.plan.time
        if ends and limit is not None and limit.by_itself and not self.closed:
            left = min(max(0, min(ends) - now_ms()) / 1000, LONGEST)
            self.clock = asyncio.get_running_loop().call_later(left, self._ring)

    def _ring(self) -> None:
        self.clock = None
        self.in_background(self.persist("call time", self._time_is_up))

    async def _time_is_up(self) -> None:
        async with self.lock:
            await self.settle()
            await self.record_step(lambda event: reports.time_is_up(event, now_ms()))

    @property
    def plays_here(self) -> bool:
        """Whether a round is published that is played at the hall's tables: games may still be played there."""
        return self.event.stage in ("running", "between") and self.event.plan.reporting == "refereed"

    async def _go_on(self) -> None:
        try:
            while self.due:
                self.due = False
                await self.persist("go on with an event", lambda: self.ground.go_on(self))
        finally:
            self.awake = False

    # ------------------------------------------------------------------ unloading

    def close(self, why: str = "") -> None:
        """Leave memory: its timer stops, stored data stays. Watchers get the reason ``why``."""
        for timer in (self.telling, self.clock):
            if timer is not None:
                timer.cancel()
        super().close(why)

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it left memory."""
        return super().idle and not (self.telling or self.clock or self.plays_here)
