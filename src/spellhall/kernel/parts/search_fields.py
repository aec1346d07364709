"""By what the cards of a game are sought: each game declares its fields as data, and ``decks.search`` reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["text", "words", "number"]
"""A text is searched within; of words a card has some, each from a list; numbers are compared."""


@dataclass(frozen=True)
class Field:
    """One field of the cards of a game.

    Attributes:
        name: as people write it, in small letters: "level".
        label: what it is, in a few words that follow "the field level is".
        kind: how it is sought.
        values: what a card has there; nothing where it has none.
        example: a search with it, as people write it.
        short: other ways to write single words: {"FR": "Forgotten Realms"}.
        also: other names of the field.

    Raises:
        ValueError: for a name that nobody could write before a sign, and an example without the field.
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
                raise ValueError(f"a field is called by small letters alone, not {name!r}")
        if self.name not in self.example:
            raise ValueError(f"the example of the field {self.name} shows it, unlike {self.example!r}")
