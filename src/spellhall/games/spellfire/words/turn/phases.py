"""A trigger for cards that wait for a phase of anyone's turn."""

from __future__ import annotations

from spellhall.games.spellfire import events as told
from spellhall.games.spellfire.words.describing.wording import phase_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Trigger


class PhaseBegins(Trigger):
    """A phase of any player's turn begins, before that player does anything in it."""

    event = told.PhaseBegan

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def phrase(self) -> str:
        return f"at the start of every {phase_of(self.phase)}"

    def matches(self, state: State, fx: Context, event: told.PhaseBegan) -> bool:
        return event.phase == self.phase
