"""The waiting question, as a sentence for people. Read this when you word a new kind of question.

A game names the kinds of its questions ("defend", "lay") and has a ``Prompt`` for each: what it says to the player
who is asked, and what it says about them to those who wait. Both are whole sentences with fields, which a position
fills: names of cards, numbers, and people, who are "you" when they read about themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from spellhall.kernel.frames import DIVIDE, PASS, YES_NO, Ask

LONGEST = 110
"""A sentence with more characters is replaced by a shorter one, if there is any."""
IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}


YOU = "you\u200b"
"""The name under which someone reads about themselves (see ``addressed``); no one can be called this."""


class Person:
    """Someone at the table, in a sentence with a reader.

    In a template ``{who}`` is their name, ``{who:'s}`` the possessive, ``{who:draws}`` what they do,
    and ``{who:+wins}`` a further thing they do: "Ana", "Ana's", "Ana draws", "wins"; and "you", "your",
    "you draw", "win" when they read it themselves. ``several`` takes the plural: "you and Bo draw".
    """

    __slots__ = ("is_reader", "name", "several")

    def __init__(self, name: str, is_reader: bool, several: bool = False) -> None:
        self.name = name
        self.is_reader = is_reader
        self.several = several

    def __str__(self) -> str:
        return "you" if self.is_reader else self.name

    def __format__(self, how: str) -> str:
        return self.called(how)

    def called(self, how: str) -> str:
        """What a template says with ``{who:how}``."""
        if not how:
            return "you" if self.is_reader else self.name
        if how == "'s":
            return "your" if self.is_reader else f"{self.name}'s"
        further = how[0] == "+"
        deed = how[1:] if further else how
        if self.is_reader or self.several:
            deed = to_you(deed)
        return deed if further else f"{'you' if self.is_reader else self.name} {deed}"


def addressed(names: Sequence[str], reader: int) -> Sequence[str]:
    """The names at a table as one player reads them, with "you" for their own; a spectator (-1) reads all names."""
    return names if reader < 0 else [YOU if seat == reader else name for seat, name in enumerate(names)]


@cache
def to_you(deed: str) -> str:
    """What "they" do, addressed to them: "draws" becomes "draw", "does not take" becomes "do not take"."""
    verb, space, rest = deed.partition(" ")
    if verb in IRREGULAR:
        verb = IRREGULAR[verb]
    elif verb.endswith("ies"):
        verb = f"{verb[:-3]}y"
    elif verb.endswith(("ches", "shes", "sses", "xes")):
        verb = verb[:-2]
    else:
        verb = verb.removesuffix("s")
    return f"{verb}{space}{rest}"


class People:
    """Everyone at a table, for one reader among them (-1: a spectator)."""

    __slots__ = ("made", "names", "reader")

    def __init__(self, names: Sequence[str], reader: int = -1) -> None:
        self.names = names
        self.reader = reader
        self.made: dict[int, Person] = {}

    def __getitem__(self, seat: int) -> Person:
        person = self.made.get(seat)
        if person is None:
            name = self.names[seat] if seat >= 0 else "nobody"
            person = self.made[seat] = Person(name, name == YOU or 0 <= seat == self.reader)
        return person

    def named(self, text: str) -> str:
        """A text about "seat 0" and "seat 1's hand", with their names."""
        return re.sub(r"\bseat (\d)('s\b)?", lambda found: format(self[int(found[1])], found[2] or ""), text)


class Prompt(NamedTuple):
    """What a kind of question says to the player who is asked, and about them ({who}) to the others.

    Out of several sentences, the first that isn't too long is used.
    """

    acting: str | tuple[str, ...]
    waiting: str | tuple[str, ...]

    def said(self, acting: bool, fields: Mapping[str, object]) -> str:
        """The sentence, with its fields filled."""
        given = self.acting if acting else self.waiting
        text = ""
        for template in (given,) if isinstance(given, str) else given:
            text = sentence(template.format_map(dict(fields)))
            if len(text) <= LONGEST:
                break
        return text


OF_CARDS: Mapping[str, Prompt] = MappingProxyType(
    {
        "effect": Prompt(("{card}: {text}.", "Make {card}'s choice."), "{who} makes a choice for {card}."),
        "effect/optional": Prompt(
            ("{card}: {text}, or none.", "Make {card}'s choice, or choose none."),
            "{who} may make a choice for {card}.",
        ),
        "effect/asks": Prompt(
            ("{card}: {text}?", "{text}?", "{card}: do what the card says?"), "{who} decides what {card} does."
        ),
    }
)
"""How a card asks for what its text leaves open (see ``kind_of_choice``), if a game has no words of its own."""


class Sentence(NamedTuple):
    """A question as someone reads it, and its kind."""

    text: str
    topic: str


class Asked(NamedTuple):
    """The kind of the waiting question, and what fills the fields of its sentences."""

    kind: str
    fields: Mapping[str, object]


def kind_of_choice(question: Ask, text: str) -> str:
    """The kind of prompt for a card text's choice: a question, an optional choice, or a compulsory one."""
    if question.kind in (YES_NO, DIVIDE) or text.startswith(("which ", "how ")):
        return "effect/asks"
    optional = PASS in question.options and len(question.options) > 1 and not text.startswith("you may ")
    return "effect/optional" if optional else "effect"


def begun(text: str) -> str:
    """A line that begins with "you", capitalised."""
    return f"Y{text[1:]}" if text.startswith(("you ", "your ")) else text


def sentence(text: str) -> str:
    """A text as a sentence: capitalised, with one mark at its end, even if that belongs to a name."""
    text = text if text.endswith((".", "?", "!")) else f"{text}."
    text = text[:-1] if text.endswith(("!.", "?.")) else text
    return f"{text[:1].upper()}{text[1:]}"
