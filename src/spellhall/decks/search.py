"""The card search: applies what ``query`` reads to a game's cards, using the fields the game declares.

The terminal, the server and the page all use this search, so a search means the same everywhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from spellhall.decks.query import Either, Every, Part, SearchError, Term, Without, read_query
from spellhall.kernel.game import Game
from spellhall.kernel.parts.search_fields import Field

NONE = "none"
"""As a value: a card has none."""
NUMBER = re.compile(r"-?\d{1,6}")
RANGE = re.compile(r"(-?\d{1,6})?\.\.(-?\d{1,6})?")
COMPARED: dict[str, Callable[[int, int], bool]] = {
    ":": lambda one, other: one == other,
    "=": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
}
APOSTROPHES = {0x2018: "'", 0x2019: "'"}
MOST_VALUES = 60
"""How many of a field's values are listed at most."""

Test = Callable[[int], bool]
"""Whether the card at a position of the catalogue fits."""


def folded(text: str) -> str:
    """A text for comparison: ignores case, accents, blanks and the form of the apostrophe."""
    letters = unicodedata.normalize("NFD", text.translate(APOSTROPHES))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split()).casefold()


def fields_of(game: Game) -> list[Field]:
    """All the search fields for a game's cards: the common ones, and its own."""
    return [
        Field("name", "the name of the card", "text", lambda card: [card.name, *game.other_names(card)], "name:dragon"),
        Field("type", "the type of the card", "words", lambda card: [game.kind_of(card)], _type_example(game)),
        Field("text", "the rules text of the card", "text", lambda card: [game.text_of(card)[1]], "text:opponent"),
        *game.search_fields(),
    ]


def _type_example(game: Game) -> str:
    kind = game.kind_of(game.catalogue[0]).casefold()
    return f'type:"{kind}"' if " " in kind else f"type:{kind}"


class Searcher:
    """Searches the cards of one game; anything used again and again is computed once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: Sequence[Any] = game.definitions
        self.fields = fields_of(game)
        self.called = {name: field for field in self.fields for name in (field.name, *field.also)}
        self._kept: dict[str, list[list[str | int]]] = {}

    @cached_property
    def names(self) -> list[str]:
        """All card names, folded."""
        return [folded(card.name) for card in self.cards]

    @cached_property
    def texts(self) -> list[str]:
        """The texts that a bare word is looked for in: name, heading, type, text and numbers."""
        return [folded(" ".join(self._words_of(card))) for card in self.cards]

    def _words_of(self, card: Any) -> list[str]:
        game = self.game
        numbers = [printing.key for printing in game.printings(card) if printing.playable]
        return [*game.text_of(card), *game.other_names(card), game.kind_of(card), *(numbers or [card.key])]

    def values(self, field: Field) -> list[list[str | int]]:
        """A field's values, card by card; words are folded."""
        if field.name not in self._kept:
            self._kept[field.name] = [
                [folded(value) if isinstance(value, str) else value for value in field.values(card)]
                for card in self.cards
            ]
        return self._kept[field.name]

    def words(self, field: Field) -> list[str]:
        """The words that cards have in a field, as displayed; empty for other fields."""
        if field.kind != "words":
            return []
        return sorted({str(value) for card in self.cards for value in field.values(card) if value})[:MOST_VALUES]

    def find(self, query: str) -> list[Any]:
        """The cards that fit; those with the search words in their names come first.

        Raises:
            SearchError: for a search that can't be read, or names an unknown field or value.
        """
        tree = read_query(query)
        fits = self._test(tree)
        words = [folded(word) for word in words_of(tree)]
        found = [place for place in range(len(self.cards)) if fits(place)]
        found.sort(key=lambda place: (self._far(place, words), self.names[place]))
        return [self.cards[place] for place in found]

    def _far(self, place: int, words: Sequence[str]) -> int:
        """How different a name is from the search words."""
        name = self.names[place]
        if not all(word in name for word in words):
            return 2
        return 0 if all(name.startswith(word) for word in words) else 1

    def _test(self, part: Part) -> Test:
        match part:
            case Without(inner):
                fits = self._test(inner)
                return lambda place: not fits(place)
            case Every(parts):
                every = [self._test(one) for one in parts]
                return lambda place: all(fits(place) for fits in every)
            case Either(parts):
                either = [self._test(one) for one in parts]
                return lambda place: any(fits(place) for fits in either)
            case Term():
                return self._term(part)

    def _term(self, term: Term) -> Test:
        if not term.field:
            word, texts = folded(term.value), self.texts
            return lambda place: word in texts[place]
        field = self.called.get(term.field)
        if field is None:
            raise SearchError(term.at, self._unknown(term))
        values = self.values(field)
        if folded(term.value) == NONE and term.sign in (":", "="):
            return lambda place: not values[place]
        if field.kind == "number":
            return _in_numbers(term, values)
        if term.sign in ("<", "<=", ">", ">="):
            raise SearchError(term.at, f"{term.field} isn't a number; write {term.field}:{term.value}")
        if field.kind == "text":
            return _in_texts(term, values)
        return _in_words(term, field, values)

    def _unknown(self, term: Term) -> str:
        near = get_close_matches(term.field, self.called, n=1)
        if near:
            return f"there's no field {term.field!r}; did you mean {near[0]}?"
        known = ", ".join(field.name for field in self.fields)
        quoted = "put a word with a sign in it in quotation marks"
        return f"there's no field {term.field!r}; the fields are {known}, and {quoted}"


