"""Formats of Spell Chain: starter decks."""
