"""Heroes of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("The Flower of Roesone", "BR/099", world=BR, level=6)
def flower_of_roesone(you: Script) -> None:
    you.always(Level(allies.against_this, -3))


@hero("Gwenyth the Bard", "BR/100", world=BR, level=3, traits={"elf"})
def gwenyth(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        enchanted = you.choose(champions.others.in_pool)
        you.give(enchanted, NotAttackedBy(IT, all_yours=True), OWN_NEXT_TURN)
