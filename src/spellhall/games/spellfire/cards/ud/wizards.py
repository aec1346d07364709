"""Wizards of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Aquilla", "UD/098", world=DL, level=4, traits={"swimmer", "underdark"}, bluelines={"elf"})
def aquilla(you: Script) -> None:
    you.instantly_defeats(champions.being("swimmer"), discards=True)
    with you.in_combat():
        you.discard(allies.being("swimmer").against_this)
    with you.whenever(IsPlayed(allies.being("swimmer").against_this, "others")):
        you.discard(THAT)
