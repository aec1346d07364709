"""Monsters of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(monster("Kaz the Minotaur", "DL/025", world=DL, level=4))


@monster("Takhisis, Queen of Darkness", "DL/033", world=DL, level=8, bluelines={"dragon"})
def takhisis(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, when=AFTER_DARK), CannotFight(THIS, attack=False))


@monster("Takhisis's Mirror of the Abyssal Warlord", "DLc/17", world=DL, level=6)
def mirror_of_the_abyssal_warlord(you: Script) -> None:
    you.always(BaseBecomes(THIS, 10, when=Fighting(champions.of(DL))))


@monster("Skie, Blue Dragon", "DL/021", world=DL, level=6, traits={"flyer"}, bluelines={"dragon"})
def skie(you: Script) -> None:
    you.always(Gains(allies.first_with(THIS), "flyer"))


@monster("Dargent, Silver Dragon", "DL/030", world=DL, level=8, traits={"flyer"}, bluelines={"dragon"})
def dargent(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL), Gains(allies.first_with(THIS), "flyer"))


@monster("Pyrite, the Ancient Gold Dragon", "DL/035", world=DL, level=7, traits={"flyer"}, bluelines={"dragon"})
def pyrite(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL), Gains(allies.first_with(THIS), "flyer"))
