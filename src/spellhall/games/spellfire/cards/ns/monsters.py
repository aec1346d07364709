"""Monsters of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Orcus", "NS/044", world=AD, level=0, avatar=True, traits={"undead"})
def orcus(you: Script) -> None:
    undead = champions.being("undead").yours
    with you.price():
        victims = you.choose(undead.in_pool, 2, reach=False)
        you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(victims))), WHILE_IN_PLAY)
        you.discard(victims)
    you.always(BaseLevel(champions_and_allies.being("undead").other.yours, 5), MayUseOf(THIS, "undead"), SoleAvatar())
    with you.whenever(Attacks(undead)), you.may():
        you.give(THAT, AttacksToRuin(IT), ROUND_END)
