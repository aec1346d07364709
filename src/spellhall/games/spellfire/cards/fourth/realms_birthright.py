"""Realms of Birthright, 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Realm of the White Witch", "4th/040", world=BR)
def white_witch(you: Script) -> None:
    you.always(Level(champions.of_types(MONSTER, WIZARD).defending_here, 3))
    you.always(Immune(champions.yours, realms.with_power_in(0), when=PhaseIs(0)))


@realm("The Battle-Fens", "4th/041", world=BR)
def battle_fens(you: Script) -> None:
    you.always(
        CannotPlay("all", spells | items, with_champion=champions.attacking_here),
        NoPowers(items.attacking_here),
        LevelBecomes(items.attacking_here, 0),
    )
    you.always(LevelTimes((spells | items).defending_here, 2))


@realm("The Giantdowns", "4th/042", world=BR)
def giantdowns(you: Script) -> None:
    you.always(BaseTimes(champions_and_allies.being("giant").defending_here, 2))
    you.always(Level(monsters.defending_here, 3))


@realm("The Sphinx", "4th/043", world=BR)
def sphinx(you: Script) -> None:
    with you.power(anytime=True, once=True):
        other = you.choose_player()
        you.look_at_hand(other)


@realm("The Mistmoor", "4th/044", world=BR)
def mistmoor(you: Script) -> None:
    you.always(Goes(champions.defending_here, POOL, may=True))


@realm("Tarvan Waste", "4th/045", world=BR)
def tarvan_waste(you: Script) -> None:
    buried = cards.other.in_abyss.not_of_types(EVENT, *CHAMPIONS)
    with you.power(anytime=True, when=There(buried)):
        you.send(THIS, ABYSS)
        you.send(buried, DISCARD)


@realm("Black Spear Tribes", "4th/046", world=BR)
def black_spear_tribes(you: Script) -> None:
    raiders = champions.attacking_here
    you.always(LosesBase(raiders, Count(cards.attached_to(raiders))), Frail(raiders, base=True))


@realm("The Sielwode", "4th/048", world=BR)
def sielwode(you: Script) -> None:
    used_up = cards.of_types(WIZARD_SPELL, CLERIC_SPELL, ALLY, PSIONIC_POWER, UNARMED, BLOOD_ABILITY)
    you.always(Goes(used_up.fighting_here, ABYSS, why="discarded"))


@realm("The Five Peaks", "4th/049", world=BR)
def five_peaks(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))


@realm("Cariele", "4th/050", world=BR)
def cariele(you: Script) -> None:
    you.always(HandLimit(3))


@realm("Boeruine", "4th/051", world=BR, level=6)
def boeruine(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL, BLOOD_ABILITY))
    you.always(DefendsItself(REGENT))


@realm("Rhuobhe", "4th/052", world=BR)
def rhuobhe(you: Script) -> None:
    with you.when_played():
        banished = you.choose(regents, up_to=True)
        you.send(banished, ABYSS)


@realm("Thurazor", "4th/047", world=BR, level=7)
def thurazor(you: Script) -> None:
    you.always(DefendsItself(MONSTER), PlaysFirst())
