"""Artifacts of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Dragon Throne", "FR/058", world=FR)
def dragon_throne(you: Script) -> None:
    you.always(Level(allies.with_this, 2))
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        seen = you.choose_opponent()
        you.look_at_hand(seen)


@artifact("Hammer of Tyr", "FR/060", world=FR, level=6, traits={"weapon"})
def hammer_of_tyr(you: Script) -> None:
    with you.in_combat():
        you.discard(champions_and_allies.being("undead").in_battle)


@artifact("Sword of Cymrych Hugh", "FR/062", world=FR, level=6, traits={"weapon"}, bluelines={"sword"}, side=OFFENSIVE)
def sword_of_cymrych_hugh(you: Script) -> None:
    with you.in_combat():
        you.discard(champions_and_allies.being("undead", "giant").in_battle)


@artifact("Ebony Cup of Fate", "FRc/08", world=FR)
def ebony_cup_of_fate(you: Script) -> None:
    with you.in_combat(), you.may():
        you.look_at_hand(OPPOSING_PLAYER)
        with you.when(There(artifacts.opposing.in_hand)):
            you.defeat(BEARER)
        with you.otherwise():
            you.defeat(OPPONENT)
