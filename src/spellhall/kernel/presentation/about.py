"""What a game says of itself to people who choose one: a sentence, plans of decks, rules of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Level = Literal["easy", "practice", "expert"]
"""How hard a deck is: one plays it well at once, after some games, or when one knows the game."""
SHORTEST, LONGEST = 40, 240
"""How many letters it takes to say how a deck plays."""


@dataclass(frozen=True)
class Links:
    """Finds the sections of the rules that a card touches: by values in its face, and by words in its text.

    ``by_value`` maps a type, seal, keyword or classification to a section; ``by_word`` a word of the text.
    """

    by_value: Mapping[str, str] = field(default_factory=dict)
    by_word: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, face: Mapping[str, Any], text: str) -> list[str]:
        """The sections, each once, those of the card's type first."""
        values: list[Any] = []
        for value in face.values():
            values += value if isinstance(value, list) else [value]
        found = [self.by_value[value] for value in values if isinstance(value, str) and value in self.by_value]
        found += [section for word, section in self.by_word.items() if word in text]
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Cover:
    """How a starter deck is shown to people who choose one.

    Attributes:
        card: the key of the card whose picture stands for it.
        plays: how it plays, in one or two sentences.
        level: how hard it is to play well.

    Raises:
        ValueError: when it does not say in a sentence or two how it plays.
    """

    card: str
    plays: str
    level: Level

    def __post_init__(self) -> None:
        if not self.plays.endswith(".") or not SHORTEST <= len(self.plays) <= LONGEST:
            raise ValueError(f"a cover says in a sentence or two how its deck plays, not {self.plays!r}")


@dataclass(frozen=True)
class About:
    """What is said about one game, in the hall, in the terminal and on the page.

    Attributes:
        text: what it is, in a sentence.
        plans: what its starter decks are up to, by name.
        covers: how they are shown, by name.
        links: the sections of the rules that a card touches, from its type, its face and its text.
        first_preset: the preset for a first game; empty for the usual one.
        place: where it stands where games are listed to people: smaller numbers first.
        terminal: what draws its table in a terminal, as ``module:function``; it is imported when someone plays there.
            Empty for a game whose zones are listed one by one.

    Raises:
        ValueError: when it does not say what the game is.
    """

    text: str
    plans: Mapping[str, str] = field(default_factory=dict)
    covers: Mapping[str, Cover] = field(default_factory=dict)
    links: Callable[[Mapping[str, Any], str], Sequence[str]] = Links()
    first_preset: str = ""
    place: int = 100
    terminal: str = ""

    def __post_init__(self) -> None:
        if not self.text.endswith("."):
            raise ValueError(f"a game says in a sentence what it is, not {self.text!r}")


PLAINLY = About("A game that is new in the hall.")
"""What is said about a game that says nothing of itself."""
