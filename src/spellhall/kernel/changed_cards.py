"""What has changed about the cards from one position of a game to another: for the one who looks again and again.

Nothing is noted while a game is played, so this costs play nothing. A position shares with its clone whatever neither
has written since, so most columns are one object in both and need not be read.
"""

from __future__ import annotations

from itertools import chain, compress
from operator import ne
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellhall.kernel.state import State


def touched(before: State, after: State) -> set[int]:
    """The handles of the cards of which anything is written otherwise, and of those that are new."""
    handles = range(len(before.face))
    found = set(range(len(before.face), len(after.face)))
    columns = zip(_columns(before), _columns(after), strict=True)
    marks = () if before.marks is after.marks else zip(before.marks, after.marks, strict=True)
    for old, new in chain(columns, marks):
        if old is not new and old != new:
            found.update(compress(handles, map(ne, old, new)))
    return found


def changed_piles(before: State, after: State) -> list[int]:
    """The indexes of the piles (``zone * seats + seat``) that hold other cards, or the same in another order."""
    if before.piles is after.piles:
        return []
    pairs = enumerate(zip(before.piles, after.piles, strict=True))
    return [index for index, (old, new) in pairs if old is not new and old != new]


def _columns(state: State) -> tuple[list[int], ...]:
    return state.face, state.owner, state.control, state.zone, state.host, state.seen
