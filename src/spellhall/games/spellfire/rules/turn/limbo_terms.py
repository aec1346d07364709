"""Cards that stay in Limbo for a number of their owner's turns (SF-LIMBO-13).

The number waits among the lasting effects, with a negative number instead of a modifier's. It belongs to the card that
sent the other one there, so it ends with that card.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.turn.destinations import leave_if_spent
from spellhall.games.spellfire.table import LIMBO_TERM, TURN, WHILE_IN_PLAY
from spellhall.kernel.state import State


def set_term(state: State, card: int, source: int, turns: int) -> None:
    """SF-LIMBO-13. Let a card in Limbo stay there for a number of its owner's turns."""
    owner = state.owner[card]
    state.begin_lasting((LIMBO_TERM, source, owner, card, WHILE_IN_PLAY, state.regs[TURN], 0, turns))


def must_stay(state: State, card: int) -> bool:
    """SF-LIMBO-13. Whether a card stays in Limbo at the end of a turn of its owner, which counts."""
    for effect in state.lasting:
        if effect[0] == LIMBO_TERM and effect[3] == card:
            state.end_lasting(effect)
            if effect[7] > 1:
                state.begin_lasting((*effect[:7], effect[7] - 1))
                return True
            leave_if_spent(state, effect[1])
            return False
    return False
