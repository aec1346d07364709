"""Magical items of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Bell of Might", "FRc/18", side=DEFENSIVE)
def bell_of_might(you: Script) -> None:
    with you.answer(to=events.others, in_play=True, once=True):
        you.duplicate()


@item("Vorpal Blade", "FR/056", level=3, side=OFFENSIVE, bluelines={"sword"})
def vorpal_blade(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(3)):
            you.defeat(OPPONENT)
