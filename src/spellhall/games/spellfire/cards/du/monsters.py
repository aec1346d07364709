"""Monsters of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Fire Dragon", "DU/038", world=DL, level=10, traits={"dragon", "flyer"})
def fire_dragon(you: Script) -> None:
    with you.in_combat():
        you.discard(cards.attached_to(OPPONENT))
