"""Clerics of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Nemon Hotep", "NS/067", world=RL, level=12, traits={"undead"})
def nemon_hotep(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive.without_word("flame", "fire")))
    with you.whenever(SIDE_WINS), you.when(Fits(LOSER, champions.base_at_most(5).in_pool)):
        you.discard(LOSER)
    with you.whenever(SIDE_LOSES), you.when(Fits(WINNER, champions.base_at_most(5).in_pool)):
        you.discard(WINNER)
