"""Where the computer's levels stand on the scale of ratings: marks to compare a rating with.

The distances come from games between neighbouring levels, which ``level_games.json`` lists with their commands. Where
the whole ladder stands among people is a convention: ``novice`` is put where everyone begins. Games against levels
change no rating.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from spellhall.tournaments.rating_scale import BEGIN, TEN_TO_ONE

LOWEST = "novice"
"""The level that is put where everyone begins."""


class LevelGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games between two neighbouring levels: how many the higher one won, when, and the command that played them."""

    game: str
    higher: str
    lower: str
    won: float
    games: int
    day: str
    command: str


class Mark(NamedTuple):
    """A level, and its number on the scale."""

    level: str
    number: int


@cache
def measured() -> tuple[LevelGames, ...]:
    """All measured games."""
    text = files("spellhall.tournaments").joinpath("level_games.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[LevelGames]))


@cache
def marks_of(game: str) -> tuple[Mark, ...]:
    """The levels of a game whose games were measured, the weakest first; none for a game where none were."""
    played: dict[tuple[str, str], tuple[float, int]] = {}
    for row in measured():
        if row.game == game:
            won, games = played.get((row.lower, row.higher), (0.0, 0))
            played[row.lower, row.higher] = won + row.won, games + row.games
    found, number, lower = list[Mark](), float(BEGIN), LOWEST
    while higher := next((pair[1] for pair in played if pair[0] == lower), ""):
        won, games = played[lower, higher]
        found = found or [Mark(lower, BEGIN)]
        number += TEN_TO_ONE * math.log10(won / (games - won))
        found.append(Mark(higher, round(number)))
        lower = higher
    return tuple(found)


def nearest(game: str, number: int) -> str:
    """The level whose mark is nearest to a rating; empty if there are no marks."""
    return min(marks_of(game), key=lambda mark: abs(mark.number - number), default=Mark("", 0)).level
