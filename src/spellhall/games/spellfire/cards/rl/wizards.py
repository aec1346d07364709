"""Wizards of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Gabrielle Aderre", "RL/093", world=RL, level=3)
def gabrielle_aderre(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)):
        you.look_at_hand(OPPOSING_PLAYER)
        buried = you.choose(cards.opposing.in_hand, reach=False)
        you.send(buried, DRAW_PILE, events_too=True, bottom=True)
