"""A live event: who may do what there, and the actions that take more than one command. Read this to add something that
people do at an event.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from spellhall.agents import check_agent
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.server.events.event_store import HALL, Command, KeptEvent
from spellhall.server.events.event_views import entrant_of, role_of
from spellhall.server.events.file_import import Incoming, check_fork
from spellhall.server.events.progress import standing_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import events
from spellhall.server.storage.records import NO_PLATE, EventPerson, Person, Plate
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments.commands import decks, entrants
from spellhall.tournaments.entries import Entry, ListChanged, Listed, Looked
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import Row, need_distinct
from spellhall.tournaments.log_chain import Logged
from spellhall.tournaments.names import tidy

EVERYBODY: tuple[str, ...] = ("coordinator", "judge", "scorekeeper")
JUDGES: tuple[str, ...] = ("coordinator", "judge")
COORDINATOR: tuple[str, ...] = ("coordinator",)
SEED_BITS = 63
OWN_READER = "you're playing in this tournament, so you can't read deck lists before they're public (SFT-DCK-05)"


class LiveEvent(KeptEvent):
    """An event in progress. Made by ``Events``."""

    # ------------------------------------------------------------------ permissions

    def need_staff(self, me: Person, roles: Sequence[str] = EVERYBODY) -> int:
        """The number of a staff member.

        Raises:
            Refusal: for anyone else.
        """
        number = self.number_of(me.id)
        if role_of(self.event, number) not in roles:
            raise Refusal("seat", worded("only the {roles} can do that at this tournament", roles=" or ".join(roles)))
        return number

    def need_own(self, me: Person, entrant: int, roles: Sequence[str] = EVERYBODY) -> int:
        """The number of someone who is this entrant, or staff.

        Raises:
            Refusal: for anyone else.
        """
        number = self.number_of(me.id)
        self.event.entrant(entrant)
        if entrant_of(self.event, number) == entrant and number:
            return number
        return self.need_staff(me, roles)

    def is_staff(self, me: Person | None) -> bool:
        """Whether someone is a staff member."""
        return bool(role_of(self.event, self.number_of(None if me is None else me.id)))

    def need_reader(self, me: Person | None, entrant: int) -> int:
        """The number of someone who may read a registered deck (SFT-DCK-05): its owner, staff who don't play, and
        everyone once lists are public.

        Raises:
            Refusal: for anyone else.
        """
        number = self.number_of(None if me is None else me.id)
        mine, staff = entrant_of(self.event, number), bool(role_of(self.event, number))
        self.event.entrant(entrant)
        plays = bool(mine) and not self.event.entrant(mine).gone
        if not decks.may_read_lists(self.event, staff and not plays, mine == entrant):
            if staff:
                raise Refusal("seat", OWN_READER)
            raise Refusal("seat", "only staff and the deck's owner can see a deck list (SFT-DCK-05)")
        return number

    def need_reporter(self, me: Person, table: int) -> int:
        """The number of someone who may report a game: staff, and where players report, those at the table.

        Raises:
            Refusal: for anyone else.
        """
        number = self.number_of(me.id)
        mine = entrant_of(self.event, number)
        if self.event.plan.reporting == "players" and mine and mine in self.event.table(table).entrants:
            return number
        return self.need_staff(me)

    # ------------------------------------------------------------------ actions

    async def looked_at(self, entrant: int, by: int) -> None:
        """Record that a staff member looks at someone else's deck that is not public: once per list."""
        event = self.event
        mine, public = entrant_of(event, by) == entrant, decks.may_read_lists(event, False, False)
        if mine or public or event.state.closed:
            return
        for entry in reversed(event.log):
            if getattr(entry.body, "entrant", 0) == entrant:
                if isinstance(entry.body, Looked) and entry.by == by:
                    return
                if isinstance(entry.body, Listed | ListChanged):
                    break
        await self.write(lambda event: [Looked(entrant=entrant)], by)

    async def write(
        self, command: Command, by: int, *, seen: int | None = None, reason: str = "", long: bool = False
    ) -> list[Logged]:
        """Run one command for someone who may give it; ``long`` for one that runs in the worker thread.

        Raises:
            Refusal: when it is not allowed now, or someone else has written in the meantime.
        """
        async with self.lock:
            await self.settle()
            return await self.record_step(command, by, reason, seen=seen, long=long)

    async def enter(self, me: Person, table: int = 0) -> None:
        """Someone enters for themselves; anyone who has already entered stays.

        Raises:
            Refusal: when entering is no longer possible.
        """
        async with self.lock:
            await self.settle()
            number = self.number_of(me.id)
            mine = entrant_of(self.event, number)
            if mine and not self.event.entrant(mine).gone:
                return
            if self.event.plan.team > 1:
                raise Refusal("illegal", "this is a team tournament; ask the staff to enter your team")
            people = [] if number else [self._known(me)]
            number = number or people[0].number
            await self.record_step(lambda event: _coming(event, [number], table), number, people=people)

    def _known(self, me: Person) -> EventPerson:
        """A person of the hall at this event, under a name that nobody else has here."""
        return EventPerson(number=self.new_number(), person=me.id, name=self._free_name(me.name))

    def _free_name(self, name: str, more: Sequence[str] = ()) -> str:
        """A name that nobody has here yet; if it is taken, a number is added."""
        wanted = " ".join(name.replace(",", " ").split()) or "someone"
        taken = {known.casefold() for known in (*self.event.names.people.values(), *more)}
        found, count = wanted, 1
        while found.casefold() in taken:
            count += 1
            found = f"{wanted} ({count})"
        return found

    async def help(self, me: Person) -> None:
        """Register someone at the event without playing, so that they can be named staff."""
        async with self.lock:
            await self.settle()
            if not self.number_of(me.id):
                await self.record_step(lambda event: [], people=[self._known(me)])

    async def enter_rows(self, rows: Sequence[Row], by: int, seen: int, table: int = 0) -> None:
        """Staff enter people by name: all of them, or nobody.

        Raises:
            Refusal: when one of them cannot enter, or someone else has written in the meantime.
        """
        need_distinct(rows)
        async with self.lock:
            await self.settle()
            tried, teams = self.event.copy(), {}
            people: list[EventPerson] = []
            bodies: list[Entry] = []
            for row in rows:
                members = [self._named(tidy(name), people) for name in row.names]
                made = _coming(tried, members, table)
                tried.do(made, at=0)
                bodies += made
                if row.team:
                    teams[max(tried.state.entrants)] = tidy(row.team)
            await self.record_step(lambda event: bodies, by, seen=seen, people=people, teams=teams)

    def _named(self, name: str, people: list[EventPerson]) -> int:
        """The number of a person by name; new people are added to ``people``."""
        for known in (*self.stored.people, *people):
            if known.name.casefold() == name.casefold():
                return known.number
        people.append(EventPerson(number=self.new_number() + len(people), name=name))
        return people[-1].number

    async def enter_agents(self, level: str, count: int, by: int, seen: int, table: int = 0) -> None:
        """Staff enter agents, each with a random deck where decks are registered.

        Raises:
            Refusal: where agents cannot play, or someone else has written in the meantime.
        """
        async with self.lock:
            await self.settle()
            if self.event.plan.reporting != "refereed":
                raise Refusal("illegal", "computer players need online tables, and this tournament is played in person")
            check_agent(level, game_of(self.stored.game, {}))
            people, bodies = await self.ground.work.in_thread(Urgency.OPENING, self._agents, level, count, table)
            await self.record_step(lambda event: bodies, by, seen=seen, people=people)

    def _agents(self, level: str, count: int, table: int) -> tuple[list[EventPerson], list[Entry]]:
        """This many agents, and the entries that enter them; random decks take a while."""
        event, book = self.event, self.book
        tried, people, bodies = event.copy(), list[EventPerson](), list[Entry]()
        for _ in range(count):
            name = self._free_name(f"{level} {len(people) + 1}", [one.name for one in people])
            people.append(EventPerson(number=self.new_number() + len(people), name=name, agent=level))
            made = _coming(tried, [people[-1].number], table)
            tried.do(made, at=0)
            number = max(tried.state.entrants)
            if book.product(event.plan.format, 0):
                made += decks.hand_out(tried, number, book)
            else:
                made += decks.register(tried, number, book.random_deck(event.plan.format, draw_seed(62)), (), book)
            bodies += made
        return people, bodies

    async def hand_out(self, by: int, seen: int) -> None:
        """Give random sealed cards to everyone who has none yet.

        Raises:
            Refusal: where no cards are handed out, or everyone has them already.
        """

        def command(event: Event) -> list[Entry]:
            without = [one.number for one in event.state.entrants.values() if one.pool is None and not one.gone]
            if not without:
                raise UsageError("everyone already has sealed cards")
            return [body for number in without for body in decks.hand_out(event, number, self.book)]

        await self.write(command, by, seen=seen, long=True)

    async def go_on_as(self, incoming: Incoming) -> None:
        """Add the entries of a file that continues the log as it is here, unchanged. The caller holds the lock.

        Raises:
            Refusal: when the file doesn't continue this log, or cannot be stored; and where the hall itself is the
                referee, because no file can provide its results.
        """
        if self.event.plan.reporting == "refereed":
            raise Refusal("illegal", "its games are played online in this hall, so you can't import it from a file")
        try:
            check_fork(self.event, incoming.event)
        except SpellhallError as error:
            raise Refusal("illegal", str(error)) from None
        new = incoming.event.log[len(self.event.log) :]
        if not new:
            raise Refusal("illegal", "the hall already has this whole file")
        here = {one.number: one for one in self.stored.people}
        people = [
            msgspec.structs.replace(here.get(number, EventPerson(number=number)), name=name)
            for number, name in incoming.event.names.people.items()
        ]
        teams, documents = incoming.event.names.teams, incoming.entries[len(self.event.log) :]

        def store(connection: Connection) -> list[EventPerson]:
            saved = events.save_people(connection, self.stored.id, people, teams)
            events.append_entries(connection, self.stored.id, documents, standing_of(incoming.event))
            return saved

        self._taken(new, await self.surely(self.ground.store.write(store)), teams)

    # ------------------------------------------------------------------ deleted people

    def knows(self, person: int) -> bool:
        """Whether someone's name is shown here."""
        return self.number_of(person) > 0

    def person_gone(self, person: int, now: int | None) -> None:
        """A person was deleted or merged into another. Someone who was deleted drops out."""
        number = self.number_of(person)
        if self.stored.host == person:
            self.stored = msgspec.structs.replace(self.stored, host=now)
        if not number:
            return
        known = next(one for one in self.stored.people if one.number == number)
        name = known.name if now is not None else ""
        self._called([msgspec.structs.replace(known, person=now, name=name, plate=NO_PLATE)], {})
        mine = entrant_of(self.event, number)
        if now is None and mine and not self.event.entrant(mine).gone and not self.event.state.closed:
            self.in_background(self.persist("drop someone who was deleted", lambda: self._drop(mine)))
        self.tell()

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """The link behind someone's name has changed."""
        known = [one for one in self.stored.people if one.person == person]
        if known:
            self._called([msgspec.structs.replace(one, plate=plate) for one in known], {})
            self.tell()

    async def _drop(self, entrant: int) -> None:
        await self.write(lambda event: entrants.drop(event, entrant), HALL)


def _coming(event: Event, members: Sequence[int], table: int) -> list[Entry]:
    """The entries with which someone enters, in time or late."""
    if event.state.rounds:
        return entrants.enter_late(event, members, table)
    return entrants.enter(event, members)
