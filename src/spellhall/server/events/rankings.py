"""How strong people are, by the closed events of this hall: ratings by the places of their matches, with the points of
scored events beside them.

Only games count that the hall itself has refereed, and only between people with an account: anybody can report a game,
bring an event as a file, or be three guests at once. Guests, agents and mere names are left out of a match, and what
remains counts if two remain.

Rankings are computed from the logs when someone asks, and kept until an event is closed, opened again or thrown away,
or someone is called otherwise or makes an account.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.events.archive import read
from spellhall.server.storage.queries import events, people
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson, Person
from spellhall.server.storage.store import Store
from spellhall.server.worker_thread import in_worker_thread
from spellhall.tournaments.points import ledger
from spellhall.tournaments.ratings import Rating, Result, best_first, rated, results_of


class Told(NamedTuple):
    """What one event tells: its refereed matches, by the numbers that people have there, and their points."""

    results: list[Result]
    points: Counter[int]


class Ranked(NamedTuple):
    """One of those who are ranked, with their rating, the points of all scored events, and their place."""

    place: int
    person: Person
    rating: Rating
    points: int


class Ranking(NamedTuple):
    """A game's ranking: of how many events that count, and everybody, the best first."""

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
                self.made[game] = rests_on, await in_worker_thread(_ranked, told, known)
                self._forget(game, found)
            return self.made[game][1]

    async def _told(self, event: StoredEvent) -> Told:
        """What an event tells: nothing where its log cannot be read."""
        key = (event.id, event.closed)
        if key not in self.told:
            log = await self.store.read(events.entries_of, event.id)
            try:
                self.told[key] = await in_worker_thread(_read, event, log)
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
    if event.plan.reporting != "refereed" or event.own_judges:
        return Told([], points)
    for credit in ledger(event):
        points[credit.person] += credit.points
    return Told(results_of(event, str, refereed=True), points)


def _ranked(told: Sequence[tuple[StoredEvent, Told]], known: Mapping[int, Person]) -> Ranking:
    """Everybody's rating after all events, in the order they were closed."""
    ratings: dict[str, Rating] = {}
    points: Counter[str] = Counter()
    everybody = {str(person.id): person for person in known.values() if not person.guest}
    counted = 0
    for event, one in told:
        who = {str(one.number): name for one in event.people if (name := str(one.person)) in everybody}
        results = [left for result in one.results if len(left := _among(who, result)) > 1]
        ratings = rated(results, ratings)
        counted += bool(results)
        for number, sum in one.points.items():
            if str(number) in who:
                points[who[str(number)]] += sum
    ranked: list[Ranked] = []
    for name, rating in best_first(ratings):
        equal = bool(ranked) and ranked[-1].rating.sure == rating.sure
        place = ranked[-1].place if equal else len(ranked) + 1
        ranked.append(Ranked(place, everybody[name], rating, points[name]))
    return Ranking(counted, ranked)


def _among(who: Mapping[str, str], result: Result) -> Result:
    """What a match tells of those who are known, as they are known in the hall; a team as a whole, or not at all."""
    return tuple(
        (tuple(who[member] for member in members), place)
        for members, place in result
        if all(member in who for member in members)
    )
