"""Numbers that cards read from the table."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.battle.sides import facing
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level, own_level
from spellhall.games.spellfire.table import (
    DIGIT,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.numbers import HowMany
from spellhall.language.patterns import Pattern
from spellhall.language.words import Cards, Number, numeral

_LEVEL = Pattern(r"\b((?:base )?levels?)\b")


class Count(HowMany):
    """How many cards fit a description."""

    def phrase(self) -> str:
        return f"the number of {self.cards.phrase()}"

    def each(self) -> str:
        """Each of the cards, as in: 1 level for each opposing ally."""
        return self.cards.each() if isinstance(self.cards, Filter) else f"each of {self.cards.phrase()}"


class Times(Number):
    """A multiple of a number."""

    def __init__(self, factor: int, number: Number) -> None:
        self.factor = factor
        self.number = number

    def phrase(self) -> str:
        times = "twice" if self.factor == 2 else f"{numeral(self.factor)} times"
        return f"{times} {self.number.phrase()}"

    def value(self, state: State, fx: Context) -> int:
        return self.factor * self.number.value(state, fx)


class BaseLevelOf(Number):
    """The (sum of the) base levels of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        text = self.cards.phrase()
        if self.cards.plural:
            return (
                f"the sum of {'their base levels' if isinstance(self.cards, Chosen) else f'the base levels of {text}'}"
            )
        return "its base level" if text == "it" else f"the base level of {text}"

    def value(self, state: State, fx: Context) -> int:
        return sum(base_level(state, h) for h in self.cards.handles(state, fx))


class LevelOf(Number):
    """The (sum of the) levels of cards, with everything attached to them (SF-LVL-03)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        text = self.cards.phrase()
        return "its level" if text == "it" else f"the level of {text}"

    def value(self, state: State, fx: Context) -> int:
        return sum(
            adjusted_level(state, h) if card_of(state, h).is_champion else own_level(state, h)
            for h in self.cards.handles(state, fx)
        )


class AtOnce(Number):
    """A number counted once, when a lasting effect begins; what happens later does not change it."""

    def __init__(self, number: Number) -> None:
        self.number = number

    def phrase(self) -> str:
        return _LEVEL.sub(r"current \1", self.number.phrase(), count=1)

    def value(self, state: State, fx: Context) -> int:
        return int(fx.number)


class Half(Number):
    """Half of a number, rounded down, or up."""

    def __init__(self, number: Number, up: bool = False) -> None:
        self.number = number
        self.up = up

    def phrase(self) -> str:
        return f"half {self.number.phrase()} (rounded {'up' if self.up else 'down'})"

    def value(self, state: State, fx: Context) -> int:
        return (self.number.value(state, fx) + self.up) // 2


class CardDigit(Number):
    """The last digit of the printed number of a card (AMB-43)."""

    def __init__(self, card: Cards) -> None:
        self.card = card

    def phrase(self) -> str:
        return f"the last digit of the card number of {self.card.phrase()}"

    def value(self, state: State, fx: Context) -> int:
        return sum(int(card_of(state, h).number) % 10 for h in self.card.handles(state, fx))


class FirstDigits(Number):
    """The first digit of the printed number of each card that a modifier is about, as it stands without zeros in front
    (AMB-43).
    """

    of_each: ClassVar[bool] = True

    def phrase(self) -> str:
        return "the first digit of their own card number"

    def value(self, state: State, fx: Context) -> int:
        return int(str(int(card_of(state, fx.subject).number))[0])


class LowestLevelOf(Number):
    """The lowest of the levels of cards, allies for instance."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        text = self.cards.one() if isinstance(self.cards, Filter) else self.cards.phrase()
        return f"the lowest level of {text}"

    def value(self, state: State, fx: Context) -> int:
        return min((own_level(state, h) for h in self.cards.handles(state, fx)), default=0)


class LastDigit(Number):
    """The digit that was drawn last (AMB-69)."""

    def phrase(self) -> str:
        return "the digit drawn"

    def value(self, state: State, fx: Context) -> int:
        return state.regs[DIGIT]


class FoesBaseLevel(Number):
    """The base level of the champion that each card faces. Of ``printed_for`` such champions the printed level of the
    one they face counts, so that two whose levels depend on each other come to an end.
    """

    of_each: ClassVar[bool] = True

    def __init__(self, printed_for: Filter) -> None:
        self.printed_for = printed_for

    def phrase(self) -> str:
        return "the base level of the champion they face"

    def value(self, state: State, fx: Context) -> int:
        foe = facing(state, fx.subject)
        if foe < 0:
            return 0
        if self.printed_for.fits(state, fx.subject, fx):
            return int(card_of(state, foe).level)
        return base_level(state, foe)


LAST_DIGIT = LastDigit()
FIRST_DIGITS = FirstDigits()
