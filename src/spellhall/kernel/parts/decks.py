"""What makes and checks decks: those to begin with, those by lot, those of a pool, and how lists name cards.

Two of these every game defines: ``starter_decks`` and ``check_deck``. ``check_table`` compares legal decks with each
other, ``cautions`` say what people should know of them, ``check_pool`` holds a deck to the cards it was made of. Where
players bring none (``brings_decks``), ``dealt`` makes them from the seed of the table. Studies ask for ``random_deck``,
for ``deck_beside`` given ones, and for a ``limited_deck`` of one of the ``limited_kinds``. Lists that people write name
cards by their names; ``number_in``, ``listed_number``, ``other_names`` and ``age`` help to read the lists of those who
write numbers, other spellings, or cards of several printings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.part import Part


class CardNumber(NamedTuple):
    """A card by the number that is printed on it, as somebody wrote it.

    Attributes:
        key: the number as the hall writes it.
        edition: the name of the set.
        printed: whether the set has a card of this number; the hall need not have it.
        rest: what stands behind the number, which should be the card's name.
    """

    key: str
    edition: str
    printed: bool
    rest: str


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
        """The kinds of decks that players build from packs opened by lot, for studies of limited play; none here."""
        return ()

    def limited_deck(self, kind: str, dice: Dice) -> list[str]:
        """A deck of one of those kinds, from packs of its own.

        Raises:
            UsageError: when the game has no limited play.
        """
        raise UsageError(f"{self.name} has no limited play")

    def number_in(self, text: str) -> CardNumber | None:
        """The printed number with which a line of a deck list begins, however players write it; None for none."""
        return None

    def listed_number(self, definition: Any) -> tuple[str, int] | None:
        """The set and the number under which programs of other people list a card; None where there are none."""
        return None

    def other_names(self, definition: Any) -> Sequence[str]:
        """Names besides its own under which a deck list may name a card."""
        return ()

    def age(self, definition: Any) -> int:
        """Which of several printings of a card is which: those that came out later have greater numbers."""
        return 0
