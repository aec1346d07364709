"""What a game says to tournaments: the one contract between the games and the organiser.

The organiser (``spellhall.tournaments``) knows no game, and no game knows events, rounds or points. Between them
is a *book*, which a game returns from ``Game.tournament_book()``: its types of tournament, the variants that can be
added, how a game is won, how large decks are, what all that means for rule options and decks, and
what a finished game contributes to a match.

A ``Format`` is what an event plays: a value of plain texts and numbers, which only the book understands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from spellhall.kernel.parts.limited import Choice
from spellhall.kernel.state import State


@dataclass(frozen=True)
class Format:
    """What is played at an event.

    Attributes:
        type: the name of a type of the book, or of one of the event's own (then ``custom_rules`` has its rules).
        parameter: what the type needs in addition ("9" of a No-9s); empty for most.
        variants: names of variants, each once, in the order of the book.
        victory: how to win, by a name of the book; empty if the game has only one way.
        size: how many cards a deck has; 0 if the book doesn't fix it.
        custom_rules: the rules of a type that the book doesn't have.
    """

    type: str
    parameter: str = ""
    variants: tuple[str, ...] = ()
    victory: str = ""
    size: int = 0
    custom_rules: str = ""


@dataclass(frozen=True)
class TypeInfo:
    """One type of tournament.

    Attributes:
        name: as the book writes it.
        text: its rules in two or three sentences, for people who choose.
        rules: the sections and rules about it, by ID.
        level: how hard it is to run or to play ("beginner", "expert"), in the source's word; empty for none.
        parameter: what it asks for ("digit"); empty for nothing.
        structure: how entrants usually meet in it, by the tag of a structure of the organiser.
        seats: how many sit at one table, usually.
        team: how many people an entrant is.
        least: the fewest people for an event of it; 0 if the game doesn't say.
        minutes: how long a round may last by default; 0 means no limit.
    """

    name: str
    text: str
    rules: tuple[str, ...]
    level: str = ""
    parameter: str = ""
    structure: str = "tables"
    seats: int = 3
    team: int = 1
    least: int = 0
    minutes: int = 0


@dataclass(frozen=True)
class VariantInfo:
    """One variant, which can be added to types.

    Attributes:
        name: as the book writes it; ``aliases``: other names that people know it by.
        text: what it changes, in two or three sentences.
        rules: the sections and rules about it, by ID.
        seats: how many sit at one table with it; 0 if it makes no difference.
        team: how many people an entrant is with it; 0 if it makes no difference.
    """

    name: str
    text: str
    rules: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    seats: int = 0
    team: int = 0


@dataclass(frozen=True)
class TableFacts:
    """What the rules of one game depend on besides the format.

    Attributes:
        seats: how many sit down.
        brought: the seats that brought what a variant asks people to bring (melons), in order.
    """

    seats: int
    brought: tuple[int, ...] = ()


class Verdict(NamedTuple):
    """A book's verdict on a format: faults forbid it, warnings are shown. Each is one sentence with its rule."""

    faults: list[str]
    warnings: list[str]


@dataclass(frozen=True)
class Entered:
    """What an entrant plays with.

    Attributes:
        deck: the keys of its cards.
        sideboard: the keys of the cards in the sideboard, if any.
        pool: the cards that it had to be made from (a sealed product, a draft); None if everything is allowed.
        registered: the deck as it was registered, if the event keeps lists; otherwise None.
    """

    deck: Sequence[str]
    sideboard: Sequence[str] = ()
    pool: Sequence[str] | None = None
    registered: Sequence[str] | None = None


@dataclass(frozen=True)
class Fact:
    """One number that a game is reported with, for each entrant: what ``tally`` counts and result slips ask for.

    Attributes:
        name: the key in a tally ("realms").
        title: what people call it ("unrazed realms").
        least, most: its bounds.
        decides: whether it is always asked for ("always"), or only if it decides a tie ("ties").
    """

    name: str
    title: str
    least: int = 0
    most: int = 99
    decides: str = "always"


class Book(Protocol):
    """A game's tournament rules. Names are written as in the book, and read as people spell them."""

    types: Mapping[str, TypeInfo]
    variants: Mapping[str, VariantInfo]
    victories: Sequence[str]
    sizes: Sequence[int]
    facts: Sequence[Fact]
    """What counts in one game, in the order that breaks ties within a match."""

    def read(self, name: str, strict: bool = True) -> tuple[Format, str]:
        """The format that an event's name stands for, and the event's own label.

        Raises:
            UsageError: for a name that doesn't stand for one, with what is wrong, where, and what would be right.
        """
        ...

    def write(self, format: Format, label: str = "") -> str:
        """The name of an event of this format; ``read`` gives both back."""
        ...

    def check(self, format: Format) -> Verdict:
        """What is wrong with a format, and what an organiser should know about it."""
        ...

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """The rule options of one game, including the preset, as ``spellhall.game`` takes them.

        Raises:
            UsageError: for a format with faults.
        """
        ...

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """What is wrong with what an entrant plays with, one sentence each, with its rule."""
        ...

    def wants_editions(self, format: Format) -> bool:
        """Whether deck lists must name the edition of each card."""
        ...

    def product(self, format: Format, seed: int) -> list[str]:
        """The sealed cards that an entrant is handed before the event, at random: the deck first, then the extras.

        Empty if everyone brings a deck.
        """
        ...

    def choices(self, kind: str) -> Sequence[Choice]:
        """The products that the organiser of a type of event may choose to open; the format's parameter names them,
        separated by commas.
        """
        ...

    def draft_form(self, format: Format) -> str:
        """The form of limited play that entrants draft their decks in (``LimitedForm``); empty for none."""
        ...

    def legal_cards(self, format: Format) -> list[str]:
        """The keys of all cards that a deck of this format may hold."""
        ...

    def same_card(self, key: str) -> str:
        """The key that a card is compared with a list by: another printing with the same words is the same card."""
        ...

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """A legal deck of this format at random, for simulations.

        Raises:
            UsageError: if there is none among the cards of the hall.
        """
        ...

    def count_decides(self, format: Format) -> bool:
        """Whether having most of the first fact wins a game, so that numbers alone show the winner."""
        ...

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """What can't be right in the report of a game.

        The report has a ``winner`` (a place in ``tallies`` or None), an ``end`` ("victory", "time", "conceded",
        "last_left", "drawn"), ``tallies`` (one mapping of facts for each entrant) and, if known, ``names`` (the name of
        each in a sentence).
        """
        ...

    def tally(self, state: State) -> list[dict[str, int]]:
        """What a game counts for each seat, by the names of ``facts``."""
        ...
