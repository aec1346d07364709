"""Rule cards of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Age of Entropy", "1st/423")
def age_of_entropy(you: Script) -> None:
    with you.whenever(EVERY_TURN_ENDS):
        standing = realms.unrazed.of_player(ACTIVE_PLAYER).in_formation
        lost = you.choose(cards.of_player(ACTIVE_PLAYER).in_hand_or_pool | standing, by=ACTIVE_PLAYER)
        with you.when(Fits(lost, realms.in_formation)):
            you.raze(lost)
        with you.otherwise():
            you.discard(lost)


@rule_card("The Abyssal Vortex", "1st/430")
def abyssal_vortex(you: Script) -> None:
    you.always(CannotPlay("all", spells.named("Wish", "Limited Wish")), Goes(spells | allies, ABYSS, why="discarded"))


@rule_card("The Barbarian's Decree", "1st/429")
def barbarians_decree(you: Script) -> None:
    with you.whenever(EVERY_TURN_ENDS, when=SatOut()):
        you.discard_down_to(5, ACTIVE_PLAYER)
    with you.whenever(Prevails(champions.attacking)):
        you.attack_again(THAT)
