"""Why a hint advises a choice, in one sentence. Read this to write such sentences for a game (see ``Game.reasons``).

A game has several sentences for some choices and none for others. Each states a fact that the deciding seat can see;
players are "seat 0", "seat 1", ..., and the reader is "you". The first sentence that is short enough is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from spellhall.kernel.presentation.prompts import sentence

LONGEST = 90
"""A sentence with more characters doesn't fit above the prompt."""
LONGEST_NAME = 24
"""How many characters a player's name may take."""
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
End = tuple[str, int]
"""An end of a hint's arrow: a card by its handle, a seat, or a slot of a chain."""
ITSELF: End = ("", -1)
"""What the choice is about."""
NO_ARROW = (ITSELF, ITSELF)
_SEAT = re.compile(r"\bseat \d\b")


def because(what: str, why: str) -> str:
    """What to do, and why: "Play Nyrond: it's your fourth realm."."""
    return sentence(f"{what}: {why}")


def first_that_fits(sentences: Iterable[str]) -> str:
    """The first sentence that is short enough even if players have long names; empty if none is."""
    return next((each for each in sentences if len(_SEAT.sub("?" * LONGEST_NAME, each)) <= LONGEST), "")


def ordinal(number: int) -> str:
    """The word for a place in a row: "fourth", "11th"."""
    return ORDINALS[number] if 0 < number < len(ORDINALS) else f"{number}th"


def counted(number: int, thing: str) -> str:
    """A number of things: "no realms", "one realm", "3 realms"."""
    return f"one {thing}" if number == 1 else f"{number or 'no'} {thing}s"
