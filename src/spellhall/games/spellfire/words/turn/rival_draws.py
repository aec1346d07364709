"""A draw against another player: the higher last digit keeps its card (SF-PILE-17)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import DISCARDED, HAND
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class DrawAgainst(Effectful):
    """The player and another draw a card openly. The one with the lower last digit is discarded, and so are both if
    they are the same card (SF-PILE-17). The two slots name what is left.
    """

    def __init__(self, who: Players, slot: int) -> None:
        self.who = who
        self.slot = slot

    def phrase(self) -> str:
        return (
            f"you and {self.who.phrase()} each draw a card face up and discard the one whose number has the lower last "
            "digit (neither on a tie, but both if they are the same card)"
        )

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return bool(draw_pile(state, fx.seat))

    def run(self, state: State, fx: Running) -> None:
        drawn = []
        for seat in [fx.seat, *those_open(self.who, state, fx)][:2]:
            pile = draw_pile(state, seat)
            card = pile[-1] if pile else -1
            if draw(state, seat, 1) and state.zone[card] == HAND:
                state.show_to_all(card)
                drawn.append(card)
        digits = {card: int(card_of(state, card).number) % 10 for card in drawn}
        same = len({state.face[card] for card in drawn}) < len(drawn)
        kept = [card for card in drawn if not same and digits[card] == max(digits.values())]
        for card in drawn:
            if card not in kept:
                discard(state, card, DISCARDED)
        for place, card in enumerate(kept):
            fx.slots[self.slot + place] = card

    def hint(self) -> float:
        return 0.8
