"""Rule cards of Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Divine Right", "BR/073")
def divine_right(you: Script) -> None:
    you.always(MayUse(heroes, BLOOD_ABILITY))


@rule_card("The Shadow World", "BR/072")
def the_shadow_world(you: Script) -> None:
    you.always(Goes(champions.being("halfling"), HAND), Goes(allies.being("halfling"), HAND, why="fallen"))


@rule_card("Taxation", "BRc/18")
def taxation(you: Script) -> None:
    taxed = realms.of(BR).unrazed.of_player(ACTIVE_PLAYER)
    you.always(DrawsMore(-2, "all"), DrawsMore(Count(taxed), "all"), DrawsAtLeast(1, "all"))
