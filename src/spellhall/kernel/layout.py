"""A game's table: its zones, and the extra columns of ints that its rules need. Read this when you add a column.

The kernel itself keeps seven columns for each card (``face, owner, control, zone, host, seen, stamp``). Anything else
that a game wants to remember about a card, a seat or the table is a column that the game names here and indexes by a
constant. They are plain ints, so a clone copies little more than it writes, and a save is JSON as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from spellhall.kernel.bounds import Bound
from spellhall.kernel.indexes import Mark, SeatColumn

NOBODY_SEES: Final = 0
OWNER_SEES: Final = 1
ALL_SEE: Final = 2
PILE: Final = 0
"""The zone where decks begin: the first of every layout."""
NO_BOUNDS: Final[Mapping[str, Bound]] = MappingProxyType({})


class Zone:
    """One kind of place for cards; every seat has one.

    Attributes:
        name: as players call it, in lower case.
        sight: who sees the faces of cards that enter: no one, the seat it belongs to, or everyone.
        in_play: cards here are in play.
        ordered: the order matters (piles); the last card of the list is on top.
    """

    __slots__ = ("in_play", "name", "ordered", "sight")

    def __init__(self, name: str, sight: int, in_play: bool = False, ordered: bool = False) -> None:
        self.name = name
        self.sight = sight
        self.in_play = in_play
        self.ordered = ordered


class Layout:
    """The zones and columns of one game.

    ``shaping`` are the marks that decide whether a card in play is active; ``secret`` the columns of seats that no view
    shows, because they reveal what a hand holds; ``privy`` the bit mask of seats that see whatever any seat sees;
    ``bounds`` the range of the numbers in each column, by name. ``every_mark`` and ``every_seat_column`` are for loops
    over all of them.
    """

    __slots__ = (
        "bounds",
        "every_mark",
        "every_seat_column",
        "in_play",
        "marks",
        "privy",
        "registers",
        "seat_columns",
        "secret",
        "shaping",
        "sight",
        "zones",
    )

    def __init__(
        self,
        zones: tuple[Zone, ...],
        marks: tuple[str, ...] = (),
        seat_columns: tuple[str, ...] = (),
        registers: tuple[str, ...] = (),
        shaping: frozenset[Mark] = frozenset(),
        secret: frozenset[SeatColumn] = frozenset(),
        privy: int = 0,
        bounds: Mapping[str, Bound] = NO_BOUNDS,
    ) -> None:
        self.zones = zones
        self.marks = marks
        self.seat_columns = seat_columns
        self.registers = registers
        self.shaping = shaping
        self.secret = secret
        self.privy = privy
        self.bounds = bounds
        self.every_mark = tuple(map(Mark, range(len(marks))))
        self.every_seat_column = tuple(map(SeatColumn, range(len(seat_columns))))
        self.sight = [zone.sight for zone in zones]
        self.in_play = [zone.in_play for zone in zones]
