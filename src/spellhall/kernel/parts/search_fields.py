"""Fields for card searches: each game declares its fields as data, and ``decks.search`` reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["text", "words", "number"]
"""A text is searched for a part; a card has some words of a list; numbers are compared."""


@dataclass(frozen=True)
class Field:
    """One searchable field of a game's cards.

    Attributes:
        name: as people write it, in lower case: "level".
        label: what it is, in a few words that follow "the field level is".
        kind: how it is searched.
        values: what a card has there; empty if it has none.
        example: a search that uses it, as people write it.
        short: other spellings of single words: {"FR": "Forgotten Realms"}.
        also: other names of the field.

    Raises:
        ValueError: for a name that no one could write before a sign, or an example without the field.
    """

    name: str
    label: str
    kind: Kind
    values: Callable[[Any], Sequence[str | int]]
    example: str
    short: Mapping[str, str] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in (self.name, *self.also):
            if not name.isalpha() or not name.islower():
                raise ValueError(f"a field's name has only lowercase letters, not {name!r}")
        if self.name not in self.example:
            raise ValueError(f"the example of the field {self.name} shows it, unlike {self.example!r}")
