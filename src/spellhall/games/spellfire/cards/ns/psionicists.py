"""Psionicists of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Caller in Darkness", "NS/070", world=DS, level=12, traits={"undead"})
def caller_in_darkness(you: Script) -> None:
    you.always(Immune(THIS, (psionic_powers | spells).offensive), Goes(psionicists.against_this, ABYSS))


@psionicist("Gib Aklem", "NSc/23", world=DS, level=9, traits={"elf"}, side=OFFENSIVE, phases=(4,), psionic=True)
def gib_aklem(you: Script) -> None:
    lifted = allies.noted("taken by it").fighting_with_this
    with you.power(battle=True, once_a_battle=True):
        helper = you.choose(champions.in_pool)
        you.note(helper)
        you.fight_as_ally(helper, home="won")
    with you.whenever(SIDE_BEATEN, when=There(lifted)):
        you.give(THIS, Goes(IT, POOL), ROUND_END)
