"""Rule options of Spell Chain."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.errors import UsageError

VALUES = {"cut": ("random", "chosen")}
PRESETS = {"rulebook": {"cut": "random"}, "table": {"cut": "chosen"}}


def options_from(preset: str, given: dict[str, Any]) -> dict[str, Any]:
    """A full set of options.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    if preset not in PRESETS:
        raise UsageError(f"there is no preset {preset!r}; choose {' or '.join(sorted(PRESETS))}")
    chosen: dict[str, Any] = {"preset": preset, **PRESETS[preset]}
    for name, value in given.items():
        if name not in VALUES:
            raise UsageError(f"there is no option {name!r}; the options are {', '.join(VALUES)}")
        if value not in VALUES[name]:
            raise UsageError(f"option {name} takes {' or '.join(VALUES[name])}, not {value!r}")
        chosen[name] = value
    return chosen
