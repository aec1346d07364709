"""Magical items of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Ego Coin", "2nd/419", side=DEFENSIVE)
def ego_coin(you: Script) -> None:
    you.always(AnyWorld(BEARER))
