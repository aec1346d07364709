"""The rule options of Spellfire's tournaments, for tests that hold for each of them."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.tournament_options import TOURNAMENT_OPTIONS

SOME: dict[str, tuple[str, ...]] = {}
"""By option whose values do not stand in its record: some of them."""
SINGLE: list[dict[str, str]] = [
    {option.name: value}
    for option in TOURNAMENT_OPTIONS
    for value in (*option.values, *SOME.get(option.name, ()))
    if value != option.before
]
"""Each change that an option makes, by itself."""


def players(options: dict[str, Any]) -> int:
    """How many play under these options."""
    return 3
