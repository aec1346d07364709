"""Deck statistics for Spellfire: a witness counts during each game, and figures are made from the totals."""
