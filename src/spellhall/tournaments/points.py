"""Points, line by line: what every place is worth, for whom, and why (SFT-SCO-03 to SFT-SCO-18, SFT-COO-01 to -07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from spellhall.tournaments.event import Event
from spellhall.tournaments.scored_events import starters, why_unscored

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd"}


@dataclass(frozen=True)
class Line:
    """What one entrant scores in one round.

    Attributes:
        table: the number of the table; 0 for a bye.
        place: out of ``seats``; ``shared``: whether someone else has it, too.
        total: the sum of the first fact over the match.
        base: what the place is worth; ``times``: the round's multiplier; ``factor``: the event's.
    """

    entrant: int
    round: int
    table: int
    place: int
    seats: int
    shared: bool
    total: int
    base: int
    times: int
    factor: int

    @property
    def points(self) -> int:
        """The points of the line (SFT-SCO-09, SFT-SCO-16)."""
        return self.base * self.times * self.factor

    def told(self, fact: str) -> str:
        """The line as people read it; ``fact`` is what is summed up ("realms"), or empty."""
        product = f"{self.base} x {self.times}" + (f" x {self.factor}" if self.factor != 1 else "")
        if not self.table:
            return f"R{self.round} bye: {product} = {self.points}"
        place = f"{'shared ' if self.shared else ''}{ordinal(self.place)} of {self.seats}"
        counted = f" ({self.total} {fact})" if fact else ""
        return f"R{self.round} table {self.table}: {place}{counted} {product} = {self.points}"


@dataclass(frozen=True)
class Credit:
    """One person's points from an event: as a player, or for running it."""

    person: int
    kind: str
    points: int


def ordinal(place: int) -> str:
    """A place in words."""
    return ORDINALS.get(place, f"{place}th")


def lines(event: Event) -> list[Line]:
    """All lines of the rounds so far; an entrant who never sat down at a table has none (SFT-SCO-08)."""
    structure, field, factor = event.structure, event.field, event.plan.factor
    found = []
    for round in field.rounds:
        times = structure.times(round.number)
        for match in round.matches:
            if not match.over or not match.counts:
                continue
            base, shared = structure.place_points(field, match), Counter(match.places.values())
            for entrant in match.entrants:
                if entrant not in match.absent:
                    place, sums = match.places[entrant], match.sums[entrant]
                    seats, total = len(match.entrants), sums[0] if sums else 0
                    many = shared[place] > 1
                    at = (round.number, match.table)
                    found.append(Line(entrant, *at, place, seats, many, total, base[entrant], times, factor))
        bye = structure.bye_points(field, round)
        found += [Line(entrant, round.number, 0, 1, 1, False, 0, bye, times, factor) for entrant in round.byes]
    return found


def totals(found: Iterable[Line]) -> Counter[int]:
    """The points of every entrant who has any (SFT-SCO-11)."""
    sums: Counter[int] = Counter()
    for line in found:
        sums[line.entrant] += line.points
    return sums


def ledger(event: Event) -> list[Credit]:
    """What this event adds to everyone's rankings; nothing if it doesn't count (SFT-SCO-18)."""
    if why_unscored(event):
        return []
    sums = totals(lines(event))
    credits = [
        Credit(member, "player", sums[entrant.number])
        for entrant in event.state.entrants.values()
        if entrant.number in sums
        for member in entrant.members
    ]
    return credits + staff_credits(event)


def staff_credits(event: Event) -> list[Credit]:
    """The points of staff (SFT-COO-01 to SFT-COO-06).

    The coordinator gets a point for every player who began, each judge one for every two; staff who play get none.
    """
    playing = starters(event)
    worth = {"coordinator": len(playing), "judge": len(playing) // 2}
    staff = sorted(event.state.staff.items())
    return [Credit(person, role, worth[role]) for person, role in staff if role in worth and person not in set(playing)]


def ranking(credits: Iterable[tuple[str, int]]) -> list[tuple[int, str, int]]:
    """Place, name and points over many events, from what each adds; equal points share a place (SFT-OFF-01, -02)."""
    sums: Counter[str] = Counter()
    for who, points in credits:
        sums[who] += points
    best_first = sorted(sums.items(), key=lambda one: (-one[1], one[0]))
    return [(1 + sum(other > points for other in sums.values()), who, points) for who, points in best_first]
