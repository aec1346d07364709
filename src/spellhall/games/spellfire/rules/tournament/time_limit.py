"""Games that run out of time (section TIM of the tournament rules).

When time is called, the active player finishes their turn. Then there are five more turns in all. Granted turns are
among the five, skipped ones aren't, and nothing adds a sixth (SFT-TIM-02 to SFT-TIM-05, SFT-TIM-08).
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.turn.victory import final_scoring
from spellhall.games.spellfire.table import ACTIVE, BETWEEN, PHASE, TURNS_LEFT
from spellhall.kernel.state import State

LAST_TURNS: Final = 5


def call_time(state: State) -> None:
    """SFT-TIM-02, SFT-TIM-03. Count turns from now on; if called between two turns, the next one is the first."""
    state.set_reg(TURNS_LEFT, LAST_TURNS)
    state.tell(events.TimeCalled(-1 if state.regs[PHASE] == BETWEEN else state.regs[ACTIVE], LAST_TURNS))


def is_timed(state: State) -> bool:
    """Whether time has been called."""
    return state.regs[TURNS_LEFT] >= 0


def out_of_turns(state: State) -> bool:
    """SFT-TIM-05, SFT-TIM-09. After the last turn, compare the formations; returns whether that was the last."""
    if state.regs[TURNS_LEFT] != 0:
        return False
    final_scoring(state)
    return True


def count_turn(state: State) -> None:
    """SFT-TIM-04. Count a turn that begins, normal or granted."""
    if state.regs[TURNS_LEFT] > 0:
        state.set_reg(TURNS_LEFT, state.regs[TURNS_LEFT] - 1)
