"""Wizards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Dearlyn Ambersong", "DU/044", world=FR, level=6, traits={"adventurer"})
def dearlyn_ambersong(you: Script) -> None:
    fellows = There(champions.being("adventurer").yours.in_battle)
    with you.answer(to=thief_skills.others, in_play=True, once=True, when=fellows):
        you.cancel()
