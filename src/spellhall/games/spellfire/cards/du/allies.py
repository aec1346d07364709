"""Allies of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Psion Sucker", "DU/052")
def psion_sucker(you: Script) -> None:
    with you.in_combat():
        you.give(THIS, Level(IT, AtOnce(Times(2, Count(psionicists)))), ROUND_END)
        you.give(psionicists, Level(IT, -2), OWN_NEXT_TURN)
