"""Phases that a player has to skip because a card says so (SF-TURN-07)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import PhaseBan
from spellhall.kernel.state import State


def is_skipped(state: State, seat: int, phase: int) -> bool:
    """SF-TURN-07. Whether a seat skips a phase of its turn that would begin now."""
    if PhaseBan not in project(state).modifiers:
        return False
    return any(word.skips(state, seat, phase, standing) for word, standing in held(state, PhaseBan))
