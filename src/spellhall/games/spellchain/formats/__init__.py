"""Decks to begin with."""
