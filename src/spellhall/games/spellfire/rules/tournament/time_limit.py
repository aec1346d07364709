"""Games that are out of time (section TIM of the rules for tournaments).

When time is called, the player whose turn it is finishes it, and then five more turns are played by all players
together. Granted turns are among the five, skipped ones are not, and nothing adds a sixth (SFT-TIM-02 to SFT-TIM-05,
SFT-TIM-08).
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.turn.victory import final_scoring
from spellhall.games.spellfire.table import ACTIVE, BETWEEN, PHASE, TURNS_LEFT
from spellhall.kernel.state import State

LAST_TURNS: Final = 5


def call_time(state: State) -> None:
    """SFT-TIM-02, SFT-TIM-03. From now on turns are counted; between two turns the coming one is the first."""
    state.set_reg(TURNS_LEFT, LAST_TURNS)
    state.tell(events.TimeCalled(-1 if state.regs[PHASE] == BETWEEN else state.regs[ACTIVE], LAST_TURNS))


def is_timed(state: State) -> bool:
    """Whether time has been called."""
    return state.regs[TURNS_LEFT] >= 0


def out_of_turns(state: State) -> bool:
    """SFT-TIM-05, SFT-TIM-09. After the last turn the formations are compared; whether it came to that."""
    if state.regs[TURNS_LEFT] != 0:
        return False
    final_scoring(state)
    return True


def count_turn(state: State) -> None:
    """SFT-TIM-04. A turn begins, normal or granted."""
    if state.regs[TURNS_LEFT] > 0:
        state.set_reg(TURNS_LEFT, state.regs[TURNS_LEFT] - 1)
