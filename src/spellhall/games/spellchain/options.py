"""Rule options of Spell Chain."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.options import chosen_options

VALUES = {"cut": ("random", "chosen")}
PRESETS = {"rulebook": {"cut": "random"}, "table": {"cut": "chosen"}}
AS_BEFORE: dict[str, str] = {}
"""By option that was not there from the beginning: the value under which games are as they were without it. Saves and
replays that do not name the option were played so."""


def options_from(preset: str, given: dict[str, Any]) -> dict[str, Any]:
    """A full set of options.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    return chosen_options(preset, given, PRESETS, VALUES)
