"""Rule options of a game: a preset, and single options on top of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spellhall.kernel.errors import LONGEST_NUMBER, UsageError, repeated

Values = Mapping[str, Sequence[str] | Callable[[str], str]]
"""By option: the values that it takes, or a check that returns what it takes when a text is none of that."""


def as_text(value: object) -> str:
    """A value of an option as text."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "a number of many digits"
    return str(value)


def chosen_options(
    preset: object, given: Mapping[str, Any], presets: Mapping[str, Mapping[str, str]], values: Values
) -> dict[str, Any]:
    """A full set of options, the preset's name among them.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    basis = as_text(preset)
    if basis not in presets:
        raise UsageError(f"there is no preset {repeated(basis)}; choose {' or '.join(sorted(presets))}")
    chosen: dict[str, Any] = {"preset": basis, **presets[basis]}
    for name, value in given.items():
        if name not in presets[basis]:
            raise UsageError(
                f"there is no option {repeated(name)}; the options are {', '.join(sorted(presets[basis]))}"
            )
        text, allowed = as_text(value), values[name]
        fault = allowed(text) if callable(allowed) else "" if text in allowed else " or ".join(allowed)
        if fault:
            raise UsageError(f"option {name} takes {fault}, not {repeated(text)}")
        chosen[name] = text
    return chosen
