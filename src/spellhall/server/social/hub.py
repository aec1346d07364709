"""The company that people keep, live: which friends are there, who challenges whom, who looks for someone.

Friends are stored (``queries.friends``); all else is kept in memory, for as long as those are there whom it concerns.
Anyone who watches is told all of it anew when it has changed: at once where someone did something, and within a moment
where someone came, went, or sat down.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import Protocol

import msgspec

from spellhall.server import wire_social as wire
from spellhall.server.polling import Poller
from spellhall.server.social.matching import Matching
from spellhall.server.social.notices import Challenged, Places, company_of
from spellhall.server.social.table_for_two import open_table
from spellhall.server.storage.queries import friends, profiles
from spellhall.server.storage.queries.friends import Circle
from spellhall.server.storage.records import Person
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.translatable import worded

LOOK_SECONDS = 1.0
"""So often it is looked who is there."""
GRACE_SECONDS = 15.0
"""Anyone who looks for someone, or has challenged someone, may be gone for so long: a page that is loaded anew is."""
CHALLENGE_SECONDS = 300
MOST_CHALLENGES = 5
"""Challenges of one person that wait for an answer."""
NOT_THERE = "this challenge has expired"
NO_FRIEND = "you can only challenge friends; send a friend request first"
STRANGER = "pick a name or sign in first"


class Visitor(Protocol):
    """A socket, as the company sees it; ``watching`` are its tables by code, with the seat from which it looks."""

    person: Person | None
    closing: bool

    @property
    def watching(self) -> Mapping[str, tuple[LiveTable, int, str]]: ...

    def push(self, message: bytes) -> None:
        """Send a message some time soon; never waits."""


class SocialHub(Poller):
    """The company that people of one server keep.

    Attributes:
        clients: all sockets of the server.
        watchers: those that are told of it, with what they were told last.
        circles: the friends of those who watch; ``stale`` are those to be read anew.
        absent: since when someone is not there who waits for another one.
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
        self.numbers = count(1)

    # ------------------------------------------------------------------ who is told

    async def join(self, client: Visitor, n: int) -> None:
        """Tell a socket from now on.

        Raises:
            Refusal: for a newcomer, who has no company.
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
        """Tell a socket no more."""
        self.watchers.pop(client, None)

    async def tell(self, people: Iterable[int]) -> None:
        """Tell some people at once what has changed among them."""
        concerned = set(people)
        for client in [client for client in self.watchers if client.person and client.person.id in concerned]:
            if client.person is not None:
                await self._know(client.person)
        self._tell(concerned)

    def _tell(self, people: Collection[int] | None = None) -> None:
        """Tell some people, or everybody who watches, what is not as it was told."""
        places = self._places()
        for client, last in [*self.watchers.items()]:
            if client.person is None or (people is not None and client.person.id not in people):
                continue
            told = self._told(client.person, places)
            if told != last:
                self.watchers[client] = told
                client.push(ENCODER.encode(told))

    def _told(self, person: Person, places: Places) -> wire.CompanyTold:
        """What someone is told."""
        circle = self.circles.get(person.id, Circle())
        return company_of(person, circle, places, self.challenges.values(), self.matching)

    def _places(self) -> Places:
        """Who is there, and at which table each of them plays, if at one."""
        found: dict[int, LiveTable | None] = {}
        for client in self.clients:
            if client.person is not None:
                playing = (
                    table for table, seat, _ in client.watching.values() if seat >= 0 and table.stage == "playing"
                )
                found[client.person.id] = next(playing, found.get(client.person.id))
        return found

    async def _know(self, person: Person) -> None:
        """Have the circle of someone at hand."""
        if not person.guest and (person.id not in self.circles or person.id in self.stale):
            self.stale.discard(person.id)
            self.circles[person.id] = await self.store.read(friends.circle_of, person.id)

    # ------------------------------------------------------------------ what goes on all the time

    async def look(self) -> None:
        """Look who is there, whose time is up, and tell everybody what has changed."""
        there = {client.person.id: client.person for client in self.watchers if client.person is not None}
        for number in [number for number in self.circles if number not in there]:
            del self.circles[number]
        for number in self.stale & there.keys():
            await self._know(there[number])
        self.stale.clear()
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
        """Someone waits for nobody any more."""
        self.matching.stop(person)
        self.challenges = {number: one for number, one in self.challenges.items() if one.by.id != person}

    # ------------------------------------------------------------------ people who are called otherwise, or no more

    def changed(self, person: int) -> None:
        """Someone is called otherwise, or shows something else: their friends are told within a moment."""
        known = [number for number, circle in self.circles.items() if _names(circle, person)]
        self.stale.update(known)

    def person_gone(self, person: int) -> None:
        """Someone is no more, or is someone else from now on."""
        self._goes(person)
        self.challenges = {number: one for number, one in self.challenges.items() if one.to.id != person}
        self.circles.pop(person, None)
        self.changed(person)

    # ------------------------------------------------------------------ friends

    async def ask(self, me: Person, login: str) -> Person | None:
        """Ask someone to be one's friend, or say yes to the one who has asked; nobody for a login that is not found.

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
        """Be someone's friend no more, refuse to be, or take back that one has asked; whether there was anything."""
        other = await self._asker(me, login)
        if other is None or not await self.store.write(friends.part, me.id, other.id):
            return False
        self.challenges = {
            number: one for number, one in self.challenges.items() if {one.by.id, one.to.id} != {me.id, other.id}
        }
        await self._changed_between(me.id, other.id)
        return True

    async def _asker(self, me: Person, login: str) -> Person | None:
        """Someone of one's own circle, whatever they show of themselves."""
        circle = await self.store.read(friends.circle_of, me.id)
        known = (*circle.friends, *circle.asks, *circle.asked)
        one = next((one for one in known if one.login == login.casefold()), None)
        return None if one is None else Person(id=one.id, name=one.name, created=0, login=one.login)

    async def _changed_between(self, one: int, other: int) -> None:
        self.stale |= {one, other}
        await self.tell((one, other))

    # ------------------------------------------------------------------ challenges

    async def challenge(self, me: Person, login: str, game: str) -> Challenged:
        """Ask a friend to play a game. Whether they are there is not said: they may show it to nobody.

        Raises:
            Refusal: for the one who is no friend, or when too many wait for an answer.
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
        """Play: both sit at a new table, and choose their decks.

        Raises:
            Refusal: when it does not stand any more, or there is no room for a table.
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
        """Say no to a challenge, or take one's own back.

        Raises:
            Refusal: when it does not stand any more.
        """
        one = self.standing(number, me)
        del self.challenges[number]
        await self.tell((one.by.id, one.to.id))

    # ------------------------------------------------------------------ looking for someone

    async def seek(self, me: Person, game: str) -> None:
        """Look for someone to play a game with.

        Raises:
            Refusal: when someone was found already.
        """
        self.matching.seek(me, game)
        pair = self.matching.pairs.get(me.id)
        await self.tell((me.id,) if pair is None else [one.id for one in pair.people])

    async def stop(self, me: Person) -> None:
        """Look no more, or say no to the one who was found."""
        concerned = self.matching.stop(me.id)
        pairs = (self.matching.pairs[number] for number in concerned if number in self.matching.pairs)
        await self.tell(concerned | {one.id for pair in pairs for one in pair.people})

    async def agree(self, me: Person) -> LiveTable | None:
        """Say yes to the one who was found; the table, if both have: there the game has begun.

        Raises:
            Refusal: when nobody waits for that any more, or there is no room for a table.
        """
        pair = self.matching.agree(me.id)
        other = pair.other(me.id)
        table = None
        try:
            if pair.ready:
                table = await open_table(self.floor, pair.game, me, other, deal=True)
                self._seated(table, pair.people)
        finally:
            await self.tell((me.id, other.id))
        return table

    def _seated(self, table: LiveTable, people: tuple[Person, Person]) -> None:
        """Tell both that they sit at a table."""
        for one, other in (people, people[::-1]):
            told = ENCODER.encode(wire.SeatedTold(code=table.code, game=table.game.name, name=other.name))
            for client in [*self.watchers]:
                if client.person is not None and client.person.id == one.id:
                    client.push(told)


def _names(circle: Circle, person: int) -> bool:
    return any(one.id == person for one in (*circle.friends, *circle.asks, *circle.asked))
