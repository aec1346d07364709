"""Wizards of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Elminster the Mage", "2nd/044", world=FR, level=9)
def elminster(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))
