"""Clerics of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Delsenora", "1stc/10", world=AD, level=7)
def delsenora(you: Script) -> None:
    with you.answer(to=events.harmful, from_pool=True, from_hand=True, calms=True):
        you.discard(THIS)
        you.calm()
