"""The form in which each game is told about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spellhall.kernel.game import Game
from spellhall.kernel.options import Values


@dataclass(frozen=True)
class Preset:
    """A named set of rule options, and for whom it is."""

    title: str
    text: str


@dataclass(frozen=True)
class Choice:
    """A rule option in plain words.

    Attributes:
        title: a few words for a form.
        text: what it changes.
        labels: each of its values in words.
        rules: the rules that speak of it.
        other: what a value that has no label must be; empty where only those with labels are taken.
    """

    title: str
    text: str
    labels: Mapping[str, str]
    rules: Sequence[str] = ()
    other: str = ""


OFF_ON = {"off": "off", "on": "on"}
EQUAL_WINDOWS = Choice(
    "Equal windows",
    "Whether everybody is asked whenever something might be played, so that a pause gives nothing away.",
    OFF_ON,
)


@dataclass(frozen=True)
class About:
    """What is said about one game.

    Attributes:
        title: its name as people write it.
        text: one sentence.
        seats: the least and the most players.
        presets: by name, the usual one first.
        choices: its options by name, those that most people care about first.
        preset_values: the values of all options by preset, as the game has them.
        values: what each option takes, as the game has it.
        plans: what its starter decks are up to, by name.
        links: the sections of the rules that a card touches, from its type, its face and its text.
    """

    title: str
    text: str
    seats: tuple[int, int]
    presets: Mapping[str, Preset]
    choices: Mapping[str, Choice]
    preset_values: Mapping[str, Mapping[str, str]]
    values: Values
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


def plainly(game: Game) -> About:
    """What a game that nobody has written about yet knows of itself: it can be chosen, and played by two."""
    presets = dict(game.presets) or {str(game.options["preset"]): {}}
    usual = next(iter(presets.values()))
    return About(
        title=game.name.capitalize(),
        text="A game that is new in the hall.",
        seats=(2, 2),
        presets={name: Preset(_in_words(name), "") for name in presets},
        choices={
            option: Choice(_in_words(option), "", {values[option]: values[option] for values in presets.values()})
            for option in usual
        },
        preset_values=presets,
        values={},
        plans={},
        links=Links({}),
    )


def _in_words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()
