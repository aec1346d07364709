"""Verbs of battle."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.rules.immunity import immune, reaches
from spellhall.games.spellfire.rules.projection import held
from spellhall.games.spellfire.rules.rescue import Walled
from spellhall.games.spellfire.rules.sides import facing, fighter_of
from spellhall.games.spellfire.table import (
    ATTACHED,
    ATTACKER,
    DEFENCE,
    FOUGHT,
    OFFENCE,
    SWITCHED,
)
from spellhall.games.spellfire.words.effects import Effectful
from spellhall.games.spellfire.words.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.words import Cards


class SwitchSides(Effectful):
    """Allies leave their champion and fight for this side."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} {'switch' if self.cards.plural else 'switches'} to your side"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        fighter = fighter_of(state, fx.seat)
        if fighter < 0:
            return
        for handle in self.cards.handles(state, fx):
            if not reaches(state, fx, handle):
                continue
            if any(word.withstands(state, handle, fx.source, standing) for word, standing in held(state, "loyal")):
                continue
            state.move(handle, ATTACHED, fx.seat, SWITCHED, fighter)

    def hint(self) -> float:
        return 2.0


class AttackAgain(Effectful):
    """A champion that has attacked may do so once more this turn: twice in all."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} may attack a second time this turn"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            if state.marks[FOUGHT][handle] == 1:
                state.mark(FOUGHT, handle, 2)

    def hint(self) -> float:
        return 1.5


class RaiseWall(Effectful):
    """Stops the opposing champion from fighting on, unless it can cross (section WALL)."""

    def __init__(self, crossing: Filter) -> None:
        self.crossing = crossing

    def phrase(self) -> str:
        return f"the opposing champion cannot fight on, unless it is {self.crossing.one()}"

    def run(self, state: State, fx: Any) -> None:
        user = fx.user if fx.user >= 0 else fx.source
        victim = facing(state, user)
        if victim < 0 or immune(state, victim, fx.source):
            return
        number = next(i for i, a in enumerate(state.definition(fx.source).abilities) if a.kind == "wall")
        state.call(Walled(victim=victim, source=fx.source, number=number))

    def hint(self) -> float:
        return 2.0


class BreakOff(Effectful):
    """The battle stops with no winner; both champions return to their pools. An attacker who calms it fights on."""

    def phrase(self) -> str:
        return "the battle ends with no winner and the champions return to their pools"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.clearing import retire

        if state.regs[ATTACKER] >= 0 and fx.spared >> state.regs[ATTACKER] & 1:
            return
        for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
            retire(state, fighter)

    def hint(self) -> float:
        return 0.5
