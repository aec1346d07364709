"""Cleric spells of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Dispel Magic", "2nd/358", side=DEFENSIVE, phases=(3, 4))
def dispel_magic(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()
    with you.when_played():
        target = you.choose(spells.other.dispellable)
        you.cancel(target)


@cleric_spell("Sunray", "2nd/362", side=OFFENSIVE, phases=(3,))
def sunray(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard(champions.being("undead").of_player(player).in_pool)


@cleric_spell("Invisibility to Undead", "2nd/370", side=DEFENSIVE, anytime=True)
def invisibility_to_undead(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, champions_and_allies.being("undead").opposing, all_sides=True), ROUND_END)
