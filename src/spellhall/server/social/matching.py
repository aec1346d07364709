"""Anyone who looks for someone to play a game with: a queue a game, pairs who are asked, and what becomes of them.

Plain data without network: ``hub`` tells people of it, and opens their tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal

ANSWER_SECONDS = 30
"""So long two who were found may say yes."""


@dataclass
class Seek:
    """Someone looks for someone, ``since`` so many seconds since 1970; ``avoids`` are those with whom they did not
    come together this time.
    """

    person: Person
    game: str
    since: float
    avoids: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Pair:
    """Two who were found for each other, and those of them who have said yes."""

    game: str
    people: tuple[Person, Person]
    until: float
    agreed: set[int] = field(default_factory=set)

    @property
    def ready(self) -> bool:
        """Whether both have said yes."""
        return len(self.agreed) == len(self.people)

    def other(self, person: int) -> Person:
        """The one whom someone was found for."""
        one, two = self.people
        return two if one.id == person else one


class Matching:
    """All who look for someone."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.seeks: dict[int, Seek] = {}
        self.pairs: dict[int, Pair] = {}

    def seek(self, person: Person, game: str) -> None:
        """Look for someone to play a game with; who looks for another game stops that.

        Raises:
            Refusal: when someone was found, and waits for an answer.
        """
        if person.id in self.pairs:
            raise Refusal("illegal", "you've been matched with an opponent; say yes or no first")
        mine = self.seeks.get(person.id)
        if mine is None or mine.game != game:
            self.seeks.pop(person.id, None)
            self.seeks[person.id] = Seek(person, game, self.clock())
        self._pair_up(game)

    def stop(self, person: int) -> set[int]:
        """Look no more, which is a no to the one who was found; who has to know of it."""
        concerned = {person} & self.seeks.keys()
        pair = self.pairs.get(person)
        if pair is not None:
            concerned |= self._part(pair, {pair.other(person).id})
        self.seeks.pop(person, None)
        return concerned

    def agree(self, person: int) -> Pair:
        """Say yes to the one who was found. If both have, they look no more, and their table is opened.

        Raises:
            Refusal: when nobody is there to say yes to.
        """
        pair = self.pairs.get(person)
        if pair is None:
            raise Refusal("illegal", "no one is waiting for your answer anymore; search for an opponent again")
        pair.agreed.add(person)
        if pair.ready:
            for one in pair.people:
                del self.pairs[one.id], self.seeks[one.id]
        return pair

    def look(self) -> set[int]:
        """Part those whose time is up; who has said nothing looks no more. Who has to know of it."""
        late = {id(pair): pair for pair in self.pairs.values() if pair.until <= self.clock()}
        return set[int]().union(*(self._part(pair, pair.agreed) for pair in late.values()))

    def _part(self, pair: Pair, stay: set[int]) -> set[int]:
        """Two do not come together: some of them go on waiting, at the place that they had."""
        for one in pair.people:
            del self.pairs[one.id]
            if one.id in stay:
                self.seeks[one.id].avoids.add(pair.other(one.id).id)
            else:
                del self.seeks[one.id]
        self._pair_up(pair.game)
        return {one.id for one in pair.people}

    def _pair_up(self, game: str) -> None:
        """Find those for each other who have waited longest."""
        waiting = [seek for seek in self.seeks.values() if seek.game == game and seek.person.id not in self.pairs]
        waiting.sort(key=lambda seek: seek.since)
        while waiting:
            one = waiting.pop(0)
            other = next((two for two in waiting if _may_meet(one, two)), None)
            if other is not None:
                waiting.remove(other)
                pair = Pair(game, (one.person, other.person), self.clock() + ANSWER_SECONDS)
                self.pairs[one.person.id] = self.pairs[other.person.id] = pair


def _may_meet(one: Seek, other: Seek) -> bool:
    return other.person.id not in one.avoids and one.person.id not in other.avoids
