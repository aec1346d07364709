"""Cleric spells of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Reflection", "DL/083", side=DEFENSIVE, phases=(4,))
def reflection(you: Script) -> None:
    with you.answer(to=spells.offensive.of_opponents, when=STRIKES_YOU):
        with you.when(AIMED_AT_CHAMPION):
            with you.either():
                you.turn_back()
            with you.or_else():
                other = you.choose(champions)
                you.redirect(other)
        with you.otherwise():
            you.turn_back()
