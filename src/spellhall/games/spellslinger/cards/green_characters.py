"""Green characters: the folk of hill and wood, strong for their cost, with packs, helpers who pay, and no flier."""

from __future__ import annotations

from spellhall.games.spellslinger.card import character, plain
from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@character("Kitchen-Garden Gnome", "G", "1/1", kind="Gnome")
def kitchen_garden_gnome(you: Script) -> None:
    you.always(Gives("G"))


plain("Mossfoot Elf", "G", "1/3", kind="Elf")
plain("Barrow Badger", "1G", "2/3", kind="Animal")
plain("Satyr Drummer", "1G", "2/2", kind="Satyr", keywords="Bonding")
plain("Adder in the Bracken", "1G", "1/3", kind="Animal", keywords="Deadly")
plain("Thicket Boar", "2G", "4/1", kind="Animal")
plain("Dwarf Quarryman", "2G", "3/3", kind="Dwarf")
plain("Hungry Wolf", "2G", "3/1", kind="Animal", keywords="Bonding")


@character("Elf Fowler", "2G", "2/2", kind="Elf")
def elf_fowler(you: Script) -> None:
    with you.use():
        you.damage(1, you.target(characters.with_keyword("Flying")))


@character("Druid of the Springs", "2G", "2/2", kind="Druid")
def druid_of_the_springs(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.put_into_play(terrains.in_your_hand)


plain("Bridge Troll", "3G", "4/3", kind="Troll")
plain("Elder Stag", "3G", "4/2", kind="Animal", keywords="Bonding")
plain("Moss Troll", "4G", "5/2", kind="Troll")
plain("Honeypaw Bear", "5G", "6/3", kind="Animal")
plain("Leaf-Cloak Elf", "1G", "3/1", UNCOMMON, kind="Elf", keywords="Ambush")


@character("Gnome Mapmaker", "2G", "2/2", UNCOMMON, kind="Gnome")
def gnome_mapmaker(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.draw(1)


@character("Druid of the Old Oak", "2G", "2/2", UNCOMMON, kind="Druid")
def druid_of_the_old_oak(you: Script) -> None:
    you.always(Gives(COLOURS))


@character("Dwarf Ironmonger", "2G", "3/2", UNCOMMON, kind="Dwarf")
def dwarf_ironmonger(you: Script) -> None:
    with you.whenever(ComesIntoPlay()), you.may():
        you.destroy(you.target(enchantments))


plain("Dusk Lynx", "2G", "2/3", UNCOMMON, kind="Animal", keywords="Ambush Deadly")


@character("Satyr Master of Revels", "2GG", "3/3", UNCOMMON, kind="Satyr", keywords="Bonding")
def satyr_master_of_revels(you: Script) -> None:
    you.always(Get(characters.in_its_group, +1, 0))


@character("Troll Boulder-Hurler", "4G", "5/2", UNCOMMON, kind="Troll")
def troll_boulder_hurler(you: Script) -> None:
    with you.use():
        you.damage(3, you.target(characters.with_keyword("Flying")))


plain("Great Boar of Ashwood", "3GG", "6/2", UNCOMMON, kind="Animal")
plain("Grandmother Wolf", "2GG", "4/4", RARE, kind="Animal", keywords="Bonding")


@character("Dwarf Lord of the Deep Forge", "2GG", "4/2", RARE, kind="Dwarf")
def dwarf_lord_of_the_deep_forge(you: Script) -> None:
    you.always(Get(characters.enchanted.yours, +1, +1))


@character("Mother of Stags", "3GG", "4/3", RARE, kind="Animal", keywords="Bonding")
def mother_of_stags(you: Script) -> None:
    you.always(Get(characters.other.yours.with_keyword("Bonding"), +1, +1))


@character("Keeper of the Standing Stones", "3GG", "3/3", RARE, kind="Druid")
def keeper_of_the_standing_stones(you: Script) -> None:
    you.always(GiveMore(terrains.yours))


plain("King of the Hollow Hill", "4GG", "9/2", RARE, kind="Troll")
