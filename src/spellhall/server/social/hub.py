"""The social hub, live: which friends are online, who challenges whom, who is looking for an opponent.

Friends are stored (``queries.friends``); everything else is kept in memory, for as long as the people concerned are
online.
Watchers get the whole view again when it changes: at once when someone did something, and within a moment when someone
came, went, or sat down. Read this when a friend's status or a challenge is out of date.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from itertools import chain, count
from typing import Protocol

import msgspec

from spellhall.server import wire_social as wire
from spellhall.server.polling import Poller
from spellhall.server.social.matching import Matching
from spellhall.server.social.notices import Challenged, Place, Places, company_of, place_of
from spellhall.server.social.table_for_two import open_table
from spellhall.server.storage.queries import friends, profiles, tables
from spellhall.server.storage.queries.friends import Circle
from spellhall.server.storage.records import Person
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.translatable import worded

LOOK_SECONDS = 1.0
"""Seconds between two checks of who is online."""
GRACE_SECONDS = 15.0
"""How long someone who looks for an opponent, or has challenged a friend, may be offline: reloading the page takes a
moment.
"""
CHALLENGE_SECONDS = 300
MOST_CHALLENGES = 5
"""How many unanswered challenges one person may have."""
NOT_THERE = "this challenge has expired"
NO_FRIEND = "you can only challenge friends; send a friend request first"
STRANGER = "pick a name or sign in first"


class Visitor(Protocol):
    """A socket, as the hub sees it; ``watching`` are its tables by code, with the seat from which it looks, ``plays``
    the codes of those at other processes where it sits.
    """

    person: Person | None
    closing: bool
    plays: set[str]

    @property
    def watching(self) -> Mapping[str, tuple[LiveTable, int, str]]: ...

    def push(self, message: bytes) -> None:
        """Queue a message for sending; never waits."""


class SocialHub(Poller):
    """Friends, challenges and searches of one server.

    Attributes:
        clients: all sockets of the server.
        watchers: the sockets that get updates, with what they were last sent.
        circles: the friends of everyone who watches; ``stale`` are those to reload.
        elsewhere: the games in progress at other processes where someone of this hall sits, by code.
        absent: since when someone is offline who waits for an answer or an opponent.
    """

    def __init__(self, floor: Floor, store: Store, most_friends: int) -> None:
        super().__init__("friends", LOOK_SECONDS)
        self.floor = floor
        self.store = store
        self.most_friends = most_friends
        self.clients: Collection[Visitor] = ()
        self.watchers: dict[Visitor, wire.CompanyTold] = {}
        self.circles: dict[int, Circle] = {}
        self.stale: set[int] = set()
        self.challenges: dict[int, Challenged] = {}
        self.matching = Matching()
        self.absent: dict[int, float] = {}
        self.elsewhere: dict[str, Place] = {}
        self.numbers = count(1)

    # ------------------------------------------------------------------ watchers

    async def join(self, client: Visitor, n: int) -> None:
        """Send a socket updates from now on.

        Raises:
            Refusal: for a newcomer, who has no friends or searches.
        """
        if client.person is None:
            raise Refusal("seat", STRANGER)
        await self._know(client.person)
        if client.closing:
            return
        told = self._told(client.person, self._places())
        self.watchers[client] = told
        client.push(ENCODER.encode(msgspec.structs.replace(told, n=n)))

    def leave(self, client: Visitor) -> None:
        """Stop sending a socket updates."""
        self.watchers.pop(client, None)

    async def tell(self, people: Iterable[int]) -> None:
        """Send some people at once what has changed for them."""
        concerned = set(people)
        for client in [client for client in self.watchers if client.person and client.person.id in concerned]:
            if client.person is not None:
                await self._know(client.person)
        self._tell(concerned)

    def _tell(self, people: Collection[int] | None = None) -> None:
        """Send some people, or everyone who watches, what differs from the last update."""
        places = self._places()
        for client, last in [*self.watchers.items()]:
            if client.person is None or (people is not None and client.person.id not in people):
                continue
            told = self._told(client.person, places)
            if told != last:
                self.watchers[client] = told
                client.push(ENCODER.encode(told))

    def _told(self, person: Person, places: Places) -> wire.CompanyTold:
        """Someone's view."""
        circle = self.circles.get(person.id, Circle())
        return company_of(person, circle, places, self.challenges.values(), self.matching)

    def _places(self) -> Places:
        """Who is online, and the table where each of them plays, if any."""
        found: dict[int, Place | None] = {}
        for client in self.clients:
            if client.person is not None:
                playing = (
                    place_of(table.stored, table.seats)
                    for table, seat, _ in client.watching.values()
                    if seat >= 0 and table.stage == "playing"
                )
                known = (self.elsewhere[code] for code in client.plays if code in self.elsewhere)
                there = (place for place in known if client.person.id in place.people)
                found[client.person.id] = next(chain(playing, there), found.get(client.person.id))
        return found

    async def _know(self, person: Person) -> None:
        """Load someone's circle if it is missing or stale."""
        if not person.guest and (person.id not in self.circles or person.id in self.stale):
            self.stale.discard(person.id)
            self.circles[person.id] = await self.store.read(friends.circle_of, person.id)

    # ------------------------------------------------------------------ background work

    async def look(self) -> None:
        """Check who is online and whose time is up, and send everyone what has changed."""
        there = {client.person.id: client.person for client in self.watchers if client.person is not None}
        for number in [number for number in self.circles if number not in there]:
            del self.circles[number]
        for number in self.stale & there.keys():
            await self._know(there[number])
        self.stale.clear()
        codes = {code for client in self.clients for code in client.plays}
        found = await self.store.read(tables.playing, codes) if codes else []
        self.elsewhere = {stored.code: place_of(stored, stored.seats) for stored in found}
        now = time.time()
        self.challenges = {number: one for number, one in self.challenges.items() if one.until > now}
        self.matching.look()
        waiting = {*self.matching.seeks, *(one.by.id for one in self.challenges.values())}
        self.absent = {number: self.absent.get(number, now) for number in waiting - there.keys()}
        for number, since in self.absent.items():
            if now - since > GRACE_SECONDS:
                self._goes(number)
        if self.watchers:
            self._tell()

    def _goes(self, person: int) -> None:
        """Someone no longer waits for anyone."""
        self.matching.stop(person)
        self.challenges = {number: one for number, one in self.challenges.items() if one.by.id != person}

    # ------------------------------------------------------------------ renamed and deleted people

    def changed(self, person: int) -> None:
        """Someone's name or visibility has changed: their friends get an update within a moment."""
        known = [number for number, circle in self.circles.items() if _names(circle, person)]
        self.stale.update(known)

    def person_gone(self, person: int) -> None:
        """A person was deleted or merged into another."""
        self._goes(person)
        self.challenges = {number: one for number, one in self.challenges.items() if one.to.id != person}
        self.circles.pop(person, None)
        self.changed(person)

    # ------------------------------------------------------------------ friends

    async def ask(self, me: Person, login: str) -> Person | None:
        """Send a friend request, or accept the one that was received; does nothing for an unknown login.

        Raises:
            Refusal: for oneself, or when one has too many.
        """
        other = await self.store.read(profiles.found_person, login, me.id, page=False)
        if other is None:
            other = await self._asker(me, login)
        if other is None:
            return None
        if other.id == me.id:
            raise Refusal("input", "that's you; ask someone else")
        came = await self.store.write(friends.ask, me.id, other.id, self.most_friends)
        if came == "too many":
            raise Refusal(
                "illegal",
                worded("you already have {most} friends and open requests; cancel one first", most=self.most_friends),
            )
        await self._changed_between(me.id, other.id)
        return other

    async def part(self, me: Person, login: str) -> bool:
        """End a friendship, decline a request, or withdraw one's own; returns whether there was anything to end."""
        other = await self._asker(me, login)
        if other is None or not await self.store.write(friends.part, me.id, other.id):
            return False
        self.challenges = {
            number: one for number, one in self.challenges.items() if {one.by.id, one.to.id} != {me.id, other.id}
        }
        await self._changed_between(me.id, other.id)
        return True

    async def _asker(self, me: Person, login: str) -> Person | None:
        """Someone in one's own circle, whatever they show of themselves."""
        circle = await self.store.read(friends.circle_of, me.id)
        known = (*circle.friends, *circle.asks, *circle.asked)
        one = next((one for one in known if one.login == login.casefold()), None)
        return None if one is None else Person(id=one.id, name=one.name, created=0, login=one.login)

    async def _changed_between(self, one: int, other: int) -> None:
        self.stale |= {one, other}
        await self.tell((one, other))

    # ------------------------------------------------------------------ challenges

    async def challenge(self, me: Person, login: str, game: str) -> Challenged:
        """Challenge a friend to a game. The answer doesn't say whether they are online, which they may not want to
        show.

        Raises:
            Refusal: for someone who is not a friend, or when too many challenges are unanswered.
        """
        circle = await self.store.read(friends.circle_of, me.id)
        friend = next((one for one in circle.friends if one.login == login.casefold()), None)
        if friend is None:
            raise Refusal("illegal", NO_FRIEND)
        mine = [one for one in self.challenges.values() if one.by.id == me.id]
        for one in mine:
            if (one.to.id, one.game) == (friend.id, game):
                return one
        if len(mine) >= MOST_CHALLENGES:
            raise Refusal(
                BUSY, worded("{most} of your challenges are still unanswered; cancel one first", most=MOST_CHALLENGES)
            )
        made = Challenged(next(self.numbers), game, me, friend, int(time.time()) + CHALLENGE_SECONDS)
        self.challenges[made.id] = made
        await self.tell((me.id, friend.id))
        return made

    def standing(self, number: int, me: Person) -> Challenged:
        """A challenge that concerns someone.

        Raises:
            Refusal: when there is none.
        """
        one = self.challenges.get(number)
        if one is None or me.id not in (one.by.id, one.to.id) or one.until <= time.time():
            raise Refusal("table", NOT_THERE)
        return one

    async def accept(self, number: int, me: Person) -> LiveTable:
        """Accept a challenge: both sit at a new table, and choose their decks.

        Raises:
            Refusal: when it has expired, or there is no room for a table.
        """
        one = self.standing(number, me)
        if one.to.id != me.id:
            raise Refusal("illegal", "this is your own challenge; your friend has to accept it")
        del self.challenges[number]
        try:
            table = await open_table(self.floor, one.game, me, one.by, deal=False)
        except BaseException:
            self.challenges[number] = one
            raise
        self._seated(table, (me, one.by))
        await self.tell((me.id, one.by.id))
        return table

    async def decline(self, number: int, me: Person) -> None:
        """Decline a challenge, or withdraw one's own.

        Raises:
            Refusal: when it has expired.
        """
        one = self.standing(number, me)
        del self.challenges[number]
        await self.tell((one.by.id, one.to.id))

    # ------------------------------------------------------------------ looking for an opponent

    async def seek(self, me: Person, game: str) -> None:
        """Look for an opponent in a game.

        Raises:
            Refusal: when one was already found.
        """
        self.matching.seek(me, game)
        pair = self.matching.pairs.get(me.id)
        await self.tell((me.id,) if pair is None else [one.id for one in pair.people])

    async def stop(self, me: Person) -> None:
        """Stop looking, or reject the opponent who was found."""
        concerned = self.matching.stop(me.id)
        pairs = (self.matching.pairs[number] for number in concerned if number in self.matching.pairs)
        await self.tell(concerned | {one.id for pair in pairs for one in pair.people})

    async def agree(self, me: Person) -> LiveTable | None:
        """Accept the opponent who was found; returns the table once both have: there the game has begun.

        Raises:
            Refusal: when the offer is over, or there is no room for a table.
        """
        pair = self.matching.agree(me.id)
        other = pair.other(me.id)
        table = None
        try:
            if pair.ready:
                table = await open_table(self.floor, pair.game, me, other, deal=True, rated=pair.rated)
                self._seated(table, pair.people)
        finally:
            await self.tell((me.id, other.id))
        return table

    def _seated(self, table: LiveTable, people: tuple[Person, Person]) -> None:
        """Tell both players that they sit at a table."""
        for one, other in (people, people[::-1]):
            told = ENCODER.encode(wire.SeatedTold(code=table.code, game=table.game.name, name=other.name))
            for client in [*self.watchers]:
                if client.person is not None and client.person.id == one.id:
                    client.push(told)


def _names(circle: Circle, person: int) -> bool:
    return any(one.id == person for one in (*circle.friends, *circle.asks, *circle.asked))
