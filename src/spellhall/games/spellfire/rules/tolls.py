"""Paying what a card demands, one card from hand at a time."""

from __future__ import annotations

from spellhall.games.spellfire.rules.play import discard
from spellhall.games.spellfire.table import HAND, PAID
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Payment(Procedure):
    """A seat discards one card of its choice from hand."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    seat: int

    def start(self, state: State) -> Ask:
        """Which card?"""
        return ask(self.seat, CHOOSE_CARD, list(state.pile(HAND, self.seat)), self.paid, "discard a card to attack", "AMB-67")

    def paid(self, state: State, card: int) -> None:
        """The price is paid."""
        if card != PASS:
            discard(state, card, PAID)
        self.done(state)
