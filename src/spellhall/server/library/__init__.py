"""The library: games, cards, starter decks, deck checks and rules. It changes nothing, so anyone may read it."""

from __future__ import annotations

from spellhall.server.library.kept_pages import KeptPages
from spellhall.server.library.routes import router

__all__ = ["KeptPages", "router"]
