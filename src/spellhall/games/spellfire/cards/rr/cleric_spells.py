"""Cleric spells of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell, plain, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Intercession", "RR/048", side=OFFENSIVE, anytime=True)
def intercession(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


plain(ruling(intercession, option="bluelines", side=DEFENSIVE))
