"""Fighters beaten by card play in the middle of a round (SF-TERM-08, SF-INST-08).

Such a fighter is only marked. It stands no more, so the round is decided; it leaves when the round is cleared, with all
that hangs on it, as a fighter does that was behind in levels (``clearing``).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.sides import stands
from spellhall.games.spellfire.table import DEFENCE, FELLED, HALTED, OFFENCE
from spellhall.kernel.state import State


def fell(state: State, fighter: int, how: int) -> None:
    """Beat a fighter that stands: ``FELLED``, ``SLAIN`` or ``SPARED``. Nothing happens in a round that is decided."""
    if stands(state, fighter) and not any_felled(state):
        state.mark(HALTED, fighter, how)


def any_felled(state: State) -> bool:
    """Whether card play has beaten a fighter of this round."""
    halted = state.marks[HALTED]
    return any(fighter >= 0 and halted[fighter] >= FELLED for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]))
