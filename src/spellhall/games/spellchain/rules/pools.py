"""What a player accumulates: defences for this chain, Poison and Mercury counters for the round.

Every change a card makes to one of these columns is reported (``Gained``, ``Gone``). What a hit uses up is part of the
hit instead (``rules.hits``).
"""

from __future__ import annotations

from spellhall.games.spellchain import events
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    MERCURY,
    MOST_COUNTERS,
    POISON,
    REFLECT,
    STRIPPED,
)
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.state import State

STRIPPABLE = (BLOCK, AVOID, REFLECT)
"""The defences that a player can't gain again in this chain after being stripped of them."""
COUNTERS = (POISON, MERCURY)
"""Counters that stay until the end of the round (SC-RO-08), ten at most."""


def gain(state: State, seat: int, column: SeatColumn, amount: int, source: int) -> None:
    """A player gains points of a defence, or counters."""
    if column in STRIPPABLE and state.seat_data[STRIPPED][seat]:
        return
    now = state.seat_data[column][seat]
    total = min(MOST_COUNTERS, now + amount) if column in COUNTERS else now + amount
    if total > now:
        state.set_seat(column, seat, total)
        state.tell(events.Gained(seat, source, column, total - now, total))


def take(state: State, seat: int, column: SeatColumn, amount: int, source: int) -> int:
    """A player loses this many, or all there are; returns how many were lost."""
    now = state.seat_data[column][seat]
    gone = min(now, amount)
    if gone > 0:
        state.set_seat(column, seat, now - gone)
        state.tell(events.Gone(seat, source, column, gone, now - gone))
    return gone
