"""Allies that outlive the champion they fight for, and wait for the next one of their side (SF-ALLY-08)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.table import ATTACHED, BATTLE_END, SENT, TABLE, TURN
from spellhall.games.spellfire.words.levels.counts import Lies
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class StandBy(Effectful):
    """A card leaves the champion that it is attached to, and lies on the table for the rest of the battle
    (SF-ALLY-08).
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.lies = Lies()

    def phrase(self) -> str:
        return f"{self.cards.phrase()} waits on the table for the rest of the battle"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.lies)
        for card in self.cards.handles(state, fx):
            if state.zone[card] == ATTACHED:
                state.begin_lasting((number, card, fx.seat, -1, BATTLE_END, state.regs[TURN], 0))
                state.move(card, TABLE, fx.seat, SENT)

    def hint(self) -> float:
        return 1.0
