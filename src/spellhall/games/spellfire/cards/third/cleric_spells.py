"""Cleric spells of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Wall of Thorns", "3rd/363", level=2, side=DEFENSIVE, phases=(4,))
def wall_of_thorns(you: Script) -> None:
    you.wall(unless=champions.level_at_least(3), only=YOU_DEFEND)
