"""Psionic powers of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Inflict Pain", "UDc/02", side=OFFENSIVE, phases=(3,))
def inflict_pain(you: Script) -> None:
    with you.when_played():
        victim = you.choose(champions.avatars | psionicists)
        you.give(victim, NoPowers(IT), END_OF_OWN_NEXT_TURN)
        you.give(victim, LevelBecomes(IT, 1), END_OF_OWN_NEXT_TURN)
