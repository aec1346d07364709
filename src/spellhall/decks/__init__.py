"""Deck lists as text: read, print, check and export them.

One card a line: a number of copies (optional), then the card's number, its name, or both. ``#`` starts a comment, and
lines at the beginning give the deck its name, its author and notes. ``Beside`` lists cards next to the deck, and a
limited deck lists the cards of its pool::

    Deck: Two of a kind
    Author: Ana
    Note: Wins slowly.
    # champions
    1x 4th/253 Drizzt Do'Urden
    4th/255
    Thorvid
    Beside: 4th/044
    Pool: 2x Lightning

CrossFire deck files can be read as well; the kind of file is recognized from its text. ``search`` finds cards for a
deck.
"""

from spellhall.decks.exports import FORMS, deck_of, export, pool_of, print_deck, print_list, remarks
from spellhall.decks.files import text_of
from spellhall.decks.index import nearest_card
from spellhall.decks.lists import DeckList, Entry, check_text, faults_of, read_deck
from spellhall.decks.query import SearchError
from spellhall.decks.search import Searcher
from spellhall.decks.sources import find_deck, find_list, game_for, opening_decks

__all__ = [
    "FORMS",
    "DeckList",
    "Entry",
    "SearchError",
    "Searcher",
    "check_text",
    "deck_of",
    "export",
    "faults_of",
    "find_deck",
    "find_list",
    "game_for",
    "nearest_card",
    "opening_decks",
    "pool_of",
    "print_deck",
    "print_list",
    "read_deck",
    "remarks",
    "text_of",
]
