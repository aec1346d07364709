"""What a position is worth to a seat, for one-step agents: HP above all, then what lies in zones, defences and
counters.

While cards are being laid, the chain as it lies is carried out to its end on a copy, and what is then on the table
counts: cards in zones and counters, too, not HP alone.
"""

from __future__ import annotations

from statistics import fmean

from spellhall.games.spellchain.forecast import endings
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    CHAIN,
    CONTINUOUS,
    HP,
    MERCURY,
    POISON,
    REDIRECT,
    REFLECT,
    SUMMONED,
)
from spellhall.kernel.state import State

VALUES = ((BLOCK, 0.25), (AVOID, 0.6), (REFLECT, 0.5), (REDIRECT, 0.5), (MERCURY, 0.8), (POISON, -1.1))
ACTIVE_CARD = 2.0
NEARLY_LOST = 6
WIN = 100.0
FORESEEN_WIN = 30.0
"""What a win is worth that the cards laid so far promise: others are still to be laid."""


def evaluate(state: State, seat: int) -> float:
    """In points of HP, the seat's own less its opponent's; a win is worth a hundred."""
    if state.scores is not None:
        return WIN * state.scores[seat]
    if state.pile(CHAIN, 0) or state.pile(CHAIN, 1):
        return fmean(_foreseen(ended, seat) for ended in endings(state))
    return _lead(state, seat)


def _foreseen(ended: State, seat: int) -> float:
    return _lead(ended, seat) + (0.0 if ended.scores is None else FORESEEN_WIN * ended.scores[seat])


def _lead(state: State, seat: int) -> float:
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: State, seat: int) -> float:
    points = state.seat_data[HP][seat]
    worth = float(points) - (2.0 if points < NEARLY_LOST else 0.0)
    worth += ACTIVE_CARD * (len(state.pile(CONTINUOUS, seat)) + len(state.pile(SUMMONED, seat)))
    return worth + sum(value * state.seat_data[column][seat] for column, value in VALUES)
