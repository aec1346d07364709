"""What hour it is for cards that look at the window (AMB-94): that of the game, or what a card has made of it."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.kernel.state import State
from spellhall.language.words import Modifier, Question


@trait
class Hour(Modifier, Question):
    """Is it night, whatever the hour of the game?"""

    night: bool


def is_night(state: State) -> bool:
    """AMB-94, SF-HOUR-01. Whether it is night; of several cards that turn the hour, the last one counts."""
    turned = held(state, Hour)
    if turned:
        return turned[-1][0].night
    return bool(state.game.options["played_at"] == "night")
