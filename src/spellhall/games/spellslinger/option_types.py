"""The rule options of Spellslinger as types, so that mypy knows each name and value. Read one by ``options_of``.

Generated from ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from spellhall.kernel.game import Game


class SpellslingerOptions(TypedDict):
    """What each option is in one game; a plain str takes other values than those in words."""

    preset: str
    format: Literal["constructed", "limited", "shared"]
    teams: Literal["none", "alliance", "as-one"]
    team_size: Literal["2", "3"]
    hands: Literal["open", "closed"]
    draw: Literal["beginning", "between"]
    equal_windows: Literal["off", "on"]


def options_of(game: Game) -> SpellslingerOptions:
    """The options of a game."""
    found: SpellslingerOptions = game.options
    return found
