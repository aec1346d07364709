"""Wizards of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Raistlin Majere, Wizard of the Black Robes", "DL/031", world=DL, level=7, traits={"black wizard"})
def raistlin(you: Script) -> None:
    you.always(
        BaseLevel(THIS, 2, when=AT_NIGHT),
        BaseLevel(THIS, 4, when=Fits(OPPONENT, champions.with_word("caramon"))),
        Level(spells.with_this, 2, when=NamedInPlay("Moon Nuitari Waxes")),
    )


@wizard("Justarian, Wizard of the Red Robes", "DL/029", world=DL, level=4, traits={"red wizard"})
def justarian(you: Script) -> None:
    you.always(BaseBecomes(THIS, 8, when=AFTER_DARK))
    you.always(Level(spells.with_this, 2, when=NamedInPlay("Moon Lunitari Waxes")))


@wizard("Par-Salian, Wizard of the White Robes", "DL/034", world=DL, level=6, traits={"white wizard"})
def par_salian(you: Script) -> None:
    you.always(BaseBecomes(THIS, 10, when=BY_DAY))
    you.always(Level(spells.with_this, 2, when=NamedInPlay("Moon Solinari Waxes")))


@wizard("Ladonna, Wizard of the Black Robes", "DL/028", world=DL, level=3, traits={"black wizard"})
def ladonna(you: Script) -> None:
    you.always(BaseBecomes(THIS, 7, when=EVENING))
    you.always(Level(spells.with_this, 2, when=NamedInPlay("Moon Nuitari Waxes")))


@wizard("Fizban the Fabulous", "DL/032", world=DL, level=9)
def fizban(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL), CannotFight(THIS, defend=False))
    with you.whenever(Casts(THIS, spells)):
        you.give(THAT, LevelBecomes(IT, AtOnce(CardDigit(THAT))), ROUND_END)
