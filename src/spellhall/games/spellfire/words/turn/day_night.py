"""The hour: cards that look at the window, and cards that turn it (AMB-94, section HOUR)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.special_cards.day_night import Hour, is_night
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition


class _PlayedBetween(Condition):
    """Base: the hour lies between two, of the night or of the day."""

    abstract = True

    hours: ClassVar[str]
    night: ClassVar[bool] = True

    def phrase(self) -> str:
        return f"the game is played between {self.hours}"

    def holds(self, state: State, fx: Context) -> bool:
        return is_night(state) == self.night


class AtNight(_PlayedBetween):
    """The game is played between 7 p.m. and 2 a.m.: a rule option, so that a replay does not depend on the clock."""

    hours: ClassVar[str] = "7 p.m. and 2 a.m."


class AfterDark(_PlayedBetween):
    """The game is played between 6 p.m. and 6 a.m. (AMB-94)."""

    hours: ClassVar[str] = "6 p.m. and 6 a.m."


class Evening(_PlayedBetween):
    """The game is played between 6 p.m. and midnight (AMB-94)."""

    hours: ClassVar[str] = "6 p.m. and midnight"


class ByDay(_PlayedBetween):
    """The game is played between 6 a.m. and 6 p.m. (AMB-94)."""

    hours: ClassVar[str] = "6 a.m. and 6 p.m."
    night: ClassVar[bool] = False


class HourIs(Hour):
    """It counts as night, or as day, whenever the game is played (SF-HOUR-01)."""

    def __init__(self, night: bool) -> None:
        self.night = night

    def phrase(self) -> str:
        return f"it counts as {'night' if self.night else 'day'}"


AFTER_DARK, AT_NIGHT, BY_DAY, EVENING = AfterDark(), AtNight(), ByDay(), Evening()
