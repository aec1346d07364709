"""The range of the numbers in a column: read this to give a game's columns bounds, or to feed them to a network.

A bound has a lowest and a highest number, and says whether the numbers are names (of a seat, a status, a card) or
amounts. A network must treat these differently: seat 2 isn't more than seat 1, so names are embedded or one-hot coded.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Bound(NamedTuple):
    """The range of a column.

    Attributes:
        least: the lowest.
        most: the highest; if ``per`` names something, their number is added to it.
        category: whether the numbers are names rather than amounts.
        per: "seats", "cards", or empty.
    """

    least: int
    most: int
    category: bool = False
    per: str = ""

    def at(self, seats: int, cards: int) -> Bound:
        """The same bound in plain numbers, at a table with this many seats and cards."""
        count = {"seats": seats, "cards": cards, "": 0}[self.per]
        return Bound(self.least, self.most + count, self.category)


def amounts(most: int, least: int = 0) -> Bound:
    """Numbers that can be added and compared."""
    return Bound(least, most)


def names(most: int, least: int = 0) -> Bound:
    """Numbers that each stand for something."""
    return Bound(least, most, category=True)


FLAG: Final = names(1)
SEAT: Final = Bound(-1, -1, category=True, per="seats")
"""A seat, or -1."""
SEAT_FROM_ONE: Final = Bound(0, 0, category=True, per="seats")
"""A seat + 1, or 0."""
CARD: Final = Bound(-1, -1, category=True, per="cards")
"""A card, or -1."""
CARD_FROM_ONE: Final = Bound(0, 0, category=True, per="cards")
"""A card + 1, or 0."""
COUNT: Final = amounts(99)
TALLY: Final = amounts(9_999)
"""For counters of long games, such as turns."""
UNKNOWN: Final = amounts(32_767, -32_768)
"""For a column whose game declares no bound."""