def words_of(part: Part) -> Iterator[str]:
    """The words to compare with names: bare words and those of name fields, except negated ones."""
    match part:
        case Term():
            if part.field in ("", "name"):
                yield part.value
        case Every(parts) | Either(parts):
            for one in parts:
                yield from words_of(one)


def _in_texts(term: Term, values: Sequence[Sequence[str | int]]) -> Test:
    wanted = folded(term.value)
    if term.sign == ":":
        return lambda place: any(wanted in str(value) for value in values[place])
    if term.sign == "!=":
        return lambda place: wanted not in values[place]
    return lambda place: wanted in values[place]


def _in_words(term: Term, field: Field, values: Sequence[Sequence[str | int]]) -> Test:
    """A word that a word of the value begins with or, after "=", the whole value."""
    short = {folded(word): folded(meant) for word, meant in field.short.items()}
    wanted = short.get(folded(term.value), folded(term.value))
    whole = term.sign != ":" or folded(term.value) in short
    begins = re.compile(rf"(?<!\w){re.escape(wanted)}")
    known = {str(value) for of_card in values for value in of_card}
    hits = {value for value in known if (value == wanted if whole else begins.search(value))}
    if not hits:
        near = get_close_matches(folded(term.value), [*sorted(known), *short], n=1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise SearchError(term.value_at, f"no card has {term.value!r} as its {field.name}{meant}")
    if term.sign == "!=":
        return lambda place: hits.isdisjoint(map(str, values[place]))
    return lambda place: not hits.isdisjoint(map(str, values[place]))


def _in_numbers(term: Term, values: Sequence[Sequence[str | int]]) -> Test:
    span = RANGE.fullmatch(term.value)
    if span is not None and (span[1] or span[2]) and term.sign in (":", "="):
        least = int(span[1]) if span[1] else None
        most = int(span[2]) if span[2] else None
        return lambda place: any(
            (least is None or int(value) >= least) and (most is None or int(value) <= most) for value in values[place]
        )
    if not NUMBER.fullmatch(term.value):
        right = f"{term.field}>7, {term.field}:2..4 or {term.field}:{NONE}"
        raise SearchError(term.value_at, f"{term.value!r} isn't a number; write {right}")
    number, compared = int(term.value), COMPARED[term.sign]
    return lambda place: any(compared(int(value), number) for value in values[place])
