"""Rule cards of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Age of the Dragon", "DR/099")
def age_of_the_dragon(you: Script) -> None:
    kept_off = (spells | items | psionic_powers).offensive
    you.always(Immune(champions_and_allies.being("dragon"), kept_off))


@rule_card("Dragon's Breath", "DRc/22")
def dragons_breath(you: Script) -> None:
    you.always(Peace(except_by=champions.being("dragon")))


@rule_card("Ancient Draconic Magic", "DRc/23")
def ancient_draconic_magic(you: Script) -> None:
    you.always(CannotBeDispelled(champions.being("dragon")))


@rule_card("The Battle Must Go On!", "DR/100")
def the_battle_must_go_on(you: Script) -> None:
    you.always(VictoryWaits(), PilesRenew(), CannotPlay("all", rule_cards))
    you.always(Firm(THIS, whatever=True), Immune(THIS, spells | events, all_sides=True))


@rule_card("Playing to Lose", "DRc/10")
def playing_to_lose(you: Script) -> None:
    you.always(RazedRealmsWin(), AttacksRazed(champions))
    with you.whenever(PhaseBegins(2)):
        given_up = you.choose(realms.unrazed.of_player(ACTIVE_PLAYER), up_to=True, by=ACTIVE_PLAYER, reach=False)
        you.raze(given_up)
