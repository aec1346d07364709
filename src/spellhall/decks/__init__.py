"""Deck lists as text: read, print, check, and take to other programs.

One card a line: a number of copies (optional), then the card's number, its name, or both. ``#`` starts a comment, and
lines at the beginning give the deck its name, its author and notes; a card may lie ready beside it, and a limited deck
names the cards of its pool::

    Deck: Two of a kind
    Author: Ana
    Note: Wins slowly.
    # champions
    1x 4th/253 Drizzt Do'Urden
    4th/255
    Thorvid
    Beside: 4th/044
    Pool: 2x Lightning

Deck files of CrossFire are read as well; a text tells by itself which kind it is. Cards for a deck are found by the
language of ``search``.
"""

from spellhall.decks.exports import FORMS, deck_of, export, pool_of, print_deck, print_list, remarks
from spellhall.decks.files import text_of
from spellhall.decks.index import nearest_card
from spellhall.decks.lists import DeckList, Entry, check_text, faults_of, read_deck
from spellhall.decks.places import find_deck, find_list, game_for, opening_decks
from spellhall.decks.query import SearchError
from spellhall.decks.search import Searcher

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
