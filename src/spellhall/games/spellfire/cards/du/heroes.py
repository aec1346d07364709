"""Heroes of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Feral Halfling", "DU/043", world=DS, level=9, traits={"halfling"})
def feral_halfling(you: Script) -> None:
    you.always(
        MayUseOf(THIS, "any"),
        MayUse(THIS, PSIONIC_POWER, side=DEFENSIVE),
        Goes(champions.against_this, ABYSS),
    )


@hero("The Llama King", "DUc/13", world=AD, level=9)
def llama_king(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        trampled = you.choose(allies.against_this, if_any=True)
        you.give(THIS, SideBonus(IT, 9), ROUND_END)
        you.discard(trampled)


@hero("Telarie Willowind", "DUc/12", world=GH, level=7)
def telarie(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL), SideBonus(THIS, 4))
    with you.power(anytime=True, when=THIS_DEFENDS):
        you.withdraw(THIS)
        you.raze(ATTACKED_REALM)


@hero("Shan, Karate Master", "DUc/15", world=FR, level=7)
def shan(you: Script) -> None:
    you.always(
        LevelTimes(unarmed_combat_cards.with_this, 2),
        CannotUse(THIS, items_and_artifacts),
        NoPowers(items_and_artifacts.on_this),
        LevelBecomes(items_and_artifacts.on_this, 0),
        Level(THIS, Times(2, Count((spells | items | artifacts).against_this))),
    )


@hero("Dor Amberglow", "DUc/25", world=FR, level=5, traits={"adventurer"})
def dor_amberglow(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Immune(THIS, psionics.offensive))
    with you.power(from_pool=True, when=There(champions.being("adventurer").other.yours.in_battle)):
        you.fight_as_ally(THIS, home="always")


@hero("Lilac Hesabon", "DUc/09", world=FR, level=5, traits={"adventurer", "elf", "swimmer"})
def lilac_hesabon(you: Script) -> None:
    fellows = champions.being("adventurer").yours
    alone = There(Made("an adventurer without a dog"))
    you.always(SideBonus(fellows, 3, when=Not(alone)))
    with you.answer(to=cards.offensive.others, in_play=True, when=All(There(fellows.in_battle), Not(alone))):
        you.give(THIS, Bears(IT, "an adventurer without a dog"), WHILE_IN_PLAY)
        you.cancel()


@hero("The Builder", "DUc/17", world=GH, level=5, traits={"dwarf", "earthwalker"})
def builder(you: Script) -> None:
    you.always(RebuildsFor(1, when=THIS_IN_POOL))


@hero("The Ogre", "DU/037", world=BR, level=7, traits={"awnshegh"})
def the_ogre(you: Script) -> None:
    you.always(MayUseOf(THIS, "any"), MayUse(THIS, BLOOD_ABILITY))
    with you.in_combat(), you.may():
        rival = you.choose_opponent()
        you.look_at_top(3, rival)
        found = you.sift_top(3, rival, monsters)
        you.fight_as_ally(found, home="always")
