"""Finds the card that someone means, by number or name, however they write it."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cached_property
from typing import Any, NamedTuple

from spellhall.kernel.game import Game

SHORTEST_WORD = 4
"""Words of a name need this many letters to suggest a card."""
LONGEST_QUOTE = 80
"""How many letters of a line that names no card are repeated."""


class Missing(NamedTuple):
    """A printed card that isn't implemented yet: its number, its set's name, and its own name if known."""

    key: str
    edition: str
    name: str


class Index:
    """A game's cards by number and by name, ignoring case."""

    def __init__(self, game: Game) -> None:
        self.by_key: dict[str, Any] = {}
        self.by_name: dict[str, list[Any]] = {}
        for card in game.printed:
            self.by_key[plain(card.key)] = card
        for card in game.definitions:
            for name in {plain(name) for name in (card.name, *game.other_names(card))}:
                self.by_name.setdefault(name, []).append(card)
        self.game = game

    @cached_property
    def names(self) -> dict[str, Any]:
        """The names to search for the nearest card (see ``nearest_card``)."""
        return _names(self.game)

    def knows(self, text: str) -> bool:
        """Whether a text, as it is, is a card's number or name."""
        return plain(text) in self.by_key or plain(text) in self.by_name

    def find(self, text: str) -> Any:
        """The card that a text names, a ``Missing``, or a sentence that says why it names none."""
        wanted = plain(text)
        if wanted in self.by_key:
            return self.by_key[wanted]
        if wanted in self.by_name:
            return self._only(text, self.by_name[wanted])
        number = self.game.number_in(" ".join(text.split()))
        if number is not None:
            if plain(number.key) in self.by_key:
                return self._called(self.by_key[plain(number.key)], number.rest)
            if number.printed:
                return Missing(number.key, number.edition, number.name)
        first, _, name = wanted.partition(" ")
        if first in self.by_key:
            return self._called(self.by_key[first], text.split(maxsplit=1)[1])
        return self._unknown(text, first, name)

    def _called(self, card: Any, name: str) -> Any:
        """A card found by number, if its name matches what follows the number."""
        if not name or plain(name) in {plain(known) for known in (card.name, *self.game.other_names(card))}:
            return card
        return f"{card.key} is {card.name}, not {_short(name)}"

    def _only(self, text: str, cards: list[Any]) -> Any:
        """One of several definitions of a name: the latest, if all have the same type (SF-DECK-02)."""
        if len({self.game.kind_of(card) for card in cards}) == 1:
            return max(cards, key=self.game.age)
        known = ", ".join(f"{card.key} ({self.game.kind_of(card)})" for card in cards)
        return f"{len(cards)} cards are called {text}; write the number, one of {known}"

    def _unknown(self, text: str, number: str, name: str) -> str:
        """The nearest card, by name first, then by number."""
        quoted = repr(_short(text))
        for wanted in (text, name):
            card = _nearest(self.names, wanted)
            if card is not None:
                return f"there's no card {quoted}; did you mean {card.key} {card.name}?"
        near = get_close_matches(number[:LONGEST_QUOTE], self.by_key, n=1) if "/" in number else []
        if near:
            card = self.by_key[near[0]]
            return f"there's no card {quoted}; the nearest number is {card.key} {card.name}"
        return f"there's no card {quoted}"


def nearest_card(game: Game, text: str) -> Any:
    """The card whose name, or a word in it, is most similar to a text; None if there is none."""
    return _nearest(_names(game), text)


def _names(game: Game) -> dict[str, Any]:
    """The cards by what might refer to them: their names, and long words in these."""
    called: dict[str, Any] = {}
    for card in game.definitions:
        name = plain(card.name)
        called[name] = card
        for word in name.split():
            if len(word) >= SHORTEST_WORD:
                called.setdefault(word, card)
    return called


def _nearest(called: dict[str, Any], text: str) -> Any:
    near = get_close_matches(plain(text[:LONGEST_QUOTE]), called, n=1) if text else []
    return called[near[0]] if near else None


def plain(text: str) -> str:
    """A name or number for lookup: ignores blanks, case and the form of the apostrophe."""
    return " ".join(text.replace("’", "'").split()).casefold()


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."
