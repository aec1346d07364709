"""Artifacts: beyond the reach of what stops Spells."""

from __future__ import annotations

from spellhall.games.spellchain.card import artifact
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@artifact("Decoy", limit=2, seals="Strategy Avoid")
def decoy(you: Script) -> None:
    with you.activates():
        you.gain("Avoid", 1)
        you.ward()


@artifact("Excalibur", seals="Ultimate")
def excalibur(you: Script) -> None:
    you.always(CannotBeNegated())
    with you.activates():
        with you.when(YouActivated(kind="Artifact")):
            you.deal(5)
        with you.otherwise():
            you.deal(4)


@artifact("Swords of Endolumin", seals="Continuous Block")
def swords_of_endolumin(you: Script) -> None:
    with you.activates():
        you.gain("Block", 3)
    you.always(CapsHits(3))


@artifact("Atalanta's Arrow")
def atalantas_arrow(you: Script) -> None:
    with you.activates():
        with you.when(YouHave("Atalanta's Bow")):
            you.deal(5, ignoring="Avoid")
        with you.otherwise():
            you.deal(3)


@artifact("Atalanta's Bow", seals="Continuous")
def atalantas_bow(you: Script) -> None:
    you.always(DealsMore("Artifact", first_only=True, others=True))
    with you.activates():
        you.deal(1)


@artifact("Cursed Collar of Modeng", seals="Continuous Dark")
def cursed_collar(you: Script) -> None:
    with you.whenever(OPPONENT_ACTIVATES_DAMAGE, most=2):
        you.lose(1, "opponent")


@artifact("Dagger of Hassan", seals="Dark")
def dagger_of_hassan(you: Script) -> None:
    with you.activates():
        with you.when(YouHave("Summon: First Hassan", or_activated=False)):
            you.deal(5, ignoring="Block")
        with you.otherwise():
            you.deal(3, ignoring="Block")


@artifact("Enchanted Armour", seals="Continuous Block")
def enchanted_armour(you: Script) -> None:
    with you.activates():
        you.gain("Block", 3)
    with you.whenever(CHAIN_STARTS):
        you.gain("Block", 1)


@artifact("Boots of Speed", seals="Avoid")
def boots_of_speed(you: Script) -> None:
    with you.activates():
        you.gain("Avoid", 1)
        you.haste()
        you.deal(1)


@artifact("Gauntlets of the Condemned", seals="Dark")
def gauntlets(you: Script) -> None:
    with you.activates():
        you.lose(2)
        you.deal(5)


@artifact("Mithril Sword")
def mithril_sword(you: Script) -> None:
    with you.activates():
        you.deal(4)


@artifact("Repeating Crossbow", limit=4, spelling="RepeatingCrossbow")
def repeating_crossbow(you: Script) -> None:
    with you.activates():
        you.deal(1, times=3)


@artifact("Oren's Shield", seals="Block")
def orens_shield(you: Script) -> None:
    with you.activates():
        you.gain("Block", 5)


@artifact("Shield of the Unbreakable", seals="Continuous Block")
def shield_of_the_unbreakable(you: Script) -> None:
    with you.activates():
        you.gain("Block", 3)
    you.always(FirmBlock())


@artifact("Echobasin", seals="Strategy")
def echobasin(you: Script) -> None:
    with you.activates():
        with you.when(SomethingToApply("last own")):
            you.apply("last own")
        with you.otherwise():
            you.gain("Block", 3)


@artifact("Pandora's Box", seals="Strategy")
def pandoras_box(you: Script) -> None:
    with you.activates(), you.roll() as table:
        with you.upto(table, 4):
            you.lose(3)
        with you.upto(table, 9):
            you.heal(4)
        with you.upto(table, 14):
            you.deal(5)
        with you.upto(table, 18):
            you.deal(7)
        with you.upto(table, 20):
            you.deal(10)


@artifact("Necronomicon", seals="Dark Strategy")
def necronomicon(you: Script) -> None:
    with you.activates():
        you.apply("discarded")


@artifact("Esopheles' Amulet", seals="Continuous Strategy")
def esopheles_amulet(you: Script) -> None:
    you.always(WardsSpells())
    with you.activates():
        you.heal(2)


@artifact("Amulet of Healing", seals="Continuous Heal")
def amulet_of_healing(you: Script) -> None:
    with you.activates():
        you.heal(2)
    with you.whenever(CHAIN_ENDS):
        you.heal(1)
