"""How much a position is worth to a seat, for one-step agents: HP above all, then zones, defences and counters.

While cards are being laid, the chain is carried out to its end on a copy, and the resulting table counts: cards in
zones and counters, too, not just HP. ``weights.json`` says how much each of these weighs.
"""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

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
from spellhall.kernel.parts.weights import shipped
from spellhall.kernel.state import State


class Worth(NamedTuple):
    """What each weight is for.

    Attributes:
        hp: each point that the seat has more than its opponent.
        nearly_lost: having fewer than ``NEARLY_LOST`` points.
        active_card: each card in one's zones.
        foreseen_win: a win promised by the cards laid so far, while others are still to come.
        block, avoid, reflect, redirect, mercury, poison: each counter of the kind.
    """

    hp: float
    nearly_lost: float
    active_card: float
    foreseen_win: float
    block: float
    avoid: float
    reflect: float
    redirect: float
    mercury: float
    poison: float


COUNTERS = (BLOCK, AVOID, REFLECT, REDIRECT, MERCURY, POISON)
BEFORE_COUNTERS = len(Worth._fields) - len(COUNTERS)
NEARLY_LOST = 6
WIN = 100.0
WEIGHTS = shipped(__package__, Worth)


def evaluate(state: State, seat: int, weights: Worth) -> float:
    """In points of HP, the seat's own minus its opponent's; a win is worth a hundred."""
    if state.scores is not None:
        return WIN * state.scores[seat]
    if is_laid(state):
        return fmean(_foreseen(ended, seat, weights) for ended in endings(state))
    return _lead(state, seat, weights)


def is_laid(state: State) -> bool:
    """Whether cards are in the chain."""
    return bool(state.pile(CHAIN, 0) or state.pile(CHAIN, 1))


def _foreseen(ended: State, seat: int, weights: Worth) -> float:
    promised = 0.0 if ended.scores is None else weights.foreseen_win * ended.scores[seat]
    return _lead(ended, seat, weights) + promised


def _lead(state: State, seat: int, weights: Worth) -> float:
    return _side(state, seat, weights) - _side(state, 1 - seat, weights)


def _side(state: State, seat: int, weights: Worth) -> float:
    points = state.seat_data[HP][seat]
    worth = weights.hp * points + (weights.nearly_lost if points < NEARLY_LOST else 0.0)
    worth += weights.active_card * (len(state.pile(CONTINUOUS, seat)) + len(state.pile(SUMMONED, seat)))
    counted = zip(COUNTERS, weights[BEFORE_COUNTERS:], strict=True)
    return worth + sum(value * state.seat_data[column][seat] for column, value in counted)
