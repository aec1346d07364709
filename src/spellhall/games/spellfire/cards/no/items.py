"""Magical items of No Edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.cards.first.items import viperhand
from spellhall.games.spellfire.words import *

item("Viperhand", "NO/103", side=DEFENSIVE)(viperhand.recorder)
