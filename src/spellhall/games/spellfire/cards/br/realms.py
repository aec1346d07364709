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
