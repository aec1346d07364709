"""Whole numbers from callers: Python's own, and any with an ``__index__``, such as numpy's."""

from __future__ import annotations

from operator import index
from typing import Any

from spellhall.kernel.errors import IllegalAction, UsageError, repeated


def whole(value: Any) -> int:
    """A whole number as a plain Python int; booleans don't count.

    Raises:
        TypeError: for anything else.
    """
    if isinstance(value, bool):
        raise TypeError
    return index(value)


def as_action(value: Any) -> int:
    """An action as an int.

    Raises:
        IllegalAction: when it isn't a whole number.
    """
    try:
        return whole(value)
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {repeated(value)}") from None


def as_one_of(value: Any, what: str, least: int, most: int) -> int:
    """A seat or a card as an int within bounds.

    Raises:
        UsageError: for anything else.
    """
    try:
        number = whole(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise UsageError(f"{what} {repeated(value)} doesn't exist; choose a whole number from {least} to {most}")
    return number
