"""A word for allies whose levels are multiplied (SF-LVL-10)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.table import ROUND_END, TURN
from spellhall.games.spellfire.words.describing.nouns import IT, allies
from spellhall.games.spellfire.words.describing.numbers import AtOnce, LevelOf
from spellhall.games.spellfire.words.levels.levels import LevelBecomes, SideBonus
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class Meld(Effectful):
    """The levels of the two weakest allies of this side are multiplied, and that counts instead of them; of a single
    one, nothing is left.
    """

    own = allies.yours.in_battle

    def __init__(self) -> None:
        self.nothing = LevelBecomes(IT, 0)
        self.product = SideBonus(IT, AtOnce(LevelOf(IT)), "melded ally")

    def phrase(self) -> str:
        return (
            "multiply the levels of your two weakest allies in the battle; this round, that product counts instead of "
            "those levels (0 with just one ally)"
        )

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self.own.handles(state, fx))

    def run(self, state: State, fx: Running) -> None:
        fighter = fighter_of(state, fx.seat)
        weakest = sorted(self.own.handles(state, fx), key=lambda ally: own_level(state, ally))[:2]
        levels = [own_level(state, ally) for ally in weakest]
        since = state.regs[TURN]
        for ally in weakest:
            number = number_of_modifier(state, self.nothing)
            state.begin_lasting((number, fx.source, fx.seat, ally, ROUND_END, since, fx.spared))
        if len(levels) == 2 and fighter >= 0:
            number = number_of_modifier(state, self.product)
            product = levels[0] * levels[1]
            state.begin_lasting((number, fx.source, fx.seat, fighter, ROUND_END, since, fx.spared, product))

    def hint(self) -> float:
        return 1.0
