"""Magical items of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Banner of the One-Eyed God", "3rd/102", level=1, side=DEFENSIVE)
def banner(you: Script) -> None:
    you.always(Level(allies.with_this, 1))
