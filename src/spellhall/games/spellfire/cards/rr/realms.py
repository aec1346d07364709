"""Realms of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Doc's Island", "RR/005", world=AD, traits={"coastal"})
def docs_island(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("swimmer", "flyer")),
        LevelBecomes(items_and_artifacts.attached_to(ATTACKER), 0, when=REALM_HERE_ATTACKED),
    )


@realm("The Glacial Rift", "RR/014", world=AD)
def glacial_rift(you: Script) -> None:
    giants = champions_and_allies.being("giant").defending_here
    you.always(
        NotAttackedBy(champions.being("swimmer")),
        Level(giants, 2),
        Immune(giants, (spells | items).offensive),
    )


@realm("Isle of the Ape", "RR/001", world=GH, level=9)
def isle_of_the_ape(you: Script) -> None:
    you.always(
        DefendsItself(MONSTER),
        NotAttackedBy(champions.of_types(HERO, CLERIC)),
        Immune(champions_and_allies.defending_here, (spells | psionic_powers).offensive),
    )


@realm("The Forbidden City", "RR/002", world=AD)
def forbidden_city(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("earthwalker")), BaseTimes(allies.defending_here, 2))


@realm("The Lost Caverns of Tsojcanth", "RR/003", world=AD)
def lost_caverns_of_tsojcanth(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer", "swimmer")),
        Immune(champions_and_allies.defending_here, spells.offensive),
    )


@realm("The City of Phlan", "RR/006", world=FR, traits={"coastal"})
def city_of_phlan(you: Script) -> None:
    keep = AnyOf(NamedInPlay("Zhentil Keep"), NamedInPlay("Ruins of Zhentil Keep"))
    you.always(NotAttackedBy(monsters, when=Not(keep)), Immune(THIS, cleric_spells.offensive))


@realm("The Barrier Peaks", "RR/007", world=AD)
def barrier_peaks(you: Script) -> None:
    dwarves = champions_and_allies.being("dwarf").defending_here
    you.always(
        OnlyAttackedBy(champions.being("flyer", "earthwalker")),
        BaseTimes(dwarves, 2),
        Immune(dwarves, psionics.offensive),
    )


@realm("Tomb of Horrors", "RR/008", world=AD)
def tomb_of_horrors(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer")),
        Immune(monsters.defending_here, spells.offensive),
        Immune(monsters.defending_here, champions.avatars, powers_only=True),
    )


@realm("The Depths of the Earth", "RR/011", world=AD)
def depths_of_the_earth(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer", "swimmer")),
        BaseTimes(champions_and_allies.being("swimmer").defending_here, 2),
    )
    with you.whenever(RazedInCombat(THIS)):
        you.discard(items_and_artifacts.attached_to(ATTACKER))


@realm("Isle of Dread", "RR/012", world=AD, level=7, traits={"coastal"})
def isle_of_dread(you: Script) -> None:
    you.always(DefendsItself(MONSTER), OnlyAttackedBy(champions.being("flyer", "swimmer")))


@realm("Desert of Desolation", "RR/013", world=AD)
def desert_of_desolation(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("swimmer")),
        Level(champions_and_allies.being("undead").defending_here, 4),
    )


@realm("Village of Orlane", "RR/017", world=AD)
def village_of_orlane(you: Script) -> None:
    you.always(
        BaseTimes(heroes.defending_here, 2),
        BaseHalved(monsters.attacking_here),
        NoPowers(monsters.attacking_here),
    )


@realm("The Crystal Cave", "RRc/22", world=AD)
def crystal_cave(you: Script) -> None:
    idle = (allies | items | artifacts).attacking_here
    others = allies | items | artifacts | psionic_powers | blood_abilities | thief_skills | unarmed_combat_cards
    you.always(
        CannotUse(champions.attacking_here, others),
        NoPowers(idle),
        LevelBecomes(idle, 0),
    )


@realm("White Plume Mountain", "RR/004", world=AD)
def white_plume_mountain(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard_from_hand(1, OPPOSING_PLAYER)


@realm("Demonweb Pits", "RR/009", world=AD)
def demonweb_pits(you: Script) -> None:
    drow = champions_and_allies.being("drow").defending_here
    you.always(
        BaseTimes(drow, 2),
        Immune(drow, spells.offensive),
        CannotBeDispelled(champions.being("drow").defending_here),
    )


@realm("The Hidden Shrine of Tamoachan", "RR/010", world=AD)
def hidden_shrine_of_tamoachan(you: Script) -> None:
    you.always(
        Immune(clerics.defending_here, psionic_powers.offensive),
        Goes(champions.avatars.defending_here, LIMBO),
    )


@realm("The Lost City", "RR/016", world=AD)
def lost_city(you: Script) -> None:
    you.always(
        NotAttackedBy(champions.being("flyer", "swimmer")),
        NotAttackedBy(champions.not_of(AD)),
    )


@realm("Sunderhan, Isle of the Slave Lords", "RR/018", world=AD, level=7)
def sunderhan(you: Script) -> None:
    you.always(
        DefendsItself(HERO),
        Goes(champions.attacking_here, ABYSS),
        Goes((allies | items).attacking_here, ABYSS, why="fallen"),
    )


@realm("The Lendore Isles", "RR/015", world=AD, bluelines={"coastal"})
def lendore_isles(you: Script) -> None:
    you.always(NotAttackedBy(Either(monsters, heroes)))
    with you.whenever(Razed(THIS)), you.may():
        lowest = you.choose(cards.yours.at_the_bottom, reach=False)
        you.send(lowest, HAND, events_too=True)
