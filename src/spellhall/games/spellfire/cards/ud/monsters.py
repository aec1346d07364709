"""Monsters of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

BELOW = realms.being("underdark")


@monster("Corpse Dragon", "UD/082", world=AD, level=9, traits={"dragon", "flyer", "underdark"})
def corpse_dragon(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        NeverMeet(THIS, champions.being("undead")),
        CannotPlay("opponent", allies.being("undead"), when=THIS_FIGHTS),
    )


@monster("Earth Weird", "UD/083", world=AD, level=5, traits={"underdark"}, bluelines={"earthwalker"})
def earth_weird(you: Script) -> None:
    you.always(Immune(THIS, items.offensive), Goes(THIS, LIMBO))


@monster("Gibbering Mouther", "UD/086", world=AD, level=3, traits={"underdark"})
def gibbering_mouther(you: Script) -> None:
    master = NamedInPlay("The Faceless One")
    you.always(BaseBecomes(THIS, 10, when=master), MayUse(THIS, CLERIC_SPELL, when=master))


@monster("Umber Hulk", "UD/087", world=AD, level=6, traits={"underdark"})
def umber_hulk(you: Script) -> None:
    you.always(Reaches(THIS, BELOW, with_allies=True))


@monster("Mind Flayer", "UD/088", world=AD, level=7, traits={"underdark"})
def mind_flayer(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER, WIZARD_SPELL), Reaches(THIS, BELOW, with_allies=True))


@monster("Chantal the Banshee", "UD/097", world=RL, level=7, traits={"undead", "underdark"})
def chantal(you: Script) -> None:
    you.always(
        MayUse(THIS, CLERIC_SPELL),
        Immune(THIS, psionics.offensive),
        Level(allies.in_battle, -1, when=THIS_FIGHTS),
    )


@monster("Piercer", "UDc/17", world=AD, level=2, traits={"underdark"})
def piercer(you: Script) -> None:
    you.always(Level(THIS, Count(BELOW)))
    you.instantly_defeats(champions.base_at_most(6), when=Defending(BELOW))


@monster("Noran", "UD/085", world=AD, level=5, traits={"underdark"})
def noran(you: Script) -> None:
    you.always(BaseBecomes(THIS, 9, when=THIS_ATTACKS))
    with you.power(anytime=True, once_a_round=True, when=THIS_ATTACKS):
        you.discard(allies.level_at_most(3).against_this)


@monster("Myconid", "UD/089", world=AD, level=2, traits={"underdark"})
def myconid(you: Script) -> None:
    you.always(BaseBecomes(THIS, 7, when=Attacking(BELOW)), Twice(THIS, when=Defending(BELOW)))


@monster("The Demi-Lich Zyenj", "UDc/15", world=AD, level=8, traits={"undead", "underdark"})
def zyenj(you: Script) -> None:
    you.always(
        Immune(THIS, items.offensive.bonus_at_most(3)),
        Immune(THIS, artifacts.bonus_at_most(3)),
        CannotPlay("opponent", allies, when=THIS_FIGHTS),
    )


@monster("The Minotaur", "UDc/16", world=AD, level=6, traits={"underdark"})
def minotaur(you: Script) -> None:
    you.always(
        Level(THIS, 3, when=Attacking(BELOW)),
        Level(THIS, 3, when=Fits(THIS, champions.by_way_of(BELOW))),
        Level(items.on_this, 1),
    )


@monster("Lurker in the Deep", "UDc/18", world=AD, level=5, traits={"underdark"}, bluelines={"swimmer"})
def lurker_in_the_deep(you: Script) -> None:
    prey = Either(items.against_this, allies.not_being("swimmer").against_this)
    you.always(
        CannotFight(THIS, attack=True, defend=False),
        CannotFight(THIS, attack=False, defend=True, when=Not(Fits(ATTACKED_REALM, BELOW))),
    )
    you.instantly_defeats(psionicists, discards=True)
    with you.in_combat():
        you.discard(prey)
    with you.whenever(IsPlayed(prey, "others")):
        you.discard(THAT)


@monster("Gorynych", "UD/084", world=AD, level=7, traits={"flyer", "underdark"})
def gorynych(you: Script) -> None:
    again = There(Made("an attacker for the second time"))
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, again)), you.may():
        you.raze(ATTACKED_REALM)
        you.discard(THIS)
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, Not(again))):
        you.give(THIS, Bears(IT, "an attacker for the second time"), TURN_END)
        you.attack_again(THIS)


@monster("Fowron, the Giant", "UD/096", world=GH, level=3, traits={"giant", "underdark"})
def fowron(you: Script) -> None:
    you.always(Level(THIS, Count(champions_and_allies.being("giant"))))
    with you.power(anytime=True, once=True, when=THIS_FIGHTS):
        model = you.choose(champions_and_allies.being("giant").other)
        you.imitate(model)


@monster("Monster of the Lake", "UD/090", world=AD, level=10, traits={"swimmer", "undead", "underdark"})
def monster_of_the_lake(you: Script) -> None:
    bitten = champions.avatars.against_this
    you.always(
        MayUse(THIS, CLERIC_SPELL),
        Immune(THIS, cleric_spells.offensive),
        NoPowers(bitten),
        BaseHalved(bitten),
        CannotFight(THIS, attack=False, when=Not(Fits(ATTACKED_REALM, realms.being("coastal")))),
    )
