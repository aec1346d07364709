"""Allies of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Noble Djinni", "3rd/084", level=4)
def noble_djinni(you: Script) -> None:
    you.always(CannotPlay("opponent", cards.being("flyer")))
    with you.in_combat():
        you.discard(cards.being("flyer").against_this)
