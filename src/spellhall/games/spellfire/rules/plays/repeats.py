"""Endless loops: a power can't be used again in the same position (AMB-88)."""

from __future__ import annotations

import marshal
from typing import Final
from zlib import crc32

from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import REPEATED, TURN, TURN_END
from spellhall.kernel.state import State

PLAIN: Final = 2
"""The form of ``marshal`` that depends on values alone, not on which objects are the same."""
NOTHING_NEW = Refusal("AMB-88", "you've already used it, and nothing has changed since")


def note_use(state: State, seat: int, card: int, number: int) -> None:
    """A seat is using a power that it could use again at once."""
    state.begin_lasting((REPEATED, -1, seat, card, TURN_END, state.regs[TURN], number, position(state)))


def is_repeat(state: State, seat: int, card: int, number: int) -> bool:
    """Whether a seat has used that power this turn in exactly this position."""
    positions = [e[7] for e in state.lasting if e[0] == REPEATED and (e[2], e[3], e[6]) == (seat, card, number)]
    return bool(positions) and position(state) in positions


def position(state: State) -> int:
    """A number for the whole position: where every card is, and all marks and lasting effects."""
    columns = (state.piles, list(state.marks), list(state.seat_data), state.host, list(state.regs), effects(state))
    return crc32(marshal.dumps(columns, PLAIN)) >> 1


def effects(state: State) -> list[tuple[int, ...]]:
    """The effects with a duration, except the entries made here."""
    return [effect for effect in state.lasting if effect[0] != REPEATED]
