"""Realms of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Avanil", "BR/005", world=BR, traits={"coastal", "half-elf"})
def avanil(you: Script) -> None:
    with you.power(anytime=True):
        you.discard(THIS)
        you.draw(5)


@ruling(avanil, option="avanil_to_abyss")
def avanil_as_ruled(you: Script) -> None:
    with you.power(anytime=True):
        you.send(THIS, ABYSS)
        you.draw(5)


@realm("Roesone", "BR/001", world=BR, level=5)
def roesone(you: Script) -> None:
    you.always(DefendsItself(HERO), MayUse(THIS, BLOOD_ABILITY, when=THIS_DEFENDS))


@realm("Ilien", "BR/002", world=BR, level=4, traits={"coastal"})
def ilien(you: Script) -> None:
    you.always(DefendsItself(WIZARD), MayUse(champions.defending_here, WIZARD_SPELL))


@realm("The Gorgon's Crown", "BR/004", world=BR)
def gorgons_crown(you: Script) -> None:
    you.always(
        BaseTimes(monsters.defending_here, 2),
        MayUse(monsters.defending_here, BLOOD_ABILITY),
        Immune(THIS, spells.offensive),
        Immune(THIS, events.harmful),
    )


@realm("Tuarhievel", "BR/007", world=BR)
def tuarhievel(you: Script) -> None:
    you.always(
        BaseTimes(champions_and_allies.being("elf").defending_here, 2),
        MayUse(champions.defending_here, WIZARD_SPELL, BLOOD_ABILITY),
    )


@realm("Mur-Kilad", "BR/008", world=BR)
def mur_kilad(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer", "swimmer")),
        Level(champions_and_allies.being("earthwalker").defending_here, 2),
    )


@realm("Impregnable Heart of Haelyn", "BR/010", world=BR, traits={"coastal"})
def impregnable_heart_of_haelyn(you: Script) -> None:
    you.always(
        MayUse(champions.defending_here, CLERIC_SPELL, BLOOD_ABILITY),
        Immune(clerics.defending_here, blood_abilities.offensive),
    )


@realm("Tower of the Sword Mage", "BR/011", world=BR)
def tower_of_the_sword_mage(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("awnshegh")), MayUse(champions.defending_here, WIZARD_SPELL))


@realm("The Spiderfell", "BR/003", world=BR)
def spiderfell(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(Not(Fits(ATTACKER, champions.above_the_digit))):
            you.no_spoils()
            you.discard(ATTACKER)


@realm("Baruk-Azhik", "BR/009", world=BR)
def baruk_azhik(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer")),
        Immune(realms.yours, realms.being("underdark")),
    )


@realm("Ghoere", "BR/006", world=BR)
def ghoere(you: Script) -> None:
    garrison = ally_champions.noted("that have held it")
    you.always(ServesAs(allies.yours.in_hand, attack=False, here=True))
    you.always(CannotFight(garrison, when=REALM_HERE_SAFE))
    with you.whenever(Wins(ally_champions.defending_here)):
        you.note(THAT, more=True)
