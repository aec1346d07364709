"""How a battle has gone so far: by how much a round was lost, and whether one has been fought at all."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import bearer_of, facing, in_round
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.table import FELLED, HALTED, ROUND
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition


class BeatenBy(Condition):
    """This card's side has lost the round on levels, by a number of them or more (SF-COMB-E2)."""

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def phrase(self) -> str:
        return f"it has lost by {self.levels} or more levels"

    def denied(self) -> str:
        return f"it has lost by fewer than {self.levels} levels, or not on levels"

    def holds(self, state: State, fx: Context) -> bool:
        if not in_round(state, fx.source):
            return False
        fighter, rival = bearer_of(state, fx.source), facing(state, fx.source)
        if rival < 0 or state.marks[HALTED][fighter] >= FELLED:
            return False
        return total_level(state, rival) - total_level(state, fighter) >= self.levels


class AnotherHasAttacked(Condition):
    """A round of this battle has been fought already."""

    def phrase(self) -> str:
        return "another champion has attacked it in this battle"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[ROUND] > 0)


ANOTHER_HAS_ATTACKED = AnotherHasAttacked()
