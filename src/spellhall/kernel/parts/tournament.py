"""What a game says to the one who runs a tournament of it: the one contract between the games and the organiser.

The organiser (``spellhall.tournaments``) names no game, and no game knows of events, rounds or points. Between them
stands a *book*, which a game returns from ``Game.tournament_book()``: the types of tournament that are played of it,
the variants that may be added, what wins, how large decks are, what all that means in rule options and for decks, and
what of a finished game counts for a match.

A ``Format`` is what the game of one event is: a value of plain texts and numbers, which the book alone understands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from spellhall.kernel.state import State


@dataclass(frozen=True)
class Format:
    """What is played at an event.

    Attributes:
        type: the name of a type of the book, or of one of the event's own (then ``custom_rules`` tells its rules).
        parameter: what the type asks for besides ("9" of a No-9s); empty for most.
        variants: names of variants, each once, in the order of the book.
        victory: what wins, by a name of the book; empty where the game has one way to win only.
        size: how many cards a deck has; 0 where the book does not fix it.
        custom_rules: the rules of a type that the book does not have.
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
        rules: the sections and rules that speak of it, by their IDs.
        level: how hard it is to run or to play ("beginner", "expert"), in the word of the source; empty for none.
        parameter: what it asks for ("digit"); empty for nothing.
        structure: how entrants usually meet in it, by the tag of a structure of the organiser.
        seats: how many sit at one table, usually.
        team: how many people an entrant is.
        least: how many people an event of it takes at least; 0 where the game leaves that open.
        minutes: how long a round may last where nobody says anything else; 0 is as long as it takes.
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
    """One variant, which may be added to types.

    Attributes:
        name: as the book writes it; ``aliases``: other names under which people know it.
        text: what it changes, in two or three sentences.
        rules: the sections and rules that speak of it, by their IDs.
        seats: how many sit at one table with it; 0 where it is as many as without.
        team: how many people an entrant is with it; 0 where that is as without.
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
    """What a book says of a format: faults forbid it, warnings are told. Each is one sentence with its rule."""

    faults: list[str]
    warnings: list[str]


@dataclass(frozen=True)
class Entered:
    """What an entrant plays with.

    Attributes:
        deck: the keys of its cards.
        sideboard: the keys of the cards beside it, where there are any.
        pool: the cards that it had to be made of (a sealed product, a draft); None where everything is allowed.
        registered: the deck as it was registered, where the event keeps lists; None where it does not.
    """

    deck: Sequence[str]
    sideboard: Sequence[str] = ()
    pool: Sequence[str] | None = None
    registered: Sequence[str] | None = None


@dataclass(frozen=True)
class Fact:
    """One number that a game is reported with, for each entrant: what ``tally`` counts and slips ask for.

    Attributes:
        name: the key in a tally ("realms").
        title: as people call it ("unrazed realms").
        least, most: between what it lies.
        decides: whether it is asked for always ("always"), or only where it decides a tie ("ties").
    """

    name: str
    title: str
    least: int = 0
    most: int = 99
    decides: str = "always"


class Book(Protocol):
    """What one game says of tournaments. All names are told as the book writes them, and read however people do."""

    types: Mapping[str, TypeInfo]
    variants: Mapping[str, VariantInfo]
    victories: Sequence[str]
    sizes: Sequence[int]
    facts: Sequence[Fact]
    """What counts of one game, in the order it breaks ties within a match."""

    def read(self, name: str, strict: bool = True) -> tuple[Format, str]:
        """The format that an event's name stands for, and the event's own label.

        Raises:
            UsageError: for a name that does not stand for one, with what is wrong, where, and what would be right.
        """
        ...

    def write(self, format: Format, label: str = "") -> str:
        """The name of an event of this format; ``read`` gives both back."""
        ...

    def check(self, format: Format) -> Verdict:
        """What is wrong with a format, and what an organiser should know of it."""
        ...

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """The rule options of one game, the preset among them, as ``spellhall.game`` takes them.

        Raises:
            UsageError: for a format with faults.
        """
        ...

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """What is wrong with what an entrant plays with, one sentence each, with its rule."""
        ...

    def wants_editions(self, format: Format) -> bool:
        """Whether deck lists have to say of which edition each card is."""
        ...

    def product(self, format: Format, seed: int) -> list[str]:
        """The sealed cards that an entrant is handed before the event, at random: the deck first, then what belongs to
        it.

        Empty where everybody brings a deck.
        """
        ...

    def draft_form(self, format: Format) -> str:
        """By which form of the game its entrants draft the cards of their decks (``LimitedForm``); empty for none."""
        ...

    def legal_cards(self, format: Format) -> list[str]:
        """The keys of all cards that a deck of this format may hold."""
        ...

    def same_card(self, key: str) -> str:
        """Under which key a card is compared with a list: another printing of it in the same words is no other card."""
        ...

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """A legal deck of this format at random, for simulations.

        Raises:
            UsageError: where none exists among the cards of the hall.
        """
        ...

    def count_decides(self, format: Format) -> bool:
        """Whether who has most of the first fact has won a game, so that numbers alone tell the winner."""
        ...

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """What cannot be in the report of a game: ``winner`` (a place in ``tallies`` or None), ``end`` ("victory",
        "time", "conceded", "last_left", "drawn"), ``tallies`` (one mapping of facts for each entrant) and, if they are
        known, ``names`` (what each of them is called in a sentence).
        """
        ...

    def tally(self, state: State) -> list[dict[str, int]]:
        """What counts of a game, seat by seat, by the names of ``facts``."""
        ...
