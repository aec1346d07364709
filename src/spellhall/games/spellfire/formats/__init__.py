"""Formats: how decks are built, and decks to begin with."""
