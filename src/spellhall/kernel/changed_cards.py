"""Which cards, piles and seats changed between two positions of a game: for code that looks at a game again and again.

Nothing is recorded while a game is played, so play costs nothing extra.
A position and its clone share every column that neither has written since, so most needn't be read.
"""

from __future__ import annotations

from itertools import chain, compress
from operator import ne
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellhall.kernel.state import State


def touched(before: State, after: State) -> set[int]:
    """The handles of the cards that have changed in any column, and of new ones."""
    handles = range(len(before.face))
    found = set(range(len(before.face), len(after.face)))
    columns = zip(_columns(before), _columns(after), strict=True)
    marks = () if before.marks is after.marks else zip(before.marks, after.marks, strict=True)
    for old, new in chain(columns, marks):
        if old is not new and old != new:
            found.update(compress(handles, map(ne, old, new)))
    return found


def changed_piles(before: State, after: State) -> list[int]:
    """The indexes of the piles (``zone * seats + seat``) whose cards or order have changed."""
    if before.piles is after.piles:
        return []
    pairs = enumerate(zip(before.piles, after.piles, strict=True))
    return [index for index, (old, new) in pairs if old is not new and old != new]


def changed_seats(before: State, after: State) -> set[int]:
    """The seats that have changed in any of their columns."""
    found: set[int] = set()
    if before.seat_data is not after.seat_data:
        seats = range(after.seats)
        for old, new in zip(before.seat_data, after.seat_data, strict=True):
            if old is not new and old != new:
                found.update(compress(seats, map(ne, old, new)))
    return found


def _columns(state: State) -> tuple[list[int], ...]:
    return state.face, state.owner, state.control, state.zone, state.host, state.seen
