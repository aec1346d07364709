"""What makes and checks decks: those to begin with, those at random, those of a pool, and how lists name cards.

Two of these every game defines: ``starter_decks`` and ``check_deck``. ``check_table`` compares legal decks with each
other, ``cautions`` say what people should know of them, ``check_pool`` holds a deck to the cards it was made of. Where
players bring none (``brings_decks``), ``dealt`` makes them from the seed of the table. Studies ask for ``random_deck``,
for ``deck_beside`` given ones, and for a ``limited_deck`` of one of the ``limited_kinds``. Lists that people write name
cards by their names; ``number_in``, ``listed_number``, ``other_names`` and ``age`` help to read the lists of those who
write numbers, other spellings, or cards of several ``printings``, and ``check_listed`` judges lists with cards that
were printed, but that the hall does not have; ``sets`` says how far each set can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.part import Part


class CardNumber(NamedTuple):
    """A card by the number that is printed on it, as someone wrote it.

    Attributes:
        key: the number as the hall writes it.
        edition: the name of the set.
        printed: whether the set has a card of this number; the hall need not have it.
        rest: what was written besides the number, which should be the card's name.
        name: that name, where it is known though the hall does not have the card.
    """

    key: str
    edition: str
    printed: bool
    rest: str
    name: str = ""


class Printing(NamedTuple):
    """One set where a card was printed.

    Attributes:
        key: its number there, as the hall writes it.
        edition: the name of the set.
        year: when that came out; 0: nobody knows.
        rarity: in a word.
        note: in what it differs, in words; empty where it does not.
        playable: whether the hall has it.
    """

    key: str
    edition: str
    year: int
    rarity: str
    note: str
    playable: bool


class SetLine(NamedTuple):
    """How far a printed set can be played.

    Attributes:
        code: by which players call it.
        name: in full.
        numbers: how many cards it has.
        own: how many of them are definitions of the hall.
        printings: how many are printings of such.
    """

    code: str
    name: str
    numbers: int
    own: int
    printings: int

    @property
    def playable(self) -> int:
        """How many cards of it can be played."""
        return self.own + self.printings

    @property
    def left(self) -> int:
        """How many cannot be yet."""
        return self.numbers - self.playable


class Decks(Part):
    """What makes and checks decks."""

    def starter_decks(self) -> dict[str, list[str]]:
        """Legal decks to begin with: name to card keys."""
        raise NotImplementedError

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        """All faults of a deck, each one sentence with its rule; empty when it is legal."""
        raise NotImplementedError

    @cached_property
    def brings_decks(self) -> bool:
        """Whether players bring decks to a table; where they do not, they are dealt (see ``dealt``)."""
        return True

    def dealt(self, decks: Sequence[Sequence[str]], seed: int) -> list[list[str]]:
        """The decks with which a table begins: those that players bring, or what the seed deals in their place."""
        return [list(deck) for deck in decks]

    def check_pool(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """What keeps a deck from being made of a pool (empty: it names none), where decks are made so."""
        return []

    def check_listed(self, deck: Sequence[str]) -> list[str] | None:
        """What is wrong with a list some of whose cards were printed, but are not in the hall (see ``number_in``): by
        what is known of them. None where nothing is, so that only the rest can be judged.
        """
        return None

    def cautions(self, decks: Sequence[Sequence[str]]) -> list[str]:
        """What people should know before they play with these decks, though they are legal: a sentence each."""
        return []

    def check_table(self, decks: Sequence[Sequence[str]]) -> list[str]:
        """What keeps decks, each of them legal, from being played against each other."""
        return []

    def random_deck(self, dice: Dice) -> list[str]:
        """A legal deck built at random from all cards, for studies.

        Raises:
            UsageError: when the game builds none.
        """
        raise UsageError(f"{self.name} builds no random decks")

    def deck_beside(self, dice: Dice, decks: Sequence[Sequence[str]]) -> list[str]:
        """A legal deck built at random that may be played against the given ones."""
        return self.random_deck(dice)

    def limited_kinds(self) -> Sequence[str]:
        """The kinds of decks that players build from packs opened at random, for studies of limited play; none here."""
        return ()

    def limited_deck(self, kind: str, dice: Dice) -> list[str]:
        """A deck of one of those kinds, from packs of its own.

        Raises:
            UsageError: when the game has no limited play.
        """
        raise UsageError(f"{self.name} has no limited play")

    def number_in(self, text: str) -> CardNumber | None:
        """The printed card that a line of a deck list names by its number, or by its name with a set, however players
        write it; None for none.
        """
        return None

    def listed_number(self, definition: Any) -> tuple[str, int] | None:
        """The set and the number under which programs of other people list a card; None where there are none."""
        return None

    def other_names(self, definition: Any) -> Sequence[str]:
        """Names besides its own under which a deck list may name a card."""
        return ()

    def printings(self, definition: Any) -> Sequence[Printing]:
        """All sets where a card was printed, in the order they came out; none where there are no sets."""
        return ()

    def sets(self) -> Sequence[SetLine]:
        """The printed sets of the game, in the order they came out; none where it has none."""
        return ()

    def age(self, definition: Any) -> int:
        """Which of several printings of a card is which: those that came out later have greater numbers."""
        return 0
