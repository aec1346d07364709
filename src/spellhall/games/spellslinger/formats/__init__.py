"""Decks and packs of Spellslinger: construction, starter decks, sealed and draft, decks for limited pools."""
