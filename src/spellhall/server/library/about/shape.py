"""The form in which each game is told about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class About:
    """What is said about one game.

    Attributes:
        text: one sentence.
        plans: what its starter decks are up to, by name.
        links: the sections of the rules that a card touches, from its type, its face and its text.
    """

    text: str
    plans: Mapping[str, str]
    links: Callable[[Mapping[str, Any], str], Sequence[str]]


@dataclass(frozen=True)
class Links:
    """Finds the sections that a card touches: by values in its face, and by words in its text.

    ``by_value`` maps a type, seal, keyword or classification to a section; ``by_word`` a word of the text.
    """

    by_value: Mapping[str, str]
    by_word: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, face: Mapping[str, Any], text: str) -> list[str]:
        """The sections, each once, those of the card's type first."""
        values: list[Any] = []
        for value in face.values():
            values += value if isinstance(value, list) else [value]
        found = [self.by_value[value] for value in values if isinstance(value, str) and value in self.by_value]
        found += [section for word, section in self.by_word.items() if word in text]
        return list(dict.fromkeys(found))


PLAINLY = About(text="A game that is new in the hall.", plans={}, links=Links({}))
"""What is said about a game that nobody has written about yet."""
