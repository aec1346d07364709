"""Spoils of victory: one card from the winner's own pile, playable at once (section SPOIL)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_spoils
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.rules.questions import Claim
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.rules.turn.victory import check_victory
from spellhall.games.spellfire.table import (
    GONE,
    HAND,
    PLAY,
    SPOILED,
    SPOILS_CARD,
    SPOILS_SEAT,
)
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask, Procedure, action, ask
from spellhall.kernel.state import State


def claimed(state: State, winner: int) -> int:
    """SF-SPOIL-11. Who gets the spoils due to a seat, or -1 if a claim turns them into a plain draw."""
    for word, standing in held(state, Claim):
        if standing.number != winner or state.seat_data[GONE][standing.seat]:
            continue
        state.tell(events.SpoilsClaimed(standing.seat, winner))
        if word.plain:
            draw(state, standing.seat, 1)
            return -1
        return standing.seat
    return winner


class Spoils(Procedure):
    """SF-SPOIL-01. The winner draws one card and may play it before anything else happens."""

    FIELDS = ("seat", "card", "forgone")
    __slots__ = FIELDS
    seat: int
    card: int
    forgone: int

    def start(self, state: State) -> None:
        """SF-SPOIL-01, AMB-29. With an empty pile there are no spoils; a card already drawn is offered."""
        if self.card >= 0:
            return self.keep(state, self.card)
        self.goto(self.take)
        if state.game.listeners(state, events.SpoilsDue):
            state.tell(events.SpoilsDue(self.seat))
        return None

    def take(self, state: State) -> None:
        """SF-SPOIL-14. Draw the card, unless its player has given it up for something else."""
        if self.forgone > 0:
            return self.done(state)
        pile = draw_pile(state, self.seat)
        top = pile[-1] if pile else -1
        if not draw(state, self.seat, 1, SPOILED):
            return self.done(state)
        return self.keep(state, top)

    def keep(self, state: State, card: int) -> None:
        """Make a card the seat's spoils."""
        self.card = card
        state.tell(events.SpoilsDrawn(self.seat, card))
        state.set_reg(SPOILS_CARD, card)
        state.set_reg(SPOILS_SEAT, self.seat)
        self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """SF-SPOIL-07, AMB-27. Offer one play of this very card, or none."""
        playable = state.zone[self.card] == HAND and why_not_spoils(state, self.seat, self.card) is None
        options = [action(PLAY, self.card), PASS] if playable else [PASS]
        label = "play your spoils at once?"
        return ask(self.seat, ACT_OR_PASS, options, self.taken, label, "SF-SPOIL-07", from_hand=True)

    def taken(self, state: State, action: int) -> None:
        """SF-SPOIL-08. The usual phase limits don't apply to it."""
        self.goto(self.over)
        if action != PASS:
            state.call(Play(card=self.card, seat=self.seat))

    def over(self, state: State) -> None:
        """A card that wasn't played stays in hand."""
        state.set_reg(SPOILS_CARD, -1)
        state.set_reg(SPOILS_SEAT, -1)
        check_victory(state)
        self.done(state)
