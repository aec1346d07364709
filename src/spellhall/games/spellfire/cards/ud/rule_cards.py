"""Rule cards of Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Things That Go Bump in the Night", "UD/069")
def things_that_go_bump_in_the_night(you: Script) -> None:
    you.always(NoPowers(champions_and_allies.not_being("underdark")))
