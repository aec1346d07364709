"""Deck tests: a deck plays many games against the starter decks, and the player reads the statistics.

Everyone may have one test at a time and a limited number per day. Tests from one address are played one after another,
game pair by game pair, in turn with other long work. Nothing is stored: a test ends with the server.
"""

from spellhall.server.decktests.queue import DeckTests
from spellhall.server.decktests.routes import router

__all__ = ["DeckTests", "router"]
