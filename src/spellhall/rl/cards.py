"""The cards of a game as numbers: what is printed on each, and what it does as tokens of its definition.

A row belongs to the number of a card in the vocabulary (see ``vocabulary``), so ``table.facts[seen["cards"][:, 1]]``
are the facts of all cards in an observation; row 0 is a hidden card and holds nothing but zeros. Text and behaviour of
a card come from one record, and the tokens are that record: so what is learnt of them holds for cards never met.
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
"""A number, a word, or a sign; quotation marks are none."""
NUMBER = re.compile(r"[+-]?\d+")
NOTHING = ""
"""The token behind the end of a record."""


class CardTable:
    """The cards of a game under its options, a row each.

    Attributes:
        keys: of the card of each row; empty for row 0, and for numbers whose cards the game does not have.
        columns: what ``facts`` hold: ``level``, a number; ``type=hero``, 1 for each card of which that is said, or how
            often it is. In the order of the alphabet.
        facts: a row a card, 32 bits.
        words: the tokens; the number of each is its place. In the order of the alphabet, behind ``NOTHING``.
        tokens: a row a card, 32 bits: its abilities, filled with 0 behind their end.

    Numbers of cards never change; columns and words change with the cards of a version, and so are named.
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
        """The tokens of a row in words."""
        return [self.words[token] for token in self.tokens[row] if token]


def record_of(card: Definition) -> str:
    """What a card does, as it is recorded; nothing for a game whose cards are not written in the card language."""
    abilities: Sequence[Any] = getattr(card, "abilities", ())
    return " ".join(ability.fingerprint() for ability in abilities)


def _filled(rows: int, columns: int) -> NDArray[np.int32]:
    return np.zeros((rows, columns), dtype=np.int32)


def _facts(value: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """The columns of what is printed on a card: numbers as they are, words as columns of their own, each once."""
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
