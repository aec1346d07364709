"""Numbers that the cards of several games read; each game has its own phrase for them."""

from __future__ import annotations

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Number


class HowMany(Number):
    """How many cards fit a description."""

    abstract = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, fx: Context) -> int:
        return len(self.cards.handles(state, fx))


class LeftBehind(Number):
    """A number noted in a slot by an earlier part of the same text; ``what`` describes it."""

    abstract = True

    def __init__(self, slot: int, what: str) -> None:
        self.slot = slot
        self.what = what

    def phrase(self) -> str:
        return self.what

    def value(self, state: State, fx: Context) -> int:
        return max(0, int(fx.slots[self.slot]))
