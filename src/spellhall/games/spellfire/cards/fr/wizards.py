"""Wizards of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Simbul of Aglarond", "FR/090", world=FR, level=8)
def simbul(you: Script) -> None:
    maligor = champions.named("Maligor the Red").against_this
    red_wizards = champions_and_allies.being("red wizard").against_this
    you.always(Level(THIS, 4, when=AnyOf(There(maligor), There(red_wizards))))


@wizard('Khelben "Blackstaff" Arunsun', "FR/094", world=FR, level=8)
def khelben(you: Script) -> None:
    you.always(Level(THIS, 4, when=Defending(realms.named("Waterdeep"))))
