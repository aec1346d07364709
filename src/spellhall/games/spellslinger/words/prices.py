"""Costs besides symbols: what a player gives up to play a card or use an ability."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellslinger.rules.zones import destroy, discard
from spellhall.games.spellslinger.table import HAND
from spellhall.games.spellslinger.words.filters import Filter
from spellhall.games.spellslinger.words.worth import A_CARD, A_CHARACTER
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Word

__all__ = ["DestroyOne", "DiscardOne", "Price"]


class Price(Word):
    """Base: giving up one card."""

    abstract = True

    family: ClassVar[str] = "price"
    from_hand: ClassVar[bool] = False

    def choices(self, state: State, fx: Context) -> list[int]:
        """The cards that can pay it."""
        raise NotImplementedError

    def pay(self, state: State, fx: Context, card: int) -> None:
        """Give a card up."""
        raise NotImplementedError

    def hint(self) -> float:
        """What it costs its player, in cards: below 0."""
        raise NotImplementedError

    def question_text(self) -> str:
        """The question to ask for it."""
        return f"{self.phrase()}: which?"


class DestroyOne(Price):
    """Destroy a card that you control."""

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"destroy {self.cards.one()}"

    def choices(self, state: State, fx: Context) -> list[int]:
        return self.cards.handles(state, fx)

    def pay(self, state: State, fx: Context, card: int) -> None:
        destroy(state, card)

    def hint(self) -> float:
        return -0.6 * A_CHARACTER


class DiscardOne(Price):
    """Discard a card."""

    from_hand = True

    def phrase(self) -> str:
        return "discard a card"

    def choices(self, state: State, fx: Context) -> list[int]:
        return [card for card in state.pile(HAND, fx.seat) if card != fx.source]

    def pay(self, state: State, fx: Context, card: int) -> None:
        discard(state, card)

    def hint(self) -> float:
        return -0.5 * A_CARD
