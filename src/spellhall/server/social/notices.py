"""What someone sees in their social view: friends and where they are, challenges, and their search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from spellhall.server import wire_social as wire
from spellhall.server.social.matching import Matching
from spellhall.server.storage.queries.friends import Acquaintance, Circle
from spellhall.server.storage.records import Person, Seat, Table
from spellhall.server.tables.setup import Setup


class Place(NamedTuple):
    """A table where someone plays.

    Attributes:
        open_to_all: whether anyone may watch it.
        people: who sits there.
    """

    code: str
    game: str
    open_to_all: bool
    people: frozenset[int]


Places = Mapping[int, Place | None]
"""Who is online, and the table where each of them plays, if any."""


class Challenged(NamedTuple):
    """A challenge to a friend, valid until a time in seconds since 1970."""

    id: int
    game: str
    by: Person
    to: Acquaintance
    until: int


def place_of(stored: Table, seats: Iterable[Seat]) -> Place:
    """A table, as friends of the people there may know it."""
    setup = msgspec.convert(stored.setup, Setup)
    open_to_all = stored.watchable and setup.spectators != "off" and not setup.hand
    people = frozenset(seat.person for seat in seats if seat.person is not None)
    return Place(stored.code, stored.game, open_to_all, people)


def company_of(
    person: Person, circle: Circle, places: Places, challenges: Iterable[Challenged], matching: Matching
) -> wire.CompanyTold:
    """Everything that someone sees."""
    return wire.CompanyTold(
        friends=[_friend(one, person, places) for one in circle.friends],
        asks=[wire.Asker(login=one.login, name=one.name) for one in circle.asks],
        asked=[wire.Asker(login=one.login, name=one.name) for one in circle.asked],
        challenges=[_challenge(one, person) for one in challenges if person.id in (one.by.id, one.to.id)],
        search=_search(person, matching),
    )


def _friend(one: Acquaintance, reader: Person, places: Places) -> wire.Friend:
    """A friend: whether they are online, if they show it, and their table, if the reader may look at it."""
    if not one.shows or one.id not in places:
        return wire.Friend(login=one.login, name=one.name)
    place = places[one.id]
    if place is None:
        return wire.Friend(login=one.login, name=one.name, where="here")
    code = place.code if place.open_to_all or reader.id in place.people else ""
    return wire.Friend(login=one.login, name=one.name, where="playing", game=place.game, table=code)


def _challenge(one: Challenged, person: Person) -> wire.Challenge:
    mine = one.by.id == person.id
    login, name = (one.to.login, one.to.name) if mine else (one.by.login or "", one.by.name)
    return wire.Challenge(id=one.id, game=one.game, login=login, name=name, until=one.until, mine=mine)


def _search(person: Person, matching: Matching) -> wire.Search | None:
    seek = matching.seeks.get(person.id)
    if seek is None:
        return None
    pair = matching.pairs.get(person.id)
    if pair is None:
        return wire.Search(game=seek.game, since=int(seek.since))
    return wire.Search(
        game=seek.game,
        since=int(seek.since),
        found=pair.other(person.id).name,
        until=int(pair.until),
        agreed=person.id in pair.agreed,
        rated=pair.rated,
    )
