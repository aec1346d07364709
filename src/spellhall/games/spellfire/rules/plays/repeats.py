"""Endless loops: a power that was used is not used again in the position where it was used before (AMB-88)."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import TURN, TURN_END
from spellhall.kernel.state import State

REPEATED: Final = -13
"""An entry of the registry of durations: a seat that has used a power of a card this turn, its number, and the
position where it did.
"""

NOTHING_NEW = Refusal("AMB-88", "you've already used it, and nothing has changed since")


def note_use(state: State, seat: int, card: int, number: int) -> None:
    """A seat begins to use a power that it could use again at once."""
    state.begin_lasting((REPEATED, -1, seat, card, TURN_END, state.regs[TURN], number, position(state)))


def is_repeat(state: State, seat: int, card: int, number: int) -> bool:
    """Whether a seat has used that power this turn when everything was as it is now."""
    positions = [e[7] for e in state.lasting if e[0] == REPEATED and (e[2], e[3], e[6]) == (seat, card, number)]
    return bool(positions) and position(state) in positions


def position(state: State) -> int:
    """What lies where, and all that is noted or lasts, in one number."""
    columns = [list(column) for column in (*state.piles, *state.marks, *state.seat_data, state.host, state.regs)]
    return crc32(repr((columns, effects(state))).encode()) >> 1


def effects(state: State) -> list[tuple[int, ...]]:
    """The effects with a duration, without what is noted here."""
    return [effect for effect in state.lasting if effect[0] != REPEATED]
