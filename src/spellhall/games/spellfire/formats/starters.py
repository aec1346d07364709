"""Decks to begin with, one for each plan, as lists of card numbers."""

from __future__ import annotations

STARTER_DECKS: dict[str, tuple[str, ...]] = {}
