"""Artifacts of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Dragonlance", "DL/051", world=DL, level=3)
def dragonlance(you: Script) -> None:
    you.always(BearerMustBe(heroes), LevelBecomes(THIS, 7, when=Fighting(champions.being("dragon"))))


@artifact("Staff of Magius", "DL/052", world=DL, level=5)
def staff_of_magius(you: Script) -> None:
    you.always(BearerMustBe(wizards))


@artifact("Shield of Huma", "DL/053", world=DL)
def shield_of_huma(you: Script) -> None:
    you.always(Twice(BEARER, when=THIS_DEFENDS))
    you.always(Level(champions.being("dragon").against_this, -3, when=THIS_DEFENDS))


@artifact("Hammer of Kharas", "DL/055", world=DL, level=5, traits={"weapon"})
def hammer_of_kharas(you: Script) -> None:
    you.always(LevelBecomes(THIS, 7, when=Fits(BEARER, champions.being("dwarf"))))


@artifact("The Skull of Fistandantilus", "DLc/10", world=DL, level=4)
def skull_of_fistandantilus(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL), LevelTimes(spells.joining_this, 2))
    you.always(CannotFight(champions.opposing.not_of_types(WIZARD, MONSTER), attack=False, when=THIS_ATTACKS))


@artifact("Takhisis's Mirror and Sword", "DLc/12", world=DL, level=1)
def takhisiss_mirror_and_sword(you: Script) -> None:
    you.always(BaseHalved(OPPONENT))


@artifact("Medallion of Faith", "DLc/25", world=DL)
def medallion_of_faith(you: Script) -> None:
    you.always(MayUse(BEARER, CLERIC_SPELL), DrawsMore(1), HandLimit(1))


@artifact("The Nightjewel", "DL/054", world=DL)
def nightjewel(you: Script) -> None:
    with you.answer(to=spells.opposing, in_battle=True, once_a_battle=True):
        you.cancel()
    with you.answer(to=spells.opposing, in_battle=True, once_a_battle=True):
        you.cancel()
    with you.answer(to=spells.opposing, in_battle=True, once_a_battle=True, when=AFTER_DARK):
        you.cancel()
