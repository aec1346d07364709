"""Who sits with whom at tables of any size: the cheapest seating, found by swaps.

A seating has a cost: for any two who share a table, and for everyone at their table. With up to nine entrants, all
seatings are tried. With more, the search begins with a given order cut into tables, swaps two entrants as long as that
helps, and restarts at random as often as the time for a draw allows; it isn't sure to find the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from spellhall.kernel.chance import Dice
from spellhall.tournaments.randomness import Pair, drawn, pair_of

FEW = 9
"""With up to this many entrants all seatings are tried: at most 1,680."""
STARTS = 400
"""How many entrants are seated in all starts of one search together, at least once each."""
AGAIN, SMALL = 10_000, 200
"""The cost, in Swiss rounds, of two meeting again, and of sitting at a small table once more than others.

Being one point apart costs 1, two points 4, and so on.
"""
APART, FIXED = 1_000_000, 10_000_000
"""The cost of two sitting together who shouldn't, and of someone not sitting at the table they need."""


@dataclass(frozen=True)
class Wishes:
    """Wishes that a draw should respect if it can.

    Attributes:
        apart: pairs who shouldn't share a table, each with its weight (1 is a wish, more is a stronger one).
        fixed: entrants who need a certain table (for a wheelchair, say), with its place in the round, from 0.
    """

    apart: Mapping[Pair, int] = field(default_factory=dict)
    fixed: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Seated:
    """One round's tables, in seat order, and the wishes that couldn't be granted.

    Attributes:
        tables: the entrants of each table.
        together: pairs who share a table and shouldn't.
        misplaced: entrants who don't sit at the table they need.
    """

    tables: tuple[tuple[int, ...], ...]
    together: tuple[Pair, ...] = ()
    misplaced: tuple[int, ...] = ()


NO_WISHES = Wishes()


def by_lot(entrants: Sequence[int], sizes: Sequence[int], dice: Dice, wishes: Wishes = NO_WISHES) -> Seated:
    """Random tables: a random order is dealt to the tables, then changed only as much as the wishes need."""
    order = drawn(entrants, dice)
    return _seated(order, sizes, dice, wishes, {}, [[0] * len(sizes) for _ in order])


def pods(
    standing: Sequence[int],
    sizes: Sequence[int],
    dice: Dice,
    points: Mapping[int, int],
    meetings: Mapping[Pair, int],
    small: Mapping[int, int],
    wishes: Wishes = NO_WISHES,
) -> Seated:
    """The tables of a Swiss round for more than two: first avoid repeat meetings, then match equals.

    Args:
        standing: the entrants, the best first.
        sizes: of the tables, from the top of the standing.
        dice: the random numbers of the round.
        points: of every entrant.
        meetings: how often two have met, for all who have.
        small: how often an entrant has sat at a smaller table than others in the same round.
        wishes: what else the draw should respect.
    """
    fewest = min((small.get(entrant, 0) for entrant in standing), default=0)
    costs = {
        (one, other): AGAIN * meetings.get(pair_of(one, other), 0) ** 2 + (points[one] - points[other]) ** 2
        for one, other in combinations(standing, 2)
    }
    largest = max(sizes, default=0)
    alone = [
        [SMALL * (small.get(entrant, 0) - fewest) if size < largest else 0 for size in sizes] for entrant in standing
    ]
    found = _seated(standing, sizes, dice, wishes, costs, alone)
    return Seated(tuple(tuple(drawn(table, dice)) for table in found.tables), found.together, found.misplaced)


