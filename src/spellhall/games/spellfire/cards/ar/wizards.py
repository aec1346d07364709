"""Wizards of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Onad the Weasel", "ARc/06", world=GH, level=7)
def onad(you: Script) -> None:
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.duplicate()
