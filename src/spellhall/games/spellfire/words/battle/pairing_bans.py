"""Modifiers of who may meet whom in a round (SF-COMB-C4)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import ATTACKER
from spellhall.games.spellfire.words.plays.modifiers import Held
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
        for attacker in ATTACKER.handles(state, standing):
            if self._shuns(state, handle, attacker, standing) or self._shuns(state, attacker, handle, standing):
                return True
        return False

    def _shuns(self, state: State, one: int, other: int, standing: Context) -> bool:
        return self.others.accepts(state, other, standing) and super().applies(state, one, standing)

    def phrase(self) -> str:
        return f"{self.subject()} and {self.others.many()} cannot defend against each other{self.ending()}"
