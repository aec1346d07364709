"""Cleric spells of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Divine Assistance", "DU/099", side=OFFENSIVE, phases=(3, 4))
def divine_assistance(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers(cards.of_types(DUNGEON)), WHILE_IN_PLAY)
