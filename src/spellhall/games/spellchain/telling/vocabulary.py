"""The card terms that the rule book explains (section WO), and how they are recognized in a text."""

from __future__ import annotations

import re

WORDS: tuple[tuple[str, str], ...] = (
    (r"\blos(e|es)\b", "SC-WO-02"),
    (r"\bDMG effect\b", "SC-WO-03"),
    (r"\bBlock\b", "SC-WO-04"),
    (r"\bAvoid\b|\bavoid\b", "SC-WO-05"),
    (r"\bReflect\b", "SC-WO-06"),
    (r"\bRedirect\b|instead\. Block", "SC-WO-07"),
    (r"\bignor(e|es|ing)\b(?! the Madness)", "SC-WO-08"),
    (r"\bPoison\b", "SC-WO-09"),
    (r"\bMercury\b", "SC-WO-10"),
    (r"\b[Hh]eals?\b", "SC-WO-11"),
    (r"\bReshape\b", "SC-WO-12"),
    (r"\b[Aa]ppl(y|ied)\b", "SC-WO-13"),
    (r"\bas though you\b", "SC-WO-14"),
    (r"\bcontrols?\b|\bactive\b", "SC-WO-15"),
    (r"\bearlier this chain\b", "SC-WO-16"),
    (r"\broll a d20: on\b", "SC-WO-17"),
    (r"\byour other\b", "SC-WO-18"),
    (r"\bdoubled\b", "SC-WO-19"),
    (r"\b[Dd]iscard(ed)?\b", "SC-WO-20"),
    (r"\bfirst hit\b|\b(three|four) times\b|\btwice\b", "SC-WO-01"),
    (r"\banother\b.* activates", "SC-RS-11"),
    (r"\bcannot be negated\b", "SC-NE-10"),
    (r"\bnegates nothing\b|\bit does not\b", "SC-NE-11"),
)
"""Patterns of card text, each with the rule that explains it."""


def rules_for(text: str) -> list[str]:
    """The rules that explain the terms in a card's text, in list order."""
    return [rule for pattern, rule in WORDS if re.search(pattern, text)]
