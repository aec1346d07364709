"""Rule options of a game: a preset, and single options on top of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spellhall.kernel.errors import UsageError

Values = Mapping[str, Sequence[str] | Callable[[str], str]]
"""By option: the values that it takes, or a check that returns what it takes when a text is none of that."""


def chosen_options(
    preset: str, given: Mapping[str, Any], presets: Mapping[str, Mapping[str, str]], values: Values
) -> dict[str, Any]:
    """A full set of options, the preset's name among them.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    if preset not in presets:
        raise UsageError(f"there is no preset {preset!r}; choose {' or '.join(sorted(presets))}")
    chosen: dict[str, Any] = {"preset": preset, **presets[preset]}
    for name, value in given.items():
        if name not in presets[preset]:
            raise UsageError(f"there is no option {name!r}; the options are {', '.join(sorted(presets[preset]))}")
        text, allowed = str(value), values[name]
        fault = allowed(text) if callable(allowed) else "" if text in allowed else " or ".join(allowed)
        if fault:
            raise UsageError(f"option {name} takes {fault}, not {text!r}")
        chosen[name] = text
    return chosen
