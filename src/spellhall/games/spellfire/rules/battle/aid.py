"""Asking for aid in a battle, and giving it (section AID of the tournament rules; option ``aid``).

The side that is losing a round asks someone outside the battle, who may offer a card from their hand.
The side that asked sees the card and takes it or not.
If it does, it plays the card as if it were its own, and that was its play.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.lending import note_lent, why_not_lend
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.table import HAND
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Aid(Procedure):
    """``seat`` asks ``helper`` for a card. The result is the card that was lent, or -1."""

    FIELDS = ("seat", "helper", "card")
    __slots__ = FIELDS
    seat: int
    helper: int
    card: int

    def start(self, state: State) -> Ask:
        """SFT-AID-02. The helper offers a card that the supported fighter could use, or none."""
        cards = [card for card in state.pile(HAND, self.helper) if why_not_lend(state, self.seat, card) is None]
        name = card_of(state, fighter_of(state, self.seat)).name
        label = f"seat {self.seat} is losing with {name} and asks you for help: lend a card?"
        return ask(self.helper, CHOOSE_CARD, [*cards, PASS], self.offered, label, "SFT-AID-02", from_hand=True)

    def offered(self, state: State, card: int) -> None:
        """The player who asked is shown what is offered."""
        if card == PASS:
            state.tell(events.AidDeclined(self.helper))
            self.done(state, -1)
            return
        self.card = card
        state.show(card, 1 << self.seat)
        self.goto(self.consent)

    def consent(self, state: State) -> Ask:
        """SFT-AID-03. No one is helped against their will."""
        label = f"take the card that seat {self.helper} lends you?"
        return ask(self.seat, CHOOSE_CARD, [self.card, PASS], self.answered, label, "SFT-AID-03")

    def answered(self, state: State, answer: int) -> None:
        """SFT-AID-14. A card that is taken is played; one that isn't stays in its owner's hand."""
        if answer == PASS:
            state.tell(events.AidRefused(self.seat, self.helper))
            self.done(state, -1)
            return
        note_lent(state, self.helper, self.card, self.seat)
        self.goto(self.settled)
        state.call(Play(card=self.card, seat=self.seat))

    def settled(self, state: State) -> None:
        """Back to the round."""
        self.done(state, self.card)
