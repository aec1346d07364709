"""How many tables of three and four this many entrants make, round after round (SFT-BRK-01 to SFT-BRK-14).

Every number from three up except five is a sum of threes and fours, often in several ways. Only the number of tables
matters, because every table sends one on: with T tables for n entrants, n - 3T are tables of four. Fewer fours are
better (SFT-BRK-01), and best of all is to avoid a round of five, for which there are no tables at all.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

THREE, FOUR, FIVE = 3, 4, 5
Seating = Literal["avoid_five", "fewest_fours", "most_fours"]


def filled(count: int) -> int:
    """How many play once the missing were brought back: two become three, five become six (SFT-BRK-09, -13)."""
    return {2: THREE, FIVE: 6}.get(count, count)


def counts_of_tables(count: int) -> range:
    """The numbers of tables of three and four that can seat this many."""
    return range(-(-count // FOUR), count // THREE + 1)


@cache
def meets_five(count: int) -> bool:
    """Whether a later round of five comes up whatever the numbers of tables (SFT-BRK-14)."""
    if count in (1, FIVE):
        return count == FIVE
    return all(meets_five(tables) for tables in counts_of_tables(filled(count)))


def tables_for(count: int, seating: Seating) -> int:
    """How many tables seat this many entrants (SFT-BRK-14)."""
    possible = counts_of_tables(count)
    if seating == "most_fours":
        return possible[0]
    good = [tables for tables in possible if not meets_five(tables)] if seating == "avoid_five" else []
    return max(good or possible)


def sizes_of(count: int, seating: Seating) -> tuple[int, ...]:
    """The sizes of a round's tables, threes first; two and five sit at one table if they have to."""
    if count in (2, FIVE):
        return (count,)
    tables = tables_for(count, seating)
    fours = count - THREE * tables
    return (THREE,) * (tables - fours) + (FOUR,) * fours


def missing(count: int, threes: bool, five: Literal["bring_one_back", "one_table_of_five"]) -> int:
    """How many have to be brought back before this many can be seated (SFT-BRK-09, SFT-BRK-13, SFT-TEA-16).

    Args:
        count: how many are left.
        threes: whether no table has four seats, as for teams.
        five: what happens to five.
    """
    if count < 2:
        return 0
    if threes:
        return -count % THREE
    return 0 if count == FIVE and five == "one_table_of_five" else filled(count) - count
