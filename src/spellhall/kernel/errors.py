"""The errors that all packages raise. Each carries one sentence that can be shown to a person."""

from __future__ import annotations

from typing import Any

LONGEST = 40
"""The most characters of someone's input that an error message repeats."""
LONGEST_NUMBER = 64
"""The most bits of a number that is written out: a longer one is never a valid value, and Python refuses to."""


class SpellhallError(Exception):
    """Base of all errors with a message for the user."""


class UsageError(SpellhallError):
    """A wrong name, option, deck, document or argument. Nothing has changed."""


class IllegalAction(SpellhallError):
    """An action that the current decision doesn't offer. Nothing has changed."""


class DeckError(UsageError):
    """A deck that breaks construction rules; ``faults`` holds all of them, each with its rule."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Unfinished(SpellhallError):
    """A process was ended from outside. ``results`` is what it had by then, if that is useful on its own."""

    results: dict[str, Any] | None = None


class Stopped(Unfinished):
    """Someone stopped the work (Ctrl+C)."""


def shortened(text: str) -> str:
    """A text, cut to fit into an error message."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def repeated(value: Any) -> str:
    """Any input, cut to fit into an error message."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "a number of many digits"
    return repr(shortened(value)) if isinstance(value, str) else shortened(repr(value))
