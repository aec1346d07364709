"""Rule options of Spell Chain."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.options import chosen_options

VALUES = {"cut": ("random", "chosen")}
PRESETS = {"rulebook": {"cut": "random"}, "table": {"cut": "chosen"}}


def options_from(preset: str, given: dict[str, Any]) -> dict[str, Any]:
    """A full set of options.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    return chosen_options(preset, given, PRESETS, VALUES)
