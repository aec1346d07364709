"""Cards of hands that are laid open on the table."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.table import HAND
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running


class HandsStayOpen(questions.Openness):
    """All players show the cards that they draw, too (SF-HAND-06)."""

    def phrase(self) -> str:
        return "all players show what they draw"


class LayOpen(Effectful):
    """Players lay those cards of their hands that fit a description open on the table, where all see them; they play
    them as before.
    """

    def __init__(self, what: Filter, who: Players) -> None:
        self.what = what
        self.who = who

    def phrase(self) -> str:
        whole = self.what.noun == "card" and not self.what.adjectives
        cards = "their whole hand" if whole else f"all {self.what.many()} in their hand"
        return f"{self.who.phrase()} reveals {cards}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            for card in [card for card in state.pile(HAND, seat) if self.what.fits(state, card, fx)]:
                state.show_to_all(card)

    def hint(self) -> float:
        return 0.5
