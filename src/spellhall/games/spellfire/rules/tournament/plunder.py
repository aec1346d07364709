"""King's Decree: a player who razes a realm in battle takes a card from each opponent's hand (section KNG)."""

from __future__ import annotations

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.tournament.teams import opponents
from spellhall.games.spellfire.table import HAND, PLUNDERED
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State


class Plunder(Procedure):
    """SFT-KNG-07. The opponents of ``seat``, clockwise from its left, lose one card each.

    Whatever that sets off comes before the next one loses theirs. ``passed`` counts the seats already handled.
    """

    FIELDS = ("seat", "passed")
    __slots__ = FIELDS
    seat: int
    passed: int

    def start(self, state: State) -> None:
        """SFT-KNG-08 to SFT-KNG-10, SFT-INT-01. One card at random; empty hands and team-mates lose none."""
        self.passed = max(0, self.passed) + 1
        victim = (self.seat + self.passed) % state.seats
        if victim == self.seat:
            self.done(state)
            return
        hand = state.pile(HAND, victim)
        if hand and victim in opponents(state, self.seat):
            discard(state, hand[state.roll(len(hand), victim)], PLUNDERED)


def begin_plunder(state: State, seat: int) -> None:
    """SFT-KNG-07, SFT-KNG-12. A seat has razed a realm: its opponents lose cards before it draws spoils (option
    ``plunder``).
    """
    options: SpellfireOptions = state.game.options
    if options["plunder"] == "on":
        state.call(Plunder(seat=seat))
