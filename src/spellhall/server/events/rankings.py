"""Player rankings from this hall's closed events: ratings by places in matches, along with the points of scored events.

Only games count that the hall itself refereed, and only between people with an account, because anyone can report a
game, import an event as a file, or be three guests at once. Guests, agents and mere names are left out of a match, and
what remains counts if at least two remain. These don't count either:

- imported events, whatever their files say of tables; events whose playing staff judged themselves;
- matches that staff decided (``ratings.decided_by_staff``);
- matches against yourself, as a guest who signed in later;
- more than ``MOST_TOGETHER`` matches of the same people within ``PERIOD``, so a second account gains little;
- points of events that fewer than nine accounts began: a scored event needs nine players (SFT-ELI-03).

Rankings are computed from the logs on request, and cached until an event is closed, reopened or deleted, or someone
changes their name or makes an account. Read this when a ranking looks wrong.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.events.archive import read
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import Work
from spellhall.server.storage.queries import events, people
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.storage.records import EventPerson, Person
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import DAY
from spellhall.server.tables.refusal import Refusal
from spellhall.tournaments.points import ledger
from spellhall.tournaments.ratings import Rating, Result, best_first, rated, results_of
from spellhall.tournaments.scored_events import LEAST_PLAYERS, starters

MOST_TOGETHER = 5
PERIOD = 30 * DAY
"""So many matches of the same people count in so many seconds, by the closing of their events."""


class Told(NamedTuple):
    """What one event contributes: its refereed matches, by the numbers that people have there, their points, and who
    began it.
    """

    results: list[Result]
    points: Counter[int]
    began: tuple[int, ...] = ()


class Ranked(NamedTuple):
    """A ranked person, with their rating, their points from all scored events, and their place."""

    place: int
    person: Person
    rating: Rating
    points: int


class Ranking(NamedTuple):
    """A game's ranking: how many events count, and everyone, the best first."""

    events: int
    ranked: list[Ranked]


class Rankings:
    """A hall's rankings.

    Attributes:
        told: what each event contributes, by its ID and when it was closed.
        made: the last ranking of each game, with the data that it depends on.
    """

    def __init__(self, store: Store, work: Work) -> None:
        self.store = store
        self.work = work
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
                self.made[game] = rests_on, await self.work.in_process(Urgency.LONG, _ranked, told, known)
                self._forget(game, found)
            return self.made[game][1]

    async def _told(self, event: StoredEvent) -> Told:
        """What an event contributes: nothing if its log can't be read."""
        key = (event.id, event.closed)
        if key not in self.told:
            log = await self.store.read(events.entries_of, event.id)
            try:
                self.told[key] = await self.work.in_process(Urgency.LONG, _read, event, log)
            except Refusal:
                raise
            except (SpellhallError, LookupError) as error:
                self.log.error("an event counts in no ranking", code=event.code, why=str(error))
                self.told[key] = Told([], Counter())
        return self.told[key]

    def _forget(self, game: str, found: Sequence[StoredEvent]) -> None:
        """Forget events that no longer exist or have changed."""
        others = {key for name, (rests, _) in self.made.items() if name != game for key in _keys(rests)}
        keep = others | {(event.id, event.closed) for event in found}
        self.told = {key: told for key, told in self.told.items() if key in keep}


def _keys(rests_on: Any) -> set[tuple[int, int | None]]:
    return {(number, closed) for number, closed, _ in rests_on[0]}


def _name_of(one: EventPerson) -> tuple[int, int | None, str | None]:
    return one.number, one.person, one.agent


def _read(stored: StoredEvent, log: Sequence[Mapping[str, Any]]) -> Told:
    event, points = read(stored, log), Counter[int]()
    if stored.imported or event.plan.reporting != "refereed" or event.own_judges:
        return Told([], points)
    for credit in ledger(event):
        points[credit.person] += credit.points
    return Told(results_of(event, str, refereed=True), points, tuple(starters(event)))


def _ranked(told: Sequence[tuple[StoredEvent, Told]], known: Mapping[int, Person]) -> Ranking:
    """Everyone's rating after all events, in the order they were closed."""
    ratings: dict[str, Rating] = {}
    points: Counter[str] = Counter()
    everybody = {str(person.id): person for person in known.values() if not person.guest}
    counted, together = 0, Together()
    for event, one in told:
        who = {str(one.number): name for one in event.people if (name := str(one.person)) in everybody}
        results = [left for result in one.results if len(left := _among(who, result)) > 1]
        results = [result for result in results if together.counts(result, event.closed or 0)]
        ratings = rated(results, ratings)
        counted += bool(results)
        enough = sum(str(number) in who for number in one.began) >= LEAST_PLAYERS
        for number, points_there in one.points.items():
            if enough and str(number) in who:
                points[who[str(number)]] += points_there
    ranked: list[Ranked] = []
    for name, rating in best_first(ratings):
        equal = bool(ranked) and ranked[-1].rating.sure == rating.sure
        place = ranked[-1].place if equal else len(ranked) + 1
        ranked.append(Ranked(place, everybody[name], rating, points[name]))
    return Ranking(counted, ranked)


class Together:
    """Counts how often the same people have met lately.

    Attributes:
        met: when they met in matches that count.
    """

    def __init__(self) -> None:
        self.met: dict[frozenset[str], list[int]] = {}

    def counts(self, result: Result, at: int) -> bool:
        """Whether a match counts, in an event that closed then; if so, it is remembered."""
        names = [name for members, _ in result for name in members]
        if len({*names}) < len(names):
            return False
        lately = self.met[frozenset(names)] = [one for one in self.met.get(frozenset(names), ()) if one > at - PERIOD]
        if len(lately) >= MOST_TOGETHER:
            return False
        lately.append(at)
        return True


def _among(who: Mapping[str, str], result: Result) -> Result:
    """A match's result among people with accounts; a team counts as a whole, or not at all."""
    return tuple(
        (tuple(who[member] for member in members), place)
        for members, place in result
        if all(member in who for member in members)
    )
