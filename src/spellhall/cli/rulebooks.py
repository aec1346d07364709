"""The rule books, by ID: from ``docs/rules`` in a checkout, from ``spellhall/rulebooks`` in an installed hall."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

import spellhall
from spellhall.kernel.errors import UsageError

RULE = re.compile(r"- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.*)")
HEADING = re.compile(r"#{2,3}\s+(.*)")


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, its text, and the section of the book in which it stands."""

    id: str
    text: str
    section: str


def folder() -> Path:
    """Where the rule books are.

    Raises:
        UsageError: when this copy of Spellhall came without them.
    """
    package = Path(spellhall.__file__).parent
    for place in (package / "rulebooks", package.parents[1] / "docs" / "rules"):
        if place.is_dir():
            return place
    raise UsageError("this copy of Spellhall came without its rule books")


def all_rules() -> list[Rule]:
    """Every rule of every book, in the order of the books."""
    found = []
    for book in sorted(folder().glob("*.md")):
        section = ""
        for line in book.read_text(encoding="utf-8").splitlines():
            heading, rule = HEADING.fullmatch(line), RULE.fullmatch(line)
            if heading:
                section = heading[1]
            elif rule:
                found.append(Rule(rule[1], rule[2], section))
    return found


def find_rules(wanted: str) -> list[Rule]:
    """The rule with an ID; else all rules whose ID begins so; else all rules that have the words in them.

    Raises:
        UsageError: when there is none, with the nearest ID.
    """
    rules = all_rules()
    known = wanted.strip().upper()
    plain = wanted.strip().casefold()
    for found in (
        [rule for rule in rules if rule.id == known],
        [rule for rule in rules if known and rule.id.startswith(f"{known}-")],
        [rule for rule in rules if known and rule.id.startswith(known)],
        [rule for rule in rules if plain and plain in f"{rule.section} {rule.text}".casefold()],
    ):
        if found:
            return found
    near = get_close_matches(known, [rule.id for rule in rules], n=1)
    raise UsageError(f"no rule has the ID or the words {wanted!r}{f'; the nearest ID is {near[0]}' if near else ''}")
