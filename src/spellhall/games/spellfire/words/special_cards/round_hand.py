"""Cards drawn for one round of battle (section ALLOT)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.special_cards.round_hand import Allotment, allot
from spellhall.games.spellfire.table import ROUND_END, TURN
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import count_phrase


class NothingElse(Allotment):
    """The player can use nothing of their hand but what they have drawn for the round."""

    def phrase(self) -> str:
        return "you can use nothing else"


class DrawForRound(Effectful):
    """The player draws cards that alone they can use in this round, and which are discarded after it (SF-ALLOT-01)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.limit = NothingElse()

    def phrase(self) -> str:
        cards = count_phrase(self.number, "card")
        return f"draw {cards}, use no other cards from your hand this round and discard them when it is over"

    def possible(self, state: State, fx: Context) -> bool:
        return bool(draw_pile(state, fx.seat))

    def run(self, state: State, fx: Running) -> None:
        allot(state, fx.seat, self.number)
        number = number_of_modifier(state, self.limit)
        state.begin_lasting((number, fx.source, fx.seat, -1, ROUND_END, state.regs[TURN], 0))

    def hint(self) -> float:
        return 1.0
