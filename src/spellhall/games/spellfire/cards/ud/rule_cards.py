"""Rule cards of Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Things That Go Bump in the Night", "UD/069")
def things_that_go_bump_in_the_night(you: Script) -> None:
    you.always(NoPowers(champions_and_allies.not_being("underdark")))


@rule_card("Invasion of the Undead", "UD/067")
def invasion_of_the_undead(you: Script) -> None:
    undead = champions.being("undead")
    you.always(
        Goes(undead.in_battle, LIMBO, why="killed"),
        GoesAlong(allies.being("undead")),
        Immune(THIS, cards.with_word("wish"), all_sides=True, whatever=True),
    )
