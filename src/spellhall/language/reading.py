"""A lint for card texts: mistakes that no text may have, whatever its words are."""

from __future__ import annotations

from itertools import pairwise

TWICE = ("that", "+4")
"""What may occur twice in a row."""


def faults_of_text(text: str) -> list[str]:
    """What is wrong with a card's text, each fault as one clause; empty when it reads well."""
    words = text.lower().replace(",", "").split()
    faults = []
    if "<" in text or "object" in text:
        faults.append("it shows Python: a word in it has no phrase for what it was given")
    if " a your " in text:
        faults.append("it says 'a your'")
    faults += [f"it says {a!r} twice in a row" for a, b in pairwise(words) if a == b and a not in TWICE]
    return faults