def met(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """How often two sat together at these tables."""
    return Counter(pair_of(*pair) for table in tables for pair in combinations(table, 2))


def _seated(
    order: Sequence[int],
    sizes: Sequence[int],
    dice: Dice,
    wishes: Wishes,
    costs: Mapping[Pair, int],
    alone: list[list[int]],
) -> Seated:
    """Search for the seating, and list the wishes that it doesn't grant. ``costs`` has pairs as in ``order``."""
    if sum(sizes) != len(order):
        raise ValueError(f"{len(order)} entrants do not fill tables of {', '.join(map(str, sizes))}")
    index = {entrant: place for place, entrant in enumerate(order)}
    pairs = [[0] * len(order) for _ in order]
    for (one, other), cost in costs.items():
        pairs[index[one]][index[other]] = pairs[index[other]][index[one]] = cost
    for (one, other), weight in wishes.apart.items():
        if one in index and other in index:
            a, b = index[one], index[other]
            pairs[a][b] = pairs[b][a] = pairs[a][b] + APART * weight
    for entrant, table in wishes.fixed.items():
        if entrant in index:
            alone[index[entrant]] = [
                cost + (0 if number == table else FIXED) for number, cost in enumerate(alone[index[entrant]])
            ]
    found = _cheapest(sizes, pairs, alone, dice)
    tables = tuple(tuple(order[place] for place in sorted(table)) for table in found)
    return Seated(tables, *_ungranted(tables, wishes))


def _ungranted(tables: Sequence[Sequence[int]], wishes: Wishes) -> tuple[tuple[Pair, ...], tuple[int, ...]]:
    together = tuple(sorted(pair for pair in met(tables) if pair in wishes.apart))
    seat = {entrant: number for number, table in enumerate(tables) for entrant in table}
    return together, tuple(sorted(who for who, table in wishes.fixed.items() if seat.get(who, table) != table))


def _cheapest(
    sizes: Sequence[int], pairs: Sequence[Sequence[int]], alone: Sequence[Sequence[int]], dice: Dice
) -> list[list[int]]:
    """The tables of the cheapest seating found, as places in the order; of equal ones the first."""
    count = len(pairs)
    if count <= FEW:
        search = _Trial(sizes, pairs, alone)
        search.fill(0, 0, frozenset(range(count)), [])
        return search.best
    best: list[list[int]] = []
    least = -1
    for start in range(max(1, STARTS // count)):
        places = list(range(count)) if start == 0 else drawn(range(count), dice)
        tables = cut(places, sizes)
        cost = _improve(tables, pairs, alone, dice)
        if least < 0 or cost < least:
            best, least = tables, cost
        if least == 0:
            break
    return best


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """An order cut into tables."""
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    return tables


@dataclass
class _Trial:
    """All seatings that may still be the cheapest."""

    sizes: Sequence[int]
    pairs: Sequence[Sequence[int]]
    alone: Sequence[Sequence[int]]
    least: int = -1
    best: list[list[int]] = field(default_factory=list)

    def fill(self, table: int, cost: int, waiting: Collection[int], tables: list[list[int]]) -> None:
        """Fill the tables from this one on with those who wait."""
        if 0 <= self.least <= cost:
            return
        if table == len(self.sizes):
            self.least, self.best = cost, list(tables)
            return
        for group in combinations(sorted(waiting), self.sizes[table]):
            more = sum(self.pairs[one][other] for one, other in combinations(group, 2))
            more += sum(self.alone[place][table] for place in group)
            self.fill(table + 1, cost + more, set(waiting) - set(group), [*tables, list(group)])


def _improve(
    tables: list[list[int]], pairs: Sequence[Sequence[int]], alone: Sequence[Sequence[int]], dice: Dice
) -> int:
    """Swap entrants between tables as long as that makes the seating cheaper; returns its cost.

    In random order, every entrant takes the place that saves most.
    """
    at = {place: number for number, table in enumerate(tables) for place in table}
    strain = [0] * len(pairs)

    def weigh(number: int) -> None:
        for place in tables[number]:
            row = pairs[place]
            strain[place] = sum([row[other] for other in tables[number]]) + alone[place][number]

    for number in range(len(tables)):
        weigh(number)
    order = drawn(range(len(pairs)), dice)
    moved = True
    while moved:
        moved = False
        for place in order:
            most, other = _best_swap(place, at[place], tables, pairs, alone, strain)
            if most > 0:
                here, there = at[place], at[other]
                tables[here][tables[here].index(place)] = other
                tables[there][tables[there].index(other)] = place
                at[place], at[other] = there, here
                weigh(here)
                weigh(there)
                moved = True
    everybody_alone = sum(alone[place][number] for place, number in at.items())
    return (sum(strain) + everybody_alone) // 2


def _best_swap(
    place: int,
    here: int,
    tables: Sequence[Sequence[int]],
    pairs: Sequence[Sequence[int]],
    alone: Sequence[Sequence[int]],
    strain: Sequence[int],
) -> tuple[int, int]:
    """What the best swap of one entrant with another saves, and with whom."""
    most, best = 0, -1
    mine = strain[place]
    row = pairs[place]
    mates = [mate for mate in tables[here] if mate != place]
    for there, table in enumerate(tables):
        if there == here:
            continue
        joined = sum([row[other] for other in table]) + alone[place][there]
        for other in table:
            now = mine + strain[other]
            if now <= most:
                continue
            theirs = pairs[other]
            then = joined - row[other] + alone[other][here] + sum([theirs[mate] for mate in mates])
            if now - then > most:
                most, best = now - then, other
    return most, best
