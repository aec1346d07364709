"""Cards of hands that are laid open on the table."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.table import HAND
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class HandsStayOpen(questions.Openness):
    """All players show the cards that they draw, too, or ``only`` certain ones (SF-HAND-06)."""

    def __init__(self, only: Filter | None = None) -> None:
        self.only = only

    def opens(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card that was drawn is shown."""
        return self.only is None or self.only.fits(state, card, standing)

    def phrase(self) -> str:
        drawn = "what they draw" if self.only is None else f"{self.only.many()} they draw"
        return f"all players show {drawn}"


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


class TrapsHand(questions.HandTrap):
    """A card in hand that costs a player who looks there and finds it their own hand, and the card that let them look
    (SF-HAND-08).
    """

    def phrase(self) -> str:
        return (
            "this card stays in your hand and cannot be played; another player who looks at your hand and finds it "
            "discards their whole hand, and the card that let them look"
        )
