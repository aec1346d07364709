"""What the numbers in a column can be: read this to give a game's columns bounds, or to use them in a network.

A bound says the least and the most, and whether the numbers are names (of a seat, a status, a card) or amounts. What
learns must treat these differently: a seat is no more than another, so names are embedded or written as one of many.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Bound(NamedTuple):
    """The numbers that a column holds.

    Attributes:
        least: the lowest.
        most: the highest; where ``per`` names something, this is added to how many of it there are.
        category: whether the numbers are names, not amounts.
        per: "seats", "cards", or empty.
    """

    least: int
    most: int
    category: bool = False
    per: str = ""

    def at(self, seats: int, cards: int) -> Bound:
        """The same bound in plain numbers, at a table of so many seats and cards."""
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
"""For what a long game counts: its turns."""
UNKNOWN: Final = amounts(32_767, -32_768)
"""For a column that its game says nothing about."""
