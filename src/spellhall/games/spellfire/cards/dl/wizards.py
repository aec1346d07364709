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
