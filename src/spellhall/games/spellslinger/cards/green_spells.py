"""Green events, interrupts and enchantments: growth of every kind, nets for fliers, and an end to enchantments."""

from __future__ import annotations

from spellhall.games.spellslinger.card import enchantment, event, interrupt
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@event("Bountiful Thicket", "1G")
def bountiful_thicket(you: Script) -> None:
    with you.resolves():
        you.search_terrains(common_terrains.in_your_draw_pile)


@event("Briar Net", "1G")
def briar_net(you: Script) -> None:
    with you.resolves():
        you.damage(4, you.target(characters.with_keyword("Flying")))


@event("Pull Up by the Roots", "1G")
def pull_up_by_the_roots(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@event("Contest of Horns", "2G", UNCOMMON)
def contest_of_horns(you: Script) -> None:
    with you.resolves():
        you.deal_strength(you.target(characters.yours), you.target(characters))


@event("Summons to the Moot", "1G", UNCOMMON)
def summons_to_the_moot(you: Script) -> None:
    with you.resolves():
        you.look_at_top(5)
        you.take_one(5, characters, may=True)


@event("Second Spring", "1G", RARE)
def second_spring(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.target(cards.in_your_discard))


@event("Year of Plenty", "3G", RARE)
def year_of_plenty(you: Script) -> None:
    with you.resolves():
        you.search_terrains(common_terrains.in_your_draw_pile, 3)


@interrupt("Rising Sap", "G")
def rising_sap(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +3, +1)


@interrupt("Bristling Hide", "1G")
def bristling_hide(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +2, +2)


@interrupt("Fowler's Snare", "G")
def fowlers_snare(you: Script) -> None:
    with you.resolves():
        you.damage(3, you.target(characters.with_keyword("Flying")))


@interrupt("Stampede Drums", "2GG", UNCOMMON)
def stampede_drums(you: Script) -> None:
    with you.resolves():
        you.boost(characters.yours, +2, +1)


@interrupt("Wither the Weave", "G", UNCOMMON)
def wither_the_weave(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@enchantment("Oaken Sinew", "G")
def oaken_sinew(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +1, +1))


@enchantment("Ivy Mantle", "2G")
def ivy_mantle(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +3, +2))


@enchantment("Fertile Hollow", "1G", UNCOMMON)
def fertile_hollow(you: Script) -> None:
    you.enchants(terrains)
    you.always(GiveMore(ENCHANTED_TERRAIN))


@enchantment("Law of the Pack", "2G", RARE)
def law_of_the_pack(you: Script) -> None:
    you.always(Have(characters.yours, "Bonding"), Get(characters.yours, 0, +1))


@enchantment("Rites of Midsummer", "3G", RARE)
def rites_of_midsummer(you: Script) -> None:
    with you.whenever(YourUpkeep(), YouControl(characters.strength_at_least(5))):
        you.draw(1)
