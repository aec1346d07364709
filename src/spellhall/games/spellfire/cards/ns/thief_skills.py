"""Thief skills of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief_skill
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief_skill("Backstab", "NS/055", side=DEFENSIVE, phases=(4,))
def backstab(you: Script) -> None:
    with you.when_played():
        you.give(USER, BaseTimes(IT, 2), ROUND_END)


@thief_skill("Hide in Shadows", "NS/059", side=DEFENSIVE, phases=(4,))
def hide_in_shadows(you: Script) -> None:
    with you.when_played():
        you.defeat(USER, spared=True)


@thief_skill("Concealed Weapon", "NS/064", level=4, side=OFFENSIVE, phases=(4,))
def concealed_weapon(you: Script) -> None:
    with you.when_played():
        you.discard(unarmed_combat_cards.in_battle)
        you.declare(CannotPlay("all", unarmed_combat_cards), ROUND_END)
