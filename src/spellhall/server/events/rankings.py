"""How strong people are, by the events that were closed in this hall: ratings by the places of their matches, with the
points of scored events beside them.

They are reckoned from the logs when somebody asks, and kept until an event is closed, opened again or thrown away, or
somebody is called otherwise. Whoever is only a name at an event, and not known to the hall, is somebody else at each.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.aside import aside
from spellhall.server.events.archive import read
from spellhall.server.storage import events, people
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson, Person
from spellhall.server.storage.store import Store
from spellhall.tournaments.points import ledger
from spellhall.tournaments.ratings import Rating, Result, best_first, rated, results_of


class Told(NamedTuple):
    """What one event tells: its matches, by the numbers that people have there, and their points."""

    results: list[Result]
    points: Counter[int]


class Ranked(NamedTuple):
    """One of those who are ranked, with his rating, the points of all scored events, and his place."""

    place: int
    person: Person
    rating: Rating
    points: int


class Ranking(NamedTuple):
    """A game's ranking: of how many events, and everybody, the best first."""

    events: int
    ranked: list[Ranked]


class Rankings:
    """The rankings of a hall.

    Attributes:
        told: what the events tell, by their ID and when they were closed.
        made: the last ranking of each game, with what it rests on.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.told: dict[tuple[int, int | None], Told] = {}
        self.made: dict[str, tuple[Hashable, Ranking]] = {}
        self.log = structlog.get_logger()

    async def of(self, game: str) -> Ranking:
        """The ranking of a game."""
        async with self.lock:
            found: Sequence[StoredEvent] = await self.store.read(events.closed_events, game)
            numbers = sorted({one.person for event in found for one in event.people if one.person is not None})
            known: Mapping[int, Person] = await self.store.read(people.people_of, numbers)
            rests_on = (
                tuple((event.id, event.closed, tuple(map(_name_of, event.people))) for event in found),
                tuple((person.id, person.name, person.guest) for person in known.values()),
            )
            if self.made.get(game, (None,))[0] != rests_on:
                told = [(event, await self._told(event)) for event in found]
                self.made[game] = rests_on, await aside(_ranked, told, known)
                self._forget(game, found)
            return self.made[game][1]

    async def _told(self, event: StoredEvent) -> Told:
        """What an event tells: nothing where its log cannot be read."""
        key = (event.id, event.closed)
        if key not in self.told:
            log = await self.store.read(events.entries_of, event.id)
            try:
                self.told[key] = await aside(_read, event, log)
            except (SpellhallError, LookupError) as error:
                self.log.error("an event counts in no ranking", code=event.code, why=str(error))
                self.told[key] = Told([], Counter())
        return self.told[key]

    def _forget(self, game: str, found: Sequence[StoredEvent]) -> None:
        """Let go of events that are not there any more, or have gone on."""
        others = {key for name, (rests, _) in self.made.items() if name != game for key in _keys(rests)}
        keep = others | {(event.id, event.closed) for event in found}
        self.told = {key: told for key, told in self.told.items() if key in keep}


def _keys(rests_on: Any) -> set[tuple[int, int | None]]:
    return {(number, closed) for number, closed, _ in rests_on[0]}


def _name_of(one: EventPerson) -> tuple[int, int | None, str | None]:
    return one.number, one.person, one.agent


def _read(stored: StoredEvent, log: Sequence[Mapping[str, Any]]) -> Told:
    event, points = read(stored, log), Counter[int]()
    for credit in ledger(event):
        points[credit.person] += credit.points
    return Told(results_of(event, str), points)


def _ranked(told: Sequence[tuple[StoredEvent, Told]], known: Mapping[int, Person]) -> Ranking:
    """Everybody's rating after all events, in the order in which they were closed."""
    ratings: dict[str, Rating] = {}
    points: Counter[str] = Counter()
    for event, one in told:
        who = {str(member.number): _called(event, member) for member in event.people}
        ratings = rated([_of(result, who) for result in one.results], ratings)
        for number, sum in one.points.items():
            points[who[str(number)]] += sum
    everybody = {str(person.id): person for person in known.values()}
    ranked: list[Ranked] = []
    for name, rating in best_first({name: one for name, one in ratings.items() if name in everybody}):
        equal = bool(ranked) and ranked[-1].rating.sure == rating.sure
        place = ranked[-1].place if equal else len(ranked) + 1
        ranked.append(Ranked(place, everybody[name], rating, points[name]))
    return Ranking(len(told), ranked)


def _of(result: Result, who: Mapping[str, str]) -> Result:
    return tuple((tuple(who[name] for name in names), place) for names, place in result)


def _called(event: StoredEvent, one: EventPerson) -> str:
    """Under which name somebody is rated: a person, an agent of a level, or one who is known at this event only."""
    if one.person is not None:
        return str(one.person)
    return f"agent {one.agent}" if one.agent else f"event {event.id} number {one.number}"
