"""Tests of decks: a deck plays many games against the starter decks, and the one who asked for it reads what they tell.

Everybody may have one test at a time and so many a day; they wait in one queue, and are played pair by pair in one
process that stands back behind all others. Nothing is stored: a test ends with the server.
"""

from spellhall.server.decktests.queue import DeckTests
from spellhall.server.decktests.routes import router

__all__ = ["DeckTests", "router"]
