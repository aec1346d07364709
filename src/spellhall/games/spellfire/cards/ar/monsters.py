"""Monsters of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(monster("Dragon Turtle", "AR/071", world=DL, level=6, traits={"dragon", "swimmer"}))


@monster("Deathstream, Black Dragon", "AR/072", world=DL, level=7, traits={"dragon", "flyer", "swimmer"})
def deathstream(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.in_combat():
        lost = you.choose(items.opposing, if_any=True)
        you.discard(lost)


@monster(
    "Zielesch, Ancient Green Dragon", "AR/073", world=GH, level=9, traits={"dragon", "swimmer"}, bluelines={"flyer"}
)
def zielesch(you: Script) -> None:
    with you.in_combat(), you.may():
        you.draw_and_play()


@monster("Dregoth, Undead Dragon-King", "AR/074", world=DS, level=10, traits={"dragon", "flyer", "undead"})
def dregoth(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL),
        Immune(THIS, psionics.offensive),
        Immune(THIS, spells.offensive),
        BaseBecomes(THIS, 6, when=THIS_ATTACKS),
    )


@monster(
    "Mykell, Amethyst Great Wyrm",
    "AR/078",
    world=AD,
    level=10,
    traits={"dragon", "flyer", "swimmer"},
    side=OFFENSIVE,
    psionic=True,
)
def mykell(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        victim = you.choose(allies.against_this)
        you.discard(victim)


@monster("Ghostly Piper", "ARc/10", world=RL, level=8, traits={"undead"})
def ghostly_piper(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Immune(Either(THIS, cards.on_this), allies, powers_only=True))


@monster("Invisible Stalker", "AR/080", world=RL, level=4)
def invisible_stalker(you: Script) -> None:
    you.always(Goes(THIS, LIMBO, why="fallen"))
    with you.power(from_pool=True, when=Fits(YOUR_FIGHTER, champions.able_to_use(WIZARD_SPELL, CLERIC_SPELL))):
        you.fight_as_ally(THIS, home="always")
