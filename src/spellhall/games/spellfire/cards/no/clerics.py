"""Clerics of No Edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Cleric of Mask", "NO/070", world=FR, level=4)
def cleric_of_mask(you: Script) -> None:
    you.always(LiesFaceDown())
