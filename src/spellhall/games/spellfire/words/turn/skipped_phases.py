"""Phases that a player has to skip, and the moment when a card says so."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import ACTIVE, PHASE
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.describing.wording import phase_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition


class SkipsPhases(questions.PhaseBan):
    """Players who skip certain phases of their turns (SF-TURN-07)."""

    def __init__(self, who: Players, *phases: int) -> None:
        self.who = who
        self.phases = phases

    def skips(self, state: State, seat: int, phase: int, standing: Context) -> bool:
        """Whether a seat skips a phase."""
        return phase in self.phases and seat in self.who.seats(state, standing)

    def phrase(self) -> str:
        phases = " and the ".join(phase_of(phase) for phase in self.phases)
        return f"{self.who.phrase()} {self.who.verb('skips', 'skip')} the {phases}"


class InAnothersPhase(Condition):
    """A certain phase of the turn of another player, or of an opponent (``hostile``)."""

    def __init__(self, phase: int, hostile: bool = False) -> None:
        self.phase = phase
        self.hostile = hostile

    def phrase(self) -> str:
        return f"in {'an opponent' if self.hostile else 'another player'}'s {phase_of(self.phase)}"

    def holds(self, state: State, fx: Context) -> bool:
        if state.regs[PHASE] != self.phase or state.regs[ACTIVE] == fx.seat:
            return False
        return not self.hostile or is_opponent(state, fx.seat, state.regs[ACTIVE])
