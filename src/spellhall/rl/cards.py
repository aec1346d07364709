"""A game's cards as numbers: what is printed on each, and what it does as tokens of its definition.

A row belongs to a card's number in the vocabulary (see ``vocabulary``), so ``table.facts[seen["cards"][:, 1]]`` are the
facts of all cards in an observation; row 0 is a hidden card and holds only zeros. A card's text and behaviour come from
one record, and the tokens are that record: so anything learned from them carries over to unseen cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spellhall.kernel.definition import Definition
from spellhall.kernel.game import Game
from spellhall.rl.vocabulary import numbers

TOKEN = re.compile(r"-?\d+|\w+|[^\s\w'\"]")
"""A number, a word, or a sign, but no quotation marks."""
NUMBER = re.compile(r"[+-]?\d+")
NOTHING = ""
"""The token after the end of a record."""


class CardTable:
    """A game's cards under its options, one row each.

    Attributes:
        keys: each row's card key; empty for row 0, and for numbers whose cards the game doesn't have.
        columns: what ``facts`` hold: ``level``, a number; ``type=hero``, 1 for each card that has it, or how often.
            In alphabetical order.
        facts: a row per card, 32 bits.
        words: the tokens; a token's number is its position. In alphabetical order, after ``NOTHING``.
        tokens: a row per card, 32 bits: its abilities, padded with 0.

    Card numbers never change; columns and words change with a version's cards, and so have names.
    """

    def __init__(self, game: Game) -> None:
        of_number = {
            number: game.catalogue[face] for face, number in enumerate(numbers(game)) if game.printed_face(face) == face
        }
        rows = max(of_number, default=0) + 1
        self.keys = tuple(of_number[row].key if row in of_number else "" for row in range(rows))
        facts = {row: dict(_facts(game.face_of(card))) for row, card in of_number.items()}
        self.columns = tuple(sorted({column for of in facts.values() for column in of}))
        self.facts = _filled(rows, len(self.columns))
        places = {column: place for place, column in enumerate(self.columns)}
        for row, of in facts.items():
            for column, value in of.items():
                self.facts[row, places[column]] = value
        records = {row: TOKEN.findall(record_of(card)) for row, card in of_number.items()}
        self.words = (NOTHING, *sorted({word for record in records.values() for word in record}))
        place_of = {word: place for place, word in enumerate(self.words)}
        self.tokens = _filled(rows, max(map(len, records.values()), default=0))
        for row, record in records.items():
            self.tokens[row, : len(record)] = [place_of[word] for word in record]

    def record(self, row: int) -> list[str]:
        """A row's tokens in words."""
        return [self.words[token] for token in self.tokens[row] if token]


def record_of(card: Definition) -> str:
    """What a card does, as recorded; empty for a game whose cards aren't written in the card language."""
    abilities: Sequence[Any] = getattr(card, "abilities", ())
    return " ".join(ability.fingerprint() for ability in abilities)


def _filled(rows: int, columns: int) -> NDArray[np.int32]:
    return np.zeros((rows, columns), dtype=np.int32)


def _facts(value: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """The columns for what is printed on a card: numbers as they are, each word as a column of its own."""
    if isinstance(value, dict):
        for key, held in value.items():
            yield from _facts(held, f"{name}.{key}" if name else str(key))
    elif isinstance(value, (list, tuple, set, frozenset)):
        listed = [str(item) for item in value]
        yield from ((f"{name}={item}", listed.count(item)) for item in sorted(set(listed)))
    elif isinstance(value, int):
        yield name, int(value)
    elif value and NUMBER.fullmatch(str(value)):
        yield name, int(str(value))
    elif value:
        yield f"{name}={value}", 1
