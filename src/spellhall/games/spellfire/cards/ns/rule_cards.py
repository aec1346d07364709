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


@rule_card("Negative Planar Energy", "NS/073")
def negative_planar_energy(you: Script) -> None:
    dead = champions.being("undead")
    drained = champions.not_of_types(CLERIC).not_avatars.facing(dead.not_of_types(CLERIC).not_avatars)
    you.always(LosesBase(drained, FoesBaseLevel(dead)), Frail(drained, base=True))


@rule_card("Good Triumphs in the End", "NSc/01")
def good_triumphs(you: Script) -> None:
    wicked = champions.being("undead", "werebeast")
    such = PlayersWithout(wicked, "such a player")
    deeds = events.harmful.of_player(PlayerOf(champions.being("undead").in_pool, "a player with undead in the pool"))
    you.always(BaseLevel(champions.of_player(PlayersWithout(wicked)), 2))
    you.always(PlayersImmune(such, deeds), Immune(cards.of_player(such), deeds))


@rule_card("A Sure Thing", "NS/074")
def a_sure_thing(you: Script) -> None:
    # The worst for opponents and the best for its player: so its player may as well name the digit.
    you.always(DecidesDigits())
