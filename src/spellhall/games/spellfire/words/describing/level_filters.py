"""How high the levels and bonuses of the cards of a description are (section LVL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from mypy_extensions import trait

from spellhall.games.spellfire.facts import SPELLS
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level, equipped_level, own_level
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Widening
from spellhall.games.spellfire.table import (
    BATTLE,
    DIGIT,
    POOL,
)
from spellhall.games.spellfire.words.describing.descriptions import Description
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Number, listed, number_of


@trait
class Heights(Description):
    """Narrows a description by levels and bonuses."""

    abstract = True

    def base_at_most(self, number: int) -> Self:
        """Of a base level up to a number (SF-LVL-04)."""
        return self.with_test(
            lambda s, h, fx: (level := _base(s, h)) <= number or level <= number + widened(s, h, fx),
            f"of base level {number} or less",
        )

    def base_at_least(self, number: int) -> Self:
        """Of a base level from a number on."""
        return self.with_test(lambda s, h, fx: _base(s, h) >= number, f"of base level {number} or more")

    def level_at_most(self, number: int) -> Self:
        """Of an (adjusted) level up to a number (SF-LVL-03)."""
        return self.with_test(
            lambda s, h, fx: (level := _level(s, h)) <= number or level <= number + widened(s, h, fx),
            f"of level {number} or less",
        )

    def level_at_least(self, number: int) -> Self:
        """Of an (adjusted) level from a number on."""
        return self.with_test(lambda s, h, fx: _level(s, h) >= number, f"of level {number} or more")

    def equipped_level_at_most(self, number: int) -> Self:
        """Of a level up to a number with nothing but magical items and artifacts counted (SF-LVL-07)."""
        return self.with_test(
            lambda s, h, fx: card_of(s, h).is_champion and _weighed(s, h, equipped_level) <= number,
            f"whose level is {number} or less (only magical items and artifacts count)",
        )

    def level_of(self, *numbers: int) -> Self:
        """Of one of several (adjusted) levels."""
        text = f"of level {listed([str(number) for number in numbers], 'or')}"
        return self.with_test(lambda s, h, fx: _level(s, h) in numbers, text)

    def bonus_at_most(self, number: int) -> Self:
        """With a bonus up to a number."""
        return self.with_test(lambda s, h, fx: _own(s, h) <= number, f"of at most +{number}")

    def bonus_at_least(self, number: int) -> Self:
        """With a bonus from a number on."""
        return self.with_test(lambda s, h, fx: _own(s, h) >= number, f"of at least +{number}")

    def marked_at_most(self, number: int) -> Self:
        """With a printed bonus up to a number; for modifiers that would otherwise ask for what they change."""
        return self.with_test(lambda s, h, fx: card_of(s, h).level <= number, f"marked +{number} or less")

    def printed_at_most(self, number: int) -> Self:
        """Of a printed level up to a number; for modifiers of the base level, which can't ask for what they change."""
        return self.with_test(lambda s, h, fx: card_of(s, h).level <= number, f"of printed level {number} or less")

    def printed_at_least(self, number: int) -> Self:
        """Of a printed level from a number on; else as above."""
        return self.with_test(lambda s, h, fx: card_of(s, h).level >= number, f"of printed level {number} or more")

    def marked(self, *numbers: int) -> Self:
        """With one of several printed bonuses; else as above."""
        text = f"marked {listed([f'+{number}' for number in numbers], 'or')}"
        return self.with_test(lambda s, h, fx: card_of(s, h).level in numbers, text)

    def below(self, number: Number) -> Self:
        """With a level (or bonus) below a number."""
        return self.with_test(
            lambda s, h, fx: _own(s, h) < number.value(s, fx),
            f"whose bonus is less than {number.phrase()}",
            about=(number,),
        )

    def up_to(self, number: Number) -> Self:
        """With a level (or bonus) up to a number that is read from the table."""
        return self.with_test(
            lambda s, h, fx: _level(s, h) <= number.value(s, fx),
            f"of at most {number.phrase()}",
            about=(number,),
        )

    @property
    def above_the_digit(self) -> Self:
        """Of a base level higher than the digit drawn last."""
        text = "whose base level is above the digit drawn"
        return self.with_test(lambda s, h, fx: _base(s, h) > s.regs[DIGIT], text)

    @property
    def under_the_digit(self) -> Self:
        """Of a base level lower than the digit drawn last."""
        text = "whose base level is below the digit drawn"
        return self.with_test(lambda s, h, fx: _base(s, h) < s.regs[DIGIT], text)

    @property
    def highest(self) -> Self:
        """Those with the highest level of all that are meant."""
        return self.with_test(
            lambda s, h, fx: all(_own(s, h) >= _own(s, other) for other in self.handles(s, fx)),
            "with the highest bonus",
        )

    @property
    def weakest(self) -> Self:
        """Those with the lowest adjusted level of all that are meant."""
        return self.with_test(
            lambda s, h, fx: all(_level(s, h) <= _level(s, other) for other in self.handles(s, fx)),
            "of the lowest level",
        )

    @property
    def strongest(self) -> Self:
        """Those with the highest adjusted level of all that are meant."""
        return self.with_test(
            lambda s, h, fx: all(_level(s, h) >= _level(s, other) for other in self.handles(s, fx)),
            "of the highest level",
        )


def widened(state: State, handle: int, fx: Context) -> int:
    """How much higher than it says a spell reaches, by a power of the one who casts it, or may (SF-LVL-06)."""
    wider = held(state, Widening)
    if not wider or fx.source < 0 or not card_of(state, handle).is_champion:
        return 0
    if card_of(state, fx.source).type not in SPELLS:
        return 0
    return sum(
        number_of(word.amount, state, standing)
        for word, standing in wider
        if (fx.user < 0 and standing.seat == fx.seat and word.applies(state, standing.source, standing))
        or (fx.user >= 0 and word.applies(state, fx.user, standing))
    )


_weighing: Final[set[tuple[int, int, Callable[[State, int], int]]]] = set()
"""The levels that are being worked out: for which position and card, and which of its levels."""


def _weighed(state: State, handle: int, ask: Callable[[State, int], int]) -> int:
    """A level that decides about something. It may decide about an immunity, and this about what changes the level:
    the one who asks for it while it is being worked out gets the printed one (SF-IMM-11).
    """
    asked = (id(state), handle, ask)
    if asked in _weighing:
        printed: int = card_of(state, handle).level
        return printed
    _weighing.add(asked)
    try:
        return ask(state, handle)
    finally:
        _weighing.discard(asked)


def _base(state: State, handle: int) -> int:
    return _weighed(state, handle, base_level)


def _own(state: State, handle: int) -> int:
    return _weighed(state, handle, own_level)


def _level(state: State, handle: int) -> int:
    """What "level" means on a card (SF-LVL-03)."""
    if card_of(state, handle).is_champion and state.zone[handle] in (POOL, BATTLE):
        return _weighed(state, handle, adjusted_level)
    return _own(state, handle)
