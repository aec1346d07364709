"""Effects that last longer than their text says (SF-GEN-27).

An extension is an entry of the registry of durations with a negative number. It hangs on the card whose effects it
extends, and goes with it. It counts how often these effects may outlive the moment when they would end, and notes the
last turn when they did: several effects of one card that would end together use up one extension.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire.table import END_OF_OWN_NEXT_TURN, EXTENDED, FOR_GOOD, OWN_NEXT_TURN, TURN, TURN_END
from spellhall.kernel.state import State

_TIMES: Final = 1 << 16
COUNTED_IN_TURNS = (TURN_END, OWN_NEXT_TURN, END_OF_OWN_NEXT_TURN)
"""Durations that can be extended; what lasts for a round or a battle can't."""


def extend(state: State, card: int, times: int) -> None:
    """SF-GEN-27. Let the effects of a card outlive their end a number of times."""
    if times > 0:
        state.begin_lasting((EXTENDED, -1, state.control[card], card, FOR_GOOD, state.regs[TURN], 0, times * _TIMES))


def outlives(state: State, card: int, until: int) -> bool:
    """Whether the effects of a card go on though they would end now."""
    if until not in COUNTED_IN_TURNS:
        return False
    turn = state.regs[TURN]
    for effect in state.lasting:
        if effect[0] == EXTENDED and effect[3] == card:
            times, last = divmod(effect[7], _TIMES)
            if last == turn:
                return True
            if times:
                state.end_lasting(effect)
                state.begin_lasting((*effect[:7], (times - 1) * _TIMES + turn))
                return True
    return False
