"""Formats: how decks are built, and starter decks."""
