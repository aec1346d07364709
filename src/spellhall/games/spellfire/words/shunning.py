"""Modifiers of who may meet whom in a round (SF-COMB-C4)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.filters import Filter
from spellhall.games.spellfire.words.modifiers import Held
from spellhall.games.spellfire.words.nouns import ATTACKER
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition


class NeverMeet(Held, questions.Restraint):
    """Champions that certain others never face: of two such, neither can be sent to defend against the other."""

    resisted: ClassVar[bool] = True
    constant = ("attack", "defend")
    attack: bool = False
    defend: bool = True

    def __init__(self, cards: Cards, others: Filter, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.others = others

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card would defend against an attacker that it never faces, or that never faces it."""
        rivals = ATTACKER.handles(state, standing)
        return any(self._keeps(state, handle, rival, standing) for rival in rivals)

    def _keeps(self, state: State, defender: int, attacker: int, standing: Context) -> bool:
        pairs = ((defender, attacker), (attacker, defender))
        return any(
            self.others.accepts(state, other, standing) and super(NeverMeet, self).applies(state, one, standing)
            for one, other in pairs
        )

    def phrase(self) -> str:
        return f"{self.subject()} and {self.others.many()} cannot defend against each other{self.ending()}"
