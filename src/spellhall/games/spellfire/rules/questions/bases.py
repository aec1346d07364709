"""Base classes of questions, by what they concern: cards, attacks on realms, players, levels."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier, Number


class OfCards(Modifier):
    """Base: it concerns cards, perhaps on a condition."""

    abstract = True

    cards: Cards

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card is affected now."""
        raise NotImplementedError


class OfRealms(Modifier):
    """Base: it concerns attacks on a realm."""

    abstract = True

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is affected."""
        raise NotImplementedError


class OfPlayers(Modifier):
    """Base: a number for players."""

    abstract = True

    amount: int | Number

    def concerns(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is affected."""
        raise NotImplementedError


@trait
class OfLevels(OfCards):
    """Base: it changes a level by an amount."""

    abstract = True

    amount: int | Number

    def change(self, level: int, amount: int) -> int:
        """The new level."""
        raise NotImplementedError
