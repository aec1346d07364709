"""Rule cards of Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Divine Right", "BR/073")
def divine_right(you: Script) -> None:
    you.always(MayUse(heroes, BLOOD_ABILITY))
