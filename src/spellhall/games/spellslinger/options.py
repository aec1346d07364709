"""Rule options of Spellslinger."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.options import chosen_options

VALUES: dict[str, tuple[str, ...]] = {
    "draw": ("beginning", "between"),
    "format": ("constructed", "limited", "shared"),
    "teams": ("none", "alliance", "as-one"),
    "team_size": ("2", "3"),
    "hands": ("open", "closed"),
    "equal_windows": ("off", "on"),
}
"""``draw``: the draw step ends the beginning phase, or stands between attack and main phase. ``format``: how decks are
checked, and whether one pile serves all (off the top). ``hands``: whether team-mates as one see each other's hands.
``equal_windows``: everybody is asked in every window, whether there is anything to play or not, so that a pause tells
nothing."""

RULEBOOK = {
    "draw": "beginning",
    "format": "constructed",
    "teams": "none",
    "team_size": "2",
    "hands": "open",
    "equal_windows": "off",
}
PRESETS: dict[str, dict[str, str]] = {
    "rulebook": RULEBOOK,
    "limited": RULEBOOK | {"format": "limited"},
    "off-the-top": RULEBOOK | {"format": "shared"},
}
AS_BEFORE: dict[str, str] = {}
"""By option that was not there from the beginning: the value under which games are as they were without it. Saves and
replays that do not name the option were played so."""


def options_from(preset: str, given: dict[str, Any]) -> dict[str, Any]:
    """A full set of options.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    return chosen_options(preset, given, PRESETS, VALUES)
