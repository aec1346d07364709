"""Day or night, for cards whose text asks (AMB-94): as the game was set up, or as a card has changed it."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.kernel.state import State
from spellhall.language.words import Modifier, Question


@trait
class Hour(Modifier, Question):
    """Is it night, whatever the game was set to?"""

    night: bool


def is_night(state: State) -> bool:
    """AMB-94, SF-HOUR-01. Whether it is night; if several cards change it, the last one counts."""
    options: SpellfireOptions = state.game.options
    turned = held(state, Hour)
    if turned:
        return turned[-1][0].night
    return bool(options["played_at"] == "night")
