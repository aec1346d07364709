"""The schedule of a round robin in pairs, and groups of equal strength.

The circle method is as old as round robins: one entrant stays, the others move around them by one place a round, and
entrants opposite each other play. If the number is odd, the fixed place is empty, and its opponent has a bye.
"""

from __future__ import annotations

from collections.abc import Sequence

Round = list[tuple[int, ...]]
"""The tables of one round, in seat order."""


def twos(entrants: Sequence[int], legs: int = 1) -> list[Round]:
    """All rounds of everyone against everyone, ``legs`` times; in every second leg the seats are swapped."""
    circle: list[int | None] = list(entrants)
    if len(circle) % 2:
        circle.insert(0, None)
    half = len(circle) // 2
    leg: list[Round] = []
    for number in range(len(circle) - 1):
        opposite = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        tables: Round = [(one, other) for one, other in opposite if one is not None and other is not None]
        if number % 2 and tables and circle[0] is not None:
            tables[0] = tables[0][::-1]  # the one who stays would always sit first
        leg.append(tables)
        circle = [circle[0], circle[-1], *circle[1:-1]]
    turned = [[table[::-1] for table in tables] for tables in leg]
    return [tables for number in range(legs) for tables in (turned if number % 2 else leg)]


def order_of(first: Round, resting: Sequence[int]) -> list[int]:
    """The entrants in the order from which ``twos`` makes this first round."""
    ones, others = [table[0] for table in first], [table[1] for table in first]
    return [*ones, *reversed(others), *resting]


def grouped(ranked: Sequence[int], groups: int) -> list[list[int]]:
    """Groups of equal strength: the ranked list is dealt back and forth, so 1 2 3 / 3 2 1 / 1 2 3."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for place, entrant in enumerate(ranked):
        lap, step = divmod(place, groups)
        found[groups - 1 - step if lap % 2 else step].append(entrant)
    return found


def together(schedules: Sequence[Sequence[Round]]) -> list[Round]:
    """The schedules of several groups played in parallel: their first rounds together, then their second, ..."""
    most = max((len(schedule) for schedule in schedules), default=0)
    return [
        [table for schedule in schedules if number < len(schedule) for table in schedule[number]]
        for number in range(most)
    ]
