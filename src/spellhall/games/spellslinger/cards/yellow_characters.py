"""Yellow characters: angels, pegasuses and the beasts of the farm, the best fliers of all and good to those at home."""

from __future__ import annotations

from spellhall.games.spellslinger.card import character, plain
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *

plain("Drover's Collie", "Y", "1/3", kind="Dog", keywords="Bonding")
plain("Steeple Dove", "Y", "1/2", kind="Bird", keywords="Flying")
plain("Farmyard Mastiff", "1Y", "2/3", kind="Dog")
plain("Carriage Mare", "1Y", "2/2", kind="Horse", keywords="Bonding")


@character("Foal of the Clouds", "1Y", "1/3", kind="Pegasus", keywords="Flying")
def foal_of_the_clouds(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.gain_life(1)


plain("Hayloft Cat", "1Y", "2/1", kind="Cat", keywords="Ambush")


@character("Parish Donkey", "1Y", "1/3", kind="Donkey")
def parish_donkey(you: Script) -> None:
    with you.use():
        you.gain_life(1)


@character("Almshouse Angel", "2Y", "2/3", kind="Angel", keywords="Flying")
def almshouse_angel(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.gain_life(2)


plain("Plough Ox", "2Y", "3/2", kind="Ox")


@character("Watchful Gander", "2Y", "2/3", kind="Bird")
def watchful_gander(you: Script) -> None:
    you.always(Get(THIS, +1, 0, when=Blocking()))


plain("Courier Pegasus", "3Y", "3/2", kind="Pegasus", keywords="Flying")
plain("Shepherd's Ram", "3Y", "4/2", kind="Sheep", keywords="Bonding")
plain("Lamplight Angel", "4Y", "4/3", kind="Angel", keywords="Flying")
plain("Brewery Drayhorse", "4Y", "5/2", kind="Horse")


@character("Sheepdog Marshal", "2Y", "2/2", UNCOMMON, kind="Dog", keywords="Bonding")
def sheepdog_marshal(you: Script) -> None:
    you.always(Get(characters.other.yours.with_keyword("Bonding"), 0, +1))


plain("Warhorse of the Vale", "2YY", "5/2", UNCOMMON, kind="Horse", keywords="Bonding")
plain("Hive of the Abbey", "1YY", "3/3", UNCOMMON, kind="Swarm", keywords="Flying")


@character("Infirmary Angel", "2YY", "2/3", UNCOMMON, kind="Angel", keywords="Flying")
def infirmary_angel(you: Script) -> None:
    with you.use():
        you.prevent(2, you.target_or_player(characters))


@character("Temple Ox", "3Y", "3/3", UNCOMMON, kind="Ox")
def temple_ox(you: Script) -> None:
    with you.whenever(ComesIntoPlay()), you.may():
        you.destroy(you.target(enchantments))


plain("Pegasus Matriarch", "3YY", "5/3", UNCOMMON, kind="Pegasus", keywords="Flying")


@character("Hospice Hounds", "3Y", "3/3", RARE, kind="Dog", keywords="Bonding")
def hospice_hounds(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.gain_life(CountOf(characters.of("Dog").yours))


@character("Angel of the Threshold", "3YY", "3/3", RARE, kind="Angel", keywords="Flying")
def angel_of_the_threshold(you: Script) -> None:
    with you.whenever(AttacksYou()):
        you.damage(1, THAT, by_this=True)


@character("Herald of High Noon", "4Y", "3/5", RARE, kind="Angel", keywords="Flying")
def herald_of_high_noon(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.gain_life(4)


plain("Foremother of Pegasuses", "2YY", "3/3", RARE, kind="Pegasus", keywords="Flying Bonding")


@character("Angel of Fair Accounts", "4YY", "5/3", RARE, kind="Angel", keywords="Flying")
def angel_of_fair_accounts(you: Script) -> None:
    with you.whenever(StrikesYou()):
        you.destroy_after_combat(THAT)


plain("Seventh-Bell Archangel", "4YYY", "6/4", RARE, kind="Angel", keywords="Flying")
