"""Words for an attack that another player's champion has to finish (SF-SWAP-12)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.razing import raze
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import (
    ATTACKER,
    BATTLE,
    CHALLENGED,
    DEFENDER,
    FORMATION,
    JUST_BECAUSE,
    OFFENCE,
    PLACE,
    POOL,
    STAGE,
)
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class Press(Effectful):
    """Another player's champion attacks in the place of the present attacker, which goes home. Its player fights with
    it; if that is the defender, this card's player does.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        who = "its player fights with it (or you, if they defend)"
        return f"{self.cards.phrase()} replaces your attacker; {who}"

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] == CHALLENGED and state.regs[ATTACKER] == fx.seat

    def run(self, state: State, fx: Running) -> None:
        for champion in self.cards.handles(state, fx)[:1]:
            former = state.regs[OFFENCE]
            if state.zone[champion] != POOL or not stands(state, former) or not reaches(state, fx, champion):
                continue
            seat = state.control[champion]
            seat = fx.seat if seat == state.regs[DEFENDER] else seat
            retire(state, former)
            state.move(champion, BATTLE, seat, JUST_BECAUSE)
            state.set_reg(OFFENCE, champion)
            state.set_reg(ATTACKER, seat)
            state.tell(events.StoodIn(seat, champion, former))

    def hint(self) -> float:
        return 3.0


class RazeForemost(Effectful):
    """The foremost realm of a card's owner is razed, unless it lies razed already."""

    razes: ClassVar[bool] = True

    def __init__(self, card: Cards) -> None:
        self.card = card

    def phrase(self) -> str:
        return "raze its player's foremost realm"

    def run(self, state: State, fx: Running) -> None:
        for card in self.card.handles(state, fx)[:1]:
            realms = sorted(state.pile(FORMATION, state.owner[card]), key=state.marks[PLACE].__getitem__)
            for realm in realms[:1]:
                if reaches(state, fx, realm):
                    raze(state, realm)

    def hint(self) -> float:
        return 3.0
