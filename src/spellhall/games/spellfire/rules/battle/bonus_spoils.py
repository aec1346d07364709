"""Extra spoils of victory beyond the usual card, or none at all, as cards say (section HOARD).

Spoils that are owed wait among the lasting effects until the battle is over, with a negative number instead of a
modifier's, like a gained turn.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ATTACKER, GONE, SPOILED, TURN
from spellhall.kernel.state import State

OWED, DOUBLED, NONE_DUE = -5, -6, -7
"""Entries of the registry of durations: a seat has earned extra spoils, its spoils count double, or no one draws
any.
"""
HELD: Final = 1
"""The last number of an entry: the extra card can't be played at once (SF-HOARD-04)."""


def owe(state: State, seat: int) -> None:
    """SF-HOARD-01. A seat has earned extra spoils: it draws them after the battle, or now if none is being fought."""
    if state.regs[ATTACKER] < 0:
        state.call(Spoils(seat=seat))
    else:
        _note(state, OWED, seat)


def double(state: State, seat: int, held: bool = False) -> None:
    """SF-HOARD-02, SF-HOARD-04. If a seat earns spoils in this battle, it draws another card, to play or to hold."""
    if (DOUBLED, seat) not in [(effect[0], effect[2]) for effect in state.lasting]:
        _note(state, DOUBLED, seat, HELD if held else 0)


def forbid(state: State) -> None:
    """SF-HOARD-03. No one draws spoils after this battle."""
    _note(state, NONE_DUE, -1)


def _note(state: State, what: int, seat: int, how: int = 0) -> None:
    if state.regs[ATTACKER] >= 0:
        state.begin_lasting((what, -1, seat, -1, -1, state.regs[TURN], 0, *((how,) if how else ())))


def settle(state: State, earned: int) -> int:
    """Apply these entries to the spoils that a seat (-1: no one) has earned in the battle; returns who draws them."""
    notes = [effect for effect in state.lasting if OWED >= effect[0] >= NONE_DUE]
    if not notes:
        return earned
    none_due = any(effect[0] == NONE_DUE for effect in notes)
    for effect in notes:
        if none_due or effect[0] == DOUBLED:
            state.end_lasting(effect)
        if effect[0] == DOUBLED and effect[2] == earned >= 0 and not none_due:
            _note(state, OWED, earned, *effect[7:])
    return -1 if none_due else earned


def next_owed(state: State) -> int:
    """The seat that draws the next owed card, which is then paid; -1 if nothing is left. Cards that can't be played at
    once are drawn here.
    """
    for effect in [effect for effect in state.lasting if effect[0] == OWED]:
        state.end_lasting(effect)
        if state.seat_data[GONE][effect[2]]:
            continue
        if effect[7:] != (HELD,):
            return effect[2]
        draw(state, effect[2], 1, SPOILED)
    return -1
