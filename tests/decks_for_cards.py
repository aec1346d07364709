"""Decks that hold what a card needs, and how often each card is played in many random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from laid_positions import bears_on, said_by

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import DUNGEON, REALM
from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.table import DRAW_PILE, HAND
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

PARTNERS = 14
"""How many cards of a deck are there because one card is about them or they can use it."""


def deck_around(game: Spellfire, key: str, dice: Dice) -> list[str]:
    """A random legal deck with a card in it, and with cards its text is about, as far as the deck rules allow."""
    card: Card = game.catalogue[game.faces[key]]
    said = said_by(card)
    near = [
        other.key
        for other in game.shipped()
        if other.name != card.name and (bears_on(other, card, said) or bears_on(card, other, said_by(other)))
    ]
    dice.shuffle(near)
    deck = game.random_deck(dice)
    for wanted in [key, *near[:PARTNERS]]:
        deck = _with(game, deck, wanted, key)
    return deck


def _with(game: Spellfire, deck: list[str], wanted: str, keep: str) -> list[str]:
    """The deck with a card in place of another of its sort; unchanged if no such deck is legal."""
    if wanted in deck:
        return deck
    sort = _sort(game.catalogue[game.faces[wanted]])
    for place, key in enumerate(deck):
        if key != keep and _sort(game.catalogue[game.faces[key]]) == sort:
            changed = [*deck[:place], *deck[place + 1 :], wanted]
            if not game.check_deck(changed):
                return changed
    return deck


def _sort(card: Card) -> str:
    if card.type in (REALM, DUNGEON):
        return str(card.type)
    return "champion" if card.is_champion else "other"


def came_up(states: Iterable[State]) -> Counter[str]:
    """How many games each card came to the table in: it's neither in hand nor in a draw pile when they are over."""
    return Counter(
        state.definition(card).key
        for state in states
        for card, zone in enumerate(state.zone)
        if zone not in (DRAW_PILE, HAND)
    )
