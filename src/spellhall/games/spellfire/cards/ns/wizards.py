"""Wizards of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Shera the Wise", "NS/068", world=RL, level=6, traits={"flyer", "werebeast"})
def shera_the_wise(you: Script) -> None:
    you.always(Immune(THIS, (events.harmful | allies).speaking_of("flyer")))


@wizard("Varney the Vampire", "NSc/16", world=RL, level=7, traits={"flyer", "vampire"})
def varney_the_vampire(you: Script) -> None:
    you.always(Goes(THIS, LIMBO, may=True))
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        charmed = you.choose(allies.against_this)
        you.switch_sides(charmed)


@wizard("Gib Irod", "NSc/21", world=GH, level=13, traits={"undead"})
def gib_irod(you: Script) -> None:
    you.always(
        MayUse(THIS, CLERIC_SPELL),
        Immune(THIS, events.harmful),
        Immune(THIS, spells.named("Wish"), whatever=True),
        Immune(THIS, allies, powers_only=True),
    )
    with you.in_combat():
        swapped = you.choose(cards.yours.in_hand, 3, up_to=True, reach=False)
        you.discard(swapped)
        you.draw(Count(swapped))


@wizard("Winslow the Lich", "NS/069", world=GH, level=9, traits={"undead"})
def winslow_the_lich(you: Script) -> None:
    you.always(Level(cards.attached.against_this.printed_at_least(1), -2))
