"""What a position is worth to a seat, for one-step agents: HP above all, then what lies in zones, defences and
counters.

While cards are being laid, the forecast of the chain as it lies stands in for its outcome.
"""

from __future__ import annotations

from spellhall.games.spellchain.forecast import forecast
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


def evaluate(state: State, seat: int) -> float:
    """In points of HP, the seat's own less its opponent's; a win is worth a hundred."""
    if state.scores is not None:
        return 100.0 * state.scores[seat]
    points = list(state.seat_data[HP])
    if state.pile(CHAIN, 0) or state.pile(CHAIN, 1):
        points = forecast(state).hp
    return _side(state, seat, points[seat]) - _side(state, 1 - seat, points[1 - seat])


def _side(state: State, seat: int, points: int) -> float:
    worth = float(points) - (8.0 if points <= 0 else 2.0 if points < NEARLY_LOST else 0.0)
    worth += ACTIVE_CARD * (len(state.pile(CONTINUOUS, seat)) + len(state.pile(SUMMONED, seat)))
    return worth + sum(value * state.seat_data[column][seat] for column, value in VALUES)
