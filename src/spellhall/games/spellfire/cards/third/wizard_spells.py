"""Wizard spells of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Wall of Iron", "3rd/336", level=3, side=DEFENSIVE, phases=(4,))
def wall_of_iron(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@wizard_spell("Wall of Stone", "3rd/337", level=4, side=DEFENSIVE, phases=(4,))
def wall_of_stone(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@wizard_spell("Fly", "3rd/343", side=DEFENSIVE, phases=(3, 4))
def fly(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions, up_to=True, called="that champion")
        ally = you.choose(allies, up_to=True, called="that ally")
        you.give(champion, Gains(IT, "flyer"), TURN_END)
        you.give(ally, Gains(IT, "flyer"), TURN_END)
