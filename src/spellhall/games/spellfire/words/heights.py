"""How high the levels and bonuses of the cards of a description are (section LVL)."""

from __future__ import annotations

from typing import Self

from mypy_extensions import trait

from spellhall.games.spellfire.rules.levels import adjusted_level, base_level, own_level
from spellhall.games.spellfire.table import (
    BATTLE,
    DIGIT,
    POOL,
)
from spellhall.games.spellfire.words.descriptions import Description
from spellhall.kernel.state import State
from spellhall.language.words import Number


@trait
class Heights(Description):
    """Narrows a description by levels and bonuses."""

    abstract = True

    def base_at_most(self, number: int) -> Self:
        """Of a base level up to a number (SF-LVL-04)."""
        return self.with_test(lambda s, h, fx: base_level(s, h) <= number, f"of base level {number} or less")

    def base_at_least(self, number: int) -> Self:
        """Of a base level from a number on."""
        return self.with_test(lambda s, h, fx: base_level(s, h) >= number, f"of base level {number} or more")

    def level_at_most(self, number: int) -> Self:
        """Of an (adjusted) level up to a number (SF-LVL-03)."""
        return self.with_test(lambda s, h, fx: _level(s, h) <= number, f"of level {number} or less")

    def level_at_least(self, number: int) -> Self:
        """Of an (adjusted) level from a number on."""
        return self.with_test(lambda s, h, fx: _level(s, h) >= number, f"of level {number} or more")

    def bonus_at_most(self, number: int) -> Self:
        """With a bonus up to a number."""
        return self.with_test(lambda s, h, fx: own_level(s, h) <= number, f"of at most +{number}")

    def below(self, number: Number) -> Self:
        """With a level (or bonus) below a number."""
        return self.with_test(
            lambda s, h, fx: own_level(s, h) < number.value(s, fx),
            f"whose bonus is less than {number.phrase()}",
            about=(number,),
        )

    @property
    def above_the_digit(self) -> Self:
        """Of a base level higher than the digit drawn last."""
        text = "whose base level is above the digit drawn"
        return self.with_test(lambda s, h, fx: base_level(s, h) > s.regs[DIGIT], text)

    @property
    def under_the_digit(self) -> Self:
        """Of a base level lower than the digit drawn last."""
        text = "whose base level is below the digit drawn"
        return self.with_test(lambda s, h, fx: base_level(s, h) < s.regs[DIGIT], text)

    @property
    def highest(self) -> Self:
        """Those with the highest level of all that are meant."""
        return self.with_test(
            lambda s, h, fx: all(own_level(s, h) >= own_level(s, other) for other in self.handles(s, fx)),
            "with the highest bonus",
        )


def _level(state: State, handle: int) -> int:
    if state.definition(handle).is_champion and state.zone[handle] in (POOL, BATTLE):
        return adjusted_level(state, handle)
    return own_level(state, handle)
