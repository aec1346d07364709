"""Heroes of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Zombie", "NSc/15", world=AD, level=2, traits={"undead"})
def zombie(you: Script) -> None:
    you.always(
        Immune(THIS, psionic_powers.offensive),
        Immune(THIS, psionicists, powers_only=True),
        LevelBecomes((items | spells).against_this, 0),
    )


@hero("Gib Hcivonad", "NSc/19", world=AD, level=6)
def gib_hcivonad(you: Script) -> None:
    with you.power(phases=(3,), when=THIS_IN_POOL):
        raised = you.choose(allies.yours.in_hand, reach=False)
        you.send(raised, POOL)
        you.give(raised, CountsAs(IT, MONSTER), FOR_GOOD)
        you.give(raised, Gains(IT, "undead"), FOR_GOOD)
