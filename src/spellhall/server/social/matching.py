"""Matchmaking: a queue per game, pairs who are asked to play, and what comes of them.

Plain data without network: ``hub`` notifies people, and opens their tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal

ANSWER_SECONDS = 30
"""How long a pair has to accept."""


@dataclass
class Seek:
    """Someone looks for an opponent, ``since`` a time in seconds since 1970; ``avoids`` are people with whom a pairing
    has already failed.
    """

    person: Person
    game: str
    since: float
    avoids: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Pair:
    """Two people who were paired, and which of them have accepted."""

    game: str
    people: tuple[Person, Person]
    until: float
    agreed: set[int] = field(default_factory=set)

    @property
    def ready(self) -> bool:
        """Whether both have accepted."""
        return len(self.agreed) == len(self.people)

    @property
    def rated(self) -> bool:
        """Whether their game counts for ratings, because both have an account."""
        return not any(person.guest for person in self.people)

    def other(self, person: int) -> Person:
        """The other person of the pair."""
        one, two = self.people
        return two if one.id == person else one


class Matching:
    """Everyone who is looking for an opponent."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.seeks: dict[int, Seek] = {}
        self.pairs: dict[int, Pair] = {}

    def seek(self, person: Person, game: str) -> None:
        """Look for an opponent in a game; this ends a search for another game.

        Raises:
            Refusal: when an opponent was found, and waits for an answer.
        """
        if person.id in self.pairs:
            raise Refusal("illegal", "you've been matched with an opponent; say yes or no first")
        mine = self.seeks.get(person.id)
        if mine is None or mine.game != game:
            self.seeks.pop(person.id, None)
            self.seeks[person.id] = Seek(person, game, self.clock())
        self._pair_up(game)

    def stop(self, person: int) -> set[int]:
        """Stop looking, which also rejects an opponent who was found; returns who has to be notified."""
        concerned = {person} & self.seeks.keys()
        pair = self.pairs.get(person)
        if pair is not None:
            concerned |= self._part(pair, {pair.other(person).id})
        self.seeks.pop(person, None)
        return concerned

    def agree(self, person: int) -> Pair:
        """Accept the opponent who was found. If both have, their search ends, and their table can be opened.

        Raises:
            Refusal: when there is nobody to accept.
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
        """Split up pairs whose time is up; anyone who hasn't answered leaves the queue. Returns who has to be
        notified.
        """
        late = {id(pair): pair for pair in self.pairs.values() if pair.until <= self.clock()}
        return set[int]().union(*(self._part(pair, pair.agreed) for pair in late.values()))

    def _part(self, pair: Pair, stay: set[int]) -> set[int]:
        """Split up a pair; those who ``stay`` keep their place in the queue."""
        for one in pair.people:
            del self.pairs[one.id]
            if one.id in stay:
                self.seeks[one.id].avoids.add(pair.other(one.id).id)
            else:
                del self.seeks[one.id]
        self._pair_up(pair.game)
        return {one.id for one in pair.people}

    def _pair_up(self, game: str) -> None:
        """Pair the people who have waited longest."""
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
