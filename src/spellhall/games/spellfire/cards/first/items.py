"""Magical items of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

KINDS_IN_THE_CHEST = (HERO, WIZARD, CLERIC, MONSTER)


@item("Chest of Many Things", "1st/420", level=5, side=DEFENSIVE)
def chest_of_many_things(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"))
    with you.when_played(), you.when(IN_COMBAT):
        you.choose_kind(BEARER, ROUND_END, among=KINDS_IN_THE_CHEST)
    with you.before_combat(when=CARRIED_IN):
        you.choose_kind(BEARER, ROUND_END, among=KINDS_IN_THE_CHEST)


@item("Viperhand", "1st/103", side=DEFENSIVE)
def viperhand(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL))


plain(item("Flameblade", "1st/097", level=2, bluelines={"sword"}, side=OFFENSIVE))


@item("Helm of Teleportation", "1st/219", side=DEFENSIVE)
def helm_of_teleportation(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        friend = you.choose(champions.yours.in_pool)
        you.fight_as_ally(friend, home="always")
        you.give(friend, CannotFight(IT), BATTLE_END)


plain(item("Magical Barding", "1st/197", level=2, side=DEFENSIVE))
