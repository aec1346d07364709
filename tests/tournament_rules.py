"""The rule options of Spellfire's tournaments, for tests that hold for each of them."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.telling.views import OF_TOURNAMENTS

SOME: dict[str, tuple[str, ...]] = {"melons": ("1", "0,2")}
"""For options without listed values: some of their values."""
SINGLE: list[dict[str, str]] = [
    {option.name: value}
    for option in OF_TOURNAMENTS
    for value in (*option.values, *SOME.get(option.name, ()))
    if value != option.before
]
"""Each change that an option makes, on its own."""
ALL = {option.name: (*option.values, *SOME.get(option.name, ()))[-1] for option in OF_TOURNAMENTS}
"""All of them at once."""
COMBINED: list[dict[str, str]] = [
    {"attacks": "any_realm", "plunder": "on"},
    {"victory": "conqueror", "attacks": "any_realm", "warriors_rule": "on", "plunder": "on"},
    {"granted_turns": "no_realms", "victory_timing": "start_of_own_turn", "destroyed_worlds": "on", "melons": "0"},
    {"dungeon_discard": "on", "destroyed_worlds": "on", "equal_windows": "on"},
    {"teams": "three_of_two", "victory": "team"},
    {"teams": "three_of_two", "victory": "team", "attacks": "any_realm", "plunder": "on"},
    {"preset": "rulebook", **ALL},
    ALL,
]
"""Combinations that tournaments play, and everything at once under both presets."""


def players(options: dict[str, Any]) -> int:
    """How many players these options take."""
    return 6 if "teams" in options else 3
