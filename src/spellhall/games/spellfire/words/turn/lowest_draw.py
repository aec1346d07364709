"""A draw that only the lowest first digit keeps (SF-PILE-14)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ACTIVE, DISCARDED, HAND
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running


class DrawForLowest(Effectful):
    """Players draw a card openly and discard it, except for the lowest first digit, which is kept (SF-PILE-14)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"{self.who.phrase()} draws a card face up and discards it unless its number has the lowest first digit"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        drawn = []
        start = max(0, state.regs[ACTIVE])
        for seat in sorted(those_open(self.who, state, fx), key=lambda seat: (seat - start) % state.seats):
            pile = draw_pile(state, seat)
            card = pile[-1] if pile else -1
            if draw(state, seat, 1) and state.zone[card] == HAND:
                state.show_to_all(card)
                drawn.append(card)
        first = {card: int(str(int(card_of(state, card).number))[0]) for card in drawn}
        for card in drawn:
            if first[card] > min(first.values()):
                discard(state, card, DISCARDED)

    def hint(self) -> float:
        return 0.2
