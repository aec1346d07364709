"""Wizard spells of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Takhisis's Abyssal Gateway", "DLc/13", side=OFFENSIVE, phases=(3,))
def abyssal_gateway(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, ABYSS)
