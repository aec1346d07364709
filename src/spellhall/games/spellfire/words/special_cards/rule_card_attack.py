"""The verb of an attack on a rule card (section SACK)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.special_cards.rule_card_attack import Sack, may_attack
from spellhall.games.spellfire.table import NO_BATTLE, POOL, STAGE
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class AttackRule(Effectful):
    """A champion in a pool attacks a rule card instead of a realm; any other player may send a champion against it
    (section SACK).
    """

    def __init__(self, champion: Cards, target: Cards) -> None:
        self.champion = champion
        self.target = target

    def phrase(self) -> str:
        return (
            f"{self.champion.phrase()} attacks {self.target.phrase()} instead of a realm; any opponent may send a "
            "champion to defend it, and unless that wins it is discarded"
        )

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return any(may_attack(state, champion) for champion in self.champion.handles(state, fx))

    def run(self, state: State, fx: Running) -> None:
        for champion in self.champion.handles(state, fx)[:1]:
            for target in self.target.handles(state, fx)[:1]:
                fits = state.zone[champion] == POOL and state.regs[STAGE] == NO_BATTLE and reaches(state, fx, target)
                if fits:
                    state.call(Sack(champion=champion, seat=state.control[champion], target=target))

    def hint(self) -> float:
        return 1.5
