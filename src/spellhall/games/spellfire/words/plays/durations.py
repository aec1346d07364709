"""Verbs that let effects last longer, and the cards that they can be used on (SF-GEN-27)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.turn.extended_durations import extend
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards, Number, number_of


class DoubleDuration(Effectful):
    """What cards do until some turn lasts twice as long (SF-GEN-27)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} lasts twice as long if its effect has a duration counted in turns"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            extend(state, card, 1)

    def hint(self) -> float:
        return 0.5


class LastsLonger(Effectful):
    """What cards do until some turn lasts a number of turns longer (SF-GEN-27)."""

    def __init__(self, cards: Cards, number: int | Number) -> None:
        self.cards = cards
        self.number = number

    def phrase(self) -> str:
        more = self.number if isinstance(self.number, int) else self.number.phrase()
        return f"{self.cards.phrase()} lasts as many of its player's turns longer as {more}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            extend(state, card, number_of(self.number, state, fx))

    def hint(self) -> float:
        return 0.5
