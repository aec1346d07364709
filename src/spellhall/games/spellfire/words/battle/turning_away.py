"""Words for champions that another player doesn't let into a battle (SF-LEAVE-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.attacks import who_can_reach
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import CHALLENGED, DEFENCE, NAMED, OFFENCE, STAGE, TARGET
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition


class TurnAway(Effectful):
    """A champion that has just been sent to attack or defend goes home before combat begins, and its player may send
    another (SF-LEAVE-06).
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"send {self.cards.phrase()} home; its player may send another"

    def run(self, state: State, fx: Running) -> None:
        depth = next((at for at, frame in enumerate(state.stack) if isinstance(frame, Battle)), -1)
        for champion in self.cards.handles(state, fx):
            if depth < 0 or not stands(state, champion) or not reaches(state, fx, champion):
                continue
            battle = state.own(depth)
            assert isinstance(battle, Battle)
            attacks = champion == state.regs[OFFENCE]
            retire(state, champion)
            state.set_reg(OFFENCE if attacks else DEFENCE, -1)
            state.set_reg(STAGE, NAMED if attacks else CHALLENGED)
            battle.goto(battle.send if attacks else battle.defend)

    def hint(self) -> float:
        return 1.0


class CannotReach(Condition):
    """A champion could not attack the realm that it attacks, as things are now."""

    def __init__(self, card: Cards) -> None:
        self.card = card

    def phrase(self) -> str:
        return f"{self.card.phrase()} cannot reach the realm"

    def denied(self) -> str:
        return f"{self.card.phrase()} can reach the realm"

    def subject(self) -> str:
        return self.card.phrase()

    def holds(self, state: State, fx: Context) -> bool:
        realm = state.regs[TARGET]
        return any(
            realm >= 0 and not who_can_reach(state, state.control[card], realm, [card])
            for card in self.card.handles(state, fx)
        )
