"""Numbers and conditions that Spellslinger cards read from the table."""

from __future__ import annotations

from spellhall.games.spellslinger.table import BLOCKS
from spellhall.games.spellslinger.words.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.numbers import HowMany, LeftBehind
from spellhall.language.words import Condition, Number

__all__ = ["Blocking", "CountOf", "Noted", "X", "YouControl"]


class AmountX(Number):
    """The X in a cost."""

    def phrase(self) -> str:
        return "X"

    def value(self, state: State, fx: Context) -> int:
        return int(fx.number)


X = AmountX()


class CountOf(HowMany):
    """How many cards fit a description."""

    def phrase(self) -> str:
        assert isinstance(self.cards, Filter)
        return self.cards.bare()


class Noted(LeftBehind):
    """A number noted by an earlier part of the same text, such as how many cards it destroyed."""


class YouControl(Condition):
    """The player controls a card that fits a description."""

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"you control {self.cards.one()}"

    def holds(self, state: State, fx: Context) -> bool:
        return any(state.control[card] == fx.seat for card in self.cards.handles(state, fx))


class Blocking(Condition):
    """The card itself blocks."""

    def phrase(self) -> str:
        return "it blocks"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.marks[BLOCKS][fx.source])
