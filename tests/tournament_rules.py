"""The rule options of Spellfire's tournaments, for tests that hold for each of them."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.telling.views import OF_TOURNAMENTS

SOME: dict[str, tuple[str, ...]] = {"melons": ("1", "0,2")}
"""By option whose values do not stand in its record: some of them."""
SINGLE: list[dict[str, str]] = [
    {option.name: value}
    for option in OF_TOURNAMENTS
    for value in (*option.values, *SOME.get(option.name, ()))
    if value != option.before
]
"""Each change that an option makes, by itself."""


def players(options: dict[str, Any]) -> int:
    """How many play under these options."""
    return 6 if "teams" in options else 3
