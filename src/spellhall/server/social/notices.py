"""What someone sees in their social view: friends and where they are, challenges, and their search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from spellhall.server import wire_social as wire
from spellhall.server.social.matching import Matching
from spellhall.server.storage.queries.friends import Acquaintance, Circle
from spellhall.server.storage.records import Person
from spellhall.server.tables.table import LiveTable

Places = Mapping[int, LiveTable | None]
"""Who is online, and the table where each of them plays, if any."""


class Challenged(NamedTuple):
    """A challenge to a friend, valid until a time in seconds since 1970."""

    id: int
    game: str
    by: Person
    to: Acquaintance
    until: int


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
    table = places[one.id]
    if table is None:
        return wire.Friend(login=one.login, name=one.name, where="here")
    open_to_all = table.stored.watchable and table.setup.spectators != "off" and not table.setup.hand
    sits = any(seat.person == reader.id for seat in table.seats)
    code = table.code if open_to_all or sits else ""
    return wire.Friend(login=one.login, name=one.name, where="playing", game=table.game.name, table=code)


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
    )
