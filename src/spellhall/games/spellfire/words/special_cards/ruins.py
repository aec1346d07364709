"""Words for razed realms: who may attack them, and which rise again by themselves (SF-RAZE-17 to SF-RAZE-19)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.ruins import note_rising
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition


class AttacksRazed(Held, questions.Demolition):
    """Champions that may attack razed realms, perhaps only certain ones (``ruins``); such a realm is discarded if it
    falls (SF-RAZE-17, SF-RAZE-18).
    """

    def __init__(self, cards: Cards, ruins: Cards | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.ruins = ruins

    def covers_ruin(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a razed realm is meant."""
        return self.ruins is None or self.ruins.accepts(state, realm, standing)

    def phrase(self) -> str:
        if self.ruins is None:
            return f"{self.subject()} can attack razed realms and discard them by winning{self.ending()}"
        ruin, who = self.ruins.phrase(), self.subject()
        return f"until {ruin} is rebuilt, {who} can attack it and discard it by winning{self.ending()}"


class RiseAgain(Effectful):
    """Razed realms are rebuilt for nothing as their players' next turn begins (SF-RAZE-19)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"rebuild {self.cards.phrase()} at the start of its player's next turn"

    def run(self, state: State, fx: Running) -> None:
        for realm in self.cards.handles(state, fx):
            if reaches(state, fx, realm):
                note_rising(state, realm)

    def hint(self) -> float:
        return 2.0
