"""Winning by losing: a full formation of razed realms wins instead of a standing one (SF-VIC-15).

It must last for a full round of turns: the rules look as each turn begins, note who has such a formation, and forget
those who have lost it.
"""

from __future__ import annotations

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.projection import project
from spellhall.games.spellfire.rules.questions import Downfall
from spellhall.games.spellfire.table import FOR_GOOD, FORMATION, RAZED, RUINED, TURN
from spellhall.kernel.state import State


def loses_to_win(state: State) -> bool:
    """Whether razed realms win."""
    return Downfall in project(state).modifiers


def has_lost_enough(state: State, seat: int) -> bool:
    """SF-VIC-15. Whether a seat whose turn begins has had its formation of razed realms since its last turn began."""
    noted = [effect for effect in state.lasting if effect[0] == RUINED]
    for effect in noted:
        if not _lies_in_ruins(state, effect[2]):
            state.end_lasting(effect)
    if not _lies_in_ruins(state, seat):
        return False
    if any(effect[2] == seat for effect in noted):
        return True
    state.begin_lasting((RUINED, -1, seat, -1, FOR_GOOD, state.regs[TURN], 0))
    return False


def _lies_in_ruins(state: State, seat: int) -> bool:
    options: SpellfireOptions = state.game.options
    razed = sum([1 for realm in state.pile(FORMATION, seat) if state.marks[RAZED][realm]])
    return razed >= int(options["victory_realms"])
