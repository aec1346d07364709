"""Clerics of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric, plain
from spellhall.games.spellfire.words import DL

plain(cleric("Governor Erann Flowstone", "DL/022", world=DL, level=5, traits={"dwarf"}))
plain(cleric("Crysania", "DL/026", world=DL, level=6))
