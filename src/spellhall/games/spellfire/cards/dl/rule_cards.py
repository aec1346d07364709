"""Rule cards of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Tower of High Sorcery", "DLc/19")
def tower_of_high_sorcery(you: Script) -> None:
    you.always(Level(wizards, 4))
