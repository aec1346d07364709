"""The rule options of Spell Chain as types, so that mypy knows each name and value. Read one by ``options_of``.

Generated from ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from spellhall.kernel.game import Game


class SpellchainOptions(TypedDict):
    """What each option is in one game; a plain str takes other values than those in words."""

    preset: str
    cut: Literal["random", "chosen"]


def options_of(game: Game) -> SpellchainOptions:
    """The options of a game."""
    found: SpellchainOptions = game.options
    return found
