"""Cleric spells of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Mindkiller", "UD/056", side=OFFENSIVE, phases=(3, 4))
def mindkiller(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        with you.when(Fits(target, champions.avatars)):
            you.send(target, LIMBO)
        with you.otherwise():
            you.send(target, ABYSS)
