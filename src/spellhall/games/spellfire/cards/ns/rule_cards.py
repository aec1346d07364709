"""Rule cards of Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


def _go_straight(you: Script) -> None:
    idle = champions.of_player(ITS_PLAYER)
    you.declare(CannotUse(idle, thief_skills), TURN_END, about=ACTIVE_PLAYER)
    you.declare(NoPowers(thieves.of_player(ITS_PLAYER)), TURN_END, about=ACTIVE_PLAYER)


@rule_card("Crime Does Not Pay", "NSc/02")
def crime_does_not_pay(you: Script) -> None:
    with you.whenever(EVERY_TURN_BEGINS, when=There(thieves.of_player(ACTIVE_PLAYER))):
        with you.when(There(cards.in_hand.of_player(ACTIVE_PLAYER))):
            with you.either(by=ACTIVE_PLAYER):
                you.discard_from_hand(1, ACTIVE_PLAYER)
            with you.or_else():
                _go_straight(you)
        with you.otherwise():
            _go_straight(you)
