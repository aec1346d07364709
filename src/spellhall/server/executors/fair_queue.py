"""Which job is next: the most urgent; of equally urgent ones, that of the caller who has had least.

Addresses take turns, and so do the people at one address: if you ask for one thing, you don't wait behind another's
hundred, but for at most one job of each. A job counts as much as the CPU time that it takes. Plain arithmetic.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable, Set
from enum import IntEnum
from typing import Protocol

from spellhall.server.executors.callers import Caller

LEAST = 0.01
"""CPU seconds that any job counts for, from when it starts."""


class Urgency(IntEnum):
    """How urgent work is."""

    MOVE = 0
    """A game or a draft can't go on without it."""
    OPENING = 1
    """A table, a pod or an event begins, or someone sits down."""
    READING = 2
    """Someone looks something up: cards, decks, lessons."""
    LONG = 3
    """It takes seconds or minutes: checks of event logs, reviews, deck tests, recordings."""


SHORT = Urgency.OPENING
"""Everything up to here never waits for anything longer."""


class Queued(Protocol):
    """What the queue needs to know of a job."""

    urgency: Urgency
    caller: Caller
    since: float


class Turns:
    """How much each of several has had: the one with least is next. Those who come back after a while start even with
    the others.

    Attributes:
        had: what each has had; those who are even with the others are missing.
        now: what someone has had who is even with the others: each gets an equal share of what is done.
    """

    def __init__(self) -> None:
        self.had: dict[Hashable, float] = {}
        self.now = 0.0

    def come(self, one: Hashable) -> None:
        """Someone begins to wait."""
        self.had[one] = max(self.of(one), self.now)

    def of(self, one: Hashable) -> float:
        """What one has had."""
        return self.had.get(one, self.now)

    def begin(self, one: Hashable) -> None:
        """It is someone's turn."""
        self.now = max(self.now, self.of(one))
        self.had[one] = self.now + LEAST

    def done(self, one: Hashable, cost: float, waiting: Set[Hashable]) -> None:
        """Someone's turn has cost this much, while these wait."""
        self.had[one] = self.of(one) + max(0.0, cost - LEAST)
        self.now += max(cost, LEAST) / (len(waiting) + 1)
        self.had = {each: had for each, had in self.had.items() if had > self.now or each in waiting}


Line = tuple[Urgency, str, int]
"""The jobs of one caller that are equally urgent wait in one line, in order."""


class FairQueue:
    """The jobs that wait.

    Args:
        is_over: whether an address has used more than its budget: then its jobs wait behind all others, except that
            short ones only wait behind other short ones.
    """

    def __init__(self, is_over: Callable[[str], bool], clock: Callable[[], float] = time.monotonic) -> None:
        self.is_over = is_over
        self.clock = clock
        self.lines: dict[Line, deque[Queued]] = {}
        self.addresses = Turns()
        self.people: dict[str, Turns] = {}
        self.count = 0

    def put(self, job: Queued) -> None:
        """Add a job."""
        line = _line_of(job)
        _, address, person = line
        if address not in self._addresses():
            self.addresses.come(address)
        if person not in self._people(address):
            self.people.setdefault(address, Turns()).come(person)
        self.lines.setdefault(line, deque()).append(job)
        self.count += 1

    def remove(self, job: Queued) -> bool:
        """Take a job out again; returns whether it was waiting."""
        line = self.lines.get(_line_of(job), deque())
        if job not in line:
            return False
        line.remove(job)
        self._shorter(_line_of(job))
        return True

    def take(self, least: Urgency = Urgency.LONG) -> Queued | None:
        """The next job that is at least this urgent, taken out; None if there is none."""
        over = {address: self.is_over(address) for _, address, _ in self.lines}
        able = [line for line in self.lines if line[0] <= least]
        if not able:
            return None
        line = min(able, key=lambda line: self._order(line, over[line[1]]))
        job = self.lines[line].popleft()
        self._shorter(line)
        _, address, person = line
        self.addresses.begin(address)
        self.people.setdefault(address, Turns()).begin(person)
        return job

    def done(self, job: Queued, cost: float) -> None:
        """A job that was taken has used so many CPU seconds."""
        _, address, person = _line_of(job)
        waiting = self._addresses()
        self.addresses.done(address, cost, waiting)
        self.people.setdefault(address, Turns()).done(person, cost, self._people(address))
        self.people = {one: turns for one, turns in self.people.items() if one in waiting or one in self.addresses.had}

    def waiting(self, urgency: Urgency) -> int:
        """How many jobs wait that are as urgent as this."""
        return sum(len(jobs) for line, jobs in self.lines.items() if line[0] == urgency)

    def waiting_from(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(len(jobs) for line, jobs in self.lines.items() if line[1] == address)

    def oldest(self, urgency: Urgency) -> float:
        """How many seconds the oldest job that is as urgent as this has waited; 0 without one."""
        begun = [jobs[0].since for line, jobs in self.lines.items() if line[0] == urgency]
        return self.clock() - min(begun) if begun else 0.0

    def _order(self, line: Line, over: bool) -> tuple[int, bool, float, float, float]:
        urgency, address, person = line
        rank = urgency if urgency <= SHORT or not over else Urgency.LONG
        people = self.people.get(address)
        of_person = people.of(person) if people is not None else 0.0
        return rank, over, self.addresses.of(address), of_person, self.lines[line][0].since

    def _addresses(self) -> set[str]:
        return {address for _, address, _ in self.lines}

    def _people(self, address: str) -> set[int]:
        return {person for _, other, person in self.lines if other == address}

    def _shorter(self, line: Line) -> None:
        self.count -= 1
        if not self.lines[line]:
            del self.lines[line]


def _line_of(job: Queued) -> Line:
    return job.urgency, job.caller.address, job.caller.person
