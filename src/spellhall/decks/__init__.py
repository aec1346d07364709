"""Deck lists as text: read, print, check.

One card a line: a number of copies (optional), then the card's number, its name, or both. ``#`` starts a comment, and a
line ``Deck: NAME`` gives the deck its name::

    Deck: Two of a kind
    # champions
    1x 4th/253 Drizzt Do'Urden
    4th/255
    Thorvid
"""

from spellhall.decks.lists import DeckList, Entry, check_text, nearest_card, print_deck, read_deck
from spellhall.decks.places import find_deck, opening_decks

__all__ = ["DeckList", "Entry", "check_text", "find_deck", "nearest_card", "opening_decks", "print_deck", "read_deck"]
