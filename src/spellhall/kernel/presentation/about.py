"""A game's description of itself for people who choose one: a sentence, deck plans, rules of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Level = Literal["easy", "practice", "expert"]
"""How hard a deck is: you play it well at once, after some games, or once you know the game."""
SHORTEST, LONGEST = 40, 240
"""How many characters it takes to say how a deck plays."""


@dataclass(frozen=True)
class Links:
    """Finds the rule sections that a card touches: by values on its face, and by words in its text.

    ``by_value`` maps a type, seal, keyword or classification to a section; ``by_word`` maps a word of the text.
    """

    by_value: Mapping[str, str] = field(default_factory=dict)
    by_word: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, face: Mapping[str, Any], text: str) -> list[str]:
        """The sections, each once, starting with those of the card's type."""
        values: list[Any] = []
        for value in face.values():
            values += value if isinstance(value, list) else [value]
        found = [self.by_value[value] for value in values if isinstance(value, str) and value in self.by_value]
        found += [section for word, section in self.by_word.items() if word in text]
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Cover:
    """How a starter deck is presented to people who choose one.

    Attributes:
        card: the key of the card whose picture stands for it.
        plays: how it plays, in one or two sentences.
        level: how hard it is to play well.

    Raises:
        ValueError: when it doesn't say in a sentence or two how the deck plays.
    """

    card: str
    plays: str
    level: Level

    def __post_init__(self) -> None:
        if not self.plays.endswith(".") or not SHORTEST <= len(self.plays) <= LONGEST:
            raise ValueError(f"a cover says in a sentence or two how its deck plays, not {self.plays!r}")


@dataclass(frozen=True)
class Guide:
    """What a player should know before the first game of a form, in a few points.

    Attributes:
        points: a heading and a sentence or two for each.
        rule: the first rule of its book, where readers go on.
    """

    points: Mapping[str, str]
    rule: str


@dataclass(frozen=True)
class About:
    """What is said about one game, in the hall, in the terminal and on the page.

    Attributes:
        text: what it is, in a sentence.
        plans: what its starter decks are up to, by name.
        covers: how they are presented, by name.
        links: the rule sections that a card touches, from its type, its face and its text.
        first_preset: the preset for a first game; empty for the usual one.
        solo: what to know before a solo game; None for a game without one.
        luck: how many times as much luck a single game holds as the model of ratings assumes, so that predictions
            hold (``python -m benchmarks.rating_calibration``).
        place: its place in lists of games: smaller numbers first.
        terminal: what draws its table in a terminal, as ``module:function``; imported when someone plays there.
        Empty for a game whose zones are listed one by one.

    Raises:
        ValueError: when it doesn't say what the game is.
    """

    text: str
    plans: Mapping[str, str] = field(default_factory=dict)
    covers: Mapping[str, Cover] = field(default_factory=dict)
    links: Callable[[Mapping[str, Any], str], Sequence[str]] = Links()
    first_preset: str = ""
    solo: Guide | None = None
    luck: float = 1
    place: int = 100
    terminal: str = ""

    def __post_init__(self) -> None:
        if not self.text.endswith("."):
            raise ValueError(f"a game says in a sentence what it is, not {self.text!r}")


PLAINLY = About("A game that is new in the hall.")
"""For a game that says nothing about itself."""
