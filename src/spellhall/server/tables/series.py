"""The score of a series: games that the same people play one after another, each a rematch of the last.

It is kept in what was agreed about the table (``Setup.series``), and counts as long as everybody sits where they sat.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.server.storage.records import Seat
from spellhall.server.tables.setup import Series


def wins(before: Series | None, seats: Sequence[Seat], returns: Sequence[float]) -> list[int]:
    """How many games each seat has won, with one that ended so (empty: none); empty where no game has ended yet, and
    where one plays alone.
    """
    if any(seat.kind == "stand-in" for seat in seats):
        return []
    counted = before.wins if before is not None and before.people == people(seats) else []
    if not returns:
        return counted
    return [(counted[number] if counted else 0) + (result > 0) for number, result in enumerate(returns)]


def people(seats: Sequence[Seat]) -> list[int | None]:
    """Who sits where."""
    return [seat.person for seat in seats]


def after(before: Series | None, seats: Sequence[Seat], returns: Sequence[float]) -> Series:
    """The series with one game more."""
    return Series(people(seats), wins(before, seats, returns))
