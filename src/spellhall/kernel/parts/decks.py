"""Making and checking decks: starters, random ones, decks from a pool, and how deck lists name cards.

Every game defines two of these: ``starter_decks`` and ``check_deck``. ``check_table`` compares legal decks with each
other, ``cautions`` warn about them, ``check_pool`` holds a deck to the cards it was made from. If players bring no
decks (``brings_decks``), ``dealt`` makes them from the table's seed. Studies ask for a ``random_deck``, for a
``deck_beside`` given ones, and for a ``limited_deck`` of one of the ``limited_kinds``. People write lists with card
names; ``number_in``, ``listed_number``, ``other_names`` and ``age`` help to read lists with numbers, other spellings,
or cards with several ``printings``. ``check_listed`` judges lists with printed cards that the hall doesn't have, and
``sets`` says how much of each set is playable, and ``missing_cards`` what isn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.part import Part


class CardNumber(NamedTuple):
    """A card that someone wrote by its printed number.

    Attributes:
        key: the number as the hall writes it.
        edition: the name of the set.
        printed: whether the set has a card with this number; the hall may not have it.
        rest: what was written besides the number, which should be the card's name.
        name: the card's name, if it is known although the hall doesn't have the card.
    """

    key: str
    edition: str
    printed: bool
    rest: str
    name: str = ""


class Printing(NamedTuple):
    """One set that a card was printed in.

    Attributes:
        key: its number there, as the hall writes it.
        edition: the name of the set.
        year: when the set came out; 0: unknown.
        rarity: in one word.
        note: how this printing differs, in words; empty if it doesn't.
        playable: whether the hall has it.
    """

    key: str
    edition: str
    year: int
    rarity: str
    note: str
    playable: bool


class SetLine(NamedTuple):
    """How much of a printed set is playable.

    Attributes:
        code: what players call it.
        name: its full name.
        numbers: how many cards it has.
        own: how many of them are definitions of the hall.
        printings: how many are printings of such cards.
    """

    code: str
    name: str
    numbers: int
    own: int
    printings: int

    @property
    def playable(self) -> int:
        """How many of its cards are playable."""
        return self.own + self.printings

    @property
    def left(self) -> int:
        """How many aren't yet."""
        return self.numbers - self.playable


class MissingCard(NamedTuple):
    """A printed card that isn't in the hall yet.

    Attributes:
        numbers: its numbers, in order of release.
        name: as printed.
        lacks: what would have to exist before it can be written, in a few words; empty if nobody has looked.
    """

    numbers: tuple[str, ...]
    name: str
    lacks: str


class Decks(Part):
    """What deck building and checking ask."""

    def starter_decks(self) -> dict[str, list[str]]:
        """Legal decks to start with: name to card keys."""
        raise NotImplementedError

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        """All faults of a deck, each one sentence with its rule; empty when it is legal."""
        raise NotImplementedError

    @cached_property
    def brings_decks(self) -> bool:
        """Whether players bring decks to a table; otherwise decks are dealt (see ``dealt``)."""
        return True

    def dealt(self, decks: Sequence[Sequence[str]], seed: int) -> list[list[str]]:
        """The decks that a table begins with: those that players bring, or those that the seed deals instead."""
        return [list(deck) for deck in decks]

    def check_pool(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """Why a deck can't be made from a pool, in games with such decks; an empty pool names no cards."""
        return []

    def check_listed(self, deck: Sequence[str]) -> list[str] | None:
        """What is wrong with a list that has printed cards the hall lacks (see ``number_in``), as far as is known.

        None if nothing is known about them, so that only the rest can be judged.
        """
        return None

    def cautions(self, decks: Sequence[Sequence[str]]) -> list[str]:
        """Warnings about decks that are legal, before people play with them: a sentence each."""
        return []

    def check_table(self, decks: Sequence[Sequence[str]]) -> list[str]:
        """Why decks that are legal on their own can't be played against each other."""
        return []

    def random_deck(self, dice: Dice) -> list[str]:
        """A legal deck built at random from all cards, for studies.

        Raises:
            UsageError: when the game doesn't build any.
        """
        raise UsageError(f"{self.name} builds no random decks")

    def deck_beside(self, dice: Dice, decks: Sequence[Sequence[str]]) -> list[str]:
        """A legal deck built at random that may be played against the given ones."""
        return self.random_deck(dice)

    def limited_kinds(self) -> Sequence[str]:
        """The kinds of decks that players build from random packs, for studies of limited play; none here."""
        return ()

    def limited_deck(self, kind: str, dice: Dice) -> list[str]:
        """A deck of one of those kinds, from packs of its own.

        Raises:
            UsageError: when the game has no limited play.
        """
        raise UsageError(f"{self.name} has no limited play")

    def number_in(self, text: str) -> CardNumber | None:
        """The printed card that a line of a deck list means, by its number or by its name with a set, in any spelling.

        None if it means no card.
        """
        return None

    def listed_number(self, definition: Any) -> tuple[str, int] | None:
        """The set and number under which other people's programs list a card; None if there are none."""
        return None

    def other_names(self, definition: Any) -> Sequence[str]:
        """Other names that a deck list may use for a card."""
        return ()

    def printings(self, definition: Any) -> Sequence[Printing]:
        """All sets that a card was printed in, oldest first; empty if there are no sets."""
        return ()

    def sets(self) -> Sequence[SetLine]:
        """The printed sets of the game, oldest first; empty if it has none."""
        return ()

    def missing_cards(self) -> Sequence[MissingCard]:
        """The printed cards that can't be played yet, each wording once, in order of release."""
        return ()

    def age(self, definition: Any) -> int:
        """Orders the printings of a card: later ones have greater numbers."""
        return 0
