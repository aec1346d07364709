"""The errors that everybody knows. Each carries one sentence that can be shown to a person."""

from __future__ import annotations

from typing import Any

LONGEST = 40
"""The most characters of what someone gave that are repeated in a sentence."""
LONGEST_NUMBER = 64
"""The most bits of a number that is written out: what is longer is never a value, and Python refuses to."""


class SpellhallError(Exception):
    """Base of all errors with a sentence for the user."""


class UsageError(SpellhallError):
    """A wrong name, option, deck, document or argument. Nothing has changed."""


class IllegalAction(SpellhallError):
    """An action that the present decision does not offer. Nothing has changed."""


class DeckError(UsageError):
    """A deck that breaks rules of construction; ``faults`` holds all of them, each with its rule."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Unfinished(SpellhallError):
    """A process was ended from outside. ``results`` is what there was by then, if it is of use by itself."""

    results: dict[str, Any] | None = None


class Stopped(Unfinished):
    """Someone has stopped the work (Ctrl+C)."""


def shortened(text: str) -> str:
    """A text as it can stand in a sentence that says what is wrong with it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def repeated(value: Any) -> str:
    """Anything that someone gave, as it can stand in such a sentence."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "a number of many digits"
    return repr(shortened(value)) if isinstance(value, str) else shortened(repr(value))
