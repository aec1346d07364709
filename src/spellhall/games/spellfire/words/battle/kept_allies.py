"""Allies that stay with a champion that has got away from a battle, be it to Limbo (SF-SWAP-11, SF-LIMBO-16)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import retinue
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.table import TURN, TURN_END
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.games.spellfire.words.plays.permits import StaysOn
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class KeepAllies(Effectful):
    """Allies stay attached to their champion when this round is over; after the next one they go as usual.

    What keeps them is noted on themselves, since the card that says so may leave before they would.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.stays = StaysOn(IT)

    def phrase(self) -> str:
        return f"{self.cards.phrase()} {'stay' if self.cards.plural else 'stays'} attached until the next battle"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.stays)
        for ally in self.cards.handles(state, fx):
            state.begin_lasting((number, ally, fx.seat, ally, TURN_END, state.regs[TURN], 0))

    def hint(self) -> float:
        return 1.0


class GoesAlong(Held, retinue.Retinue):
    """Cards that go to Limbo with the champion they are attached to, and come back with it (SF-LIMBO-16)."""

    def phrase(self) -> str:
        whose = self.verb("its champion", "their champions")
        return f"{self.subject()} {self.verb('goes', 'go')} to Limbo and back with {whose}{self.ending()}"
