"""The score of a series: games that the same people play one after another, each a rematch of the last.

It is stored in the table's setup (``Setup.series``), and counts as long as everyone keeps their seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.server.storage.records import Seat
from spellhall.server.tables.setup import Series


def wins(before: Series | None, seats: Sequence[Seat], returns: Sequence[float]) -> list[int]:
    """How many games each seat has won, including one with this result (empty: none).

    Empty when no game has ended yet, and in solo games.
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
    """The series with one more game."""
    return Series(people(seats), wins(before, seats, returns))
