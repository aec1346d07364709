"""Allies of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Giant Space Hamster", "PO/049", level=3)
def giant_space_hamster(you: Script) -> None:
    you.always(Level(allies.in_its_force_after_it, 3))
