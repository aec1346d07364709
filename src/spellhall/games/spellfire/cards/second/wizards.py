"""Wizards of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Elminster the Mage", "2nd/044", world=FR, level=9)
def elminster(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))


@wizard("Defiler", "2nd/303", world=DS, level=6)
def defiler(you: Script) -> None:
    with you.whenever(Casts(THIS, spells), once_a_battle=True):
        spoiled = you.choose(realms.yours.unrazed | holdings.yours)
        with you.when(Fits(spoiled, realms)):
            you.raze(spoiled)
        with you.otherwise():
            you.send(spoiled, DRAW_PILE, shuffled=True)
