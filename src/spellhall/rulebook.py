"""The rule books, by ID: from ``docs/rules`` in a checkout, from ``spellhall/rulebooks`` in an installed hall."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

import spellhall
from spellhall.kernel.errors import UsageError

RULE = re.compile(r"- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.*)")
HEADING = re.compile(r"(#{2,3})\s+(.*)")
TITLE = re.compile(r"#\s+(.*)")
CODE = re.compile(r"\(([A-Z0-9]+)\)$")
WORD = re.compile(r"[a-z]+")
TABLE = "|"


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, its text, and the section of the book in which it stands."""

    id: str
    text: str
    section: str


@dataclass
class Section:
    """A section of a book, or a part of one (``depth`` 1): its remarks, and its rules in order.

    ``id`` is what the IDs of its rules begin with ("SF-PH2"), or where they have none in common, the heading in small
    letters ("options-and-presets").
    """

    heading: str
    depth: int
    id: str = ""
    remarks: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Book:
    """The rules of one game: what stands before the first section, and the sections."""

    game: str
    title: str = ""
    opening: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)


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


def read_book(path: Path) -> Book:
    """One book from its file, which bears the name of the game. Tables are left out: they list what options do."""
    book = Book(path.stem)
    for line in path.read_text(encoding="utf-8").splitlines():
        heading, rule, title = HEADING.fullmatch(line), RULE.fullmatch(line), TITLE.fullmatch(line)
        if heading:
            book.sections.append(Section(heading[2], len(heading[1]) - 2))
        elif rule:
            book.sections[-1].rules.append(Rule(rule[1], rule[2], book.sections[-1].heading))
        elif title:
            book.title = title[1]
        elif line.strip() and not line.startswith(TABLE):
            (book.sections[-1].remarks if book.sections else book.opening).append(line.strip())
    prefix = next((rule.id.partition("-")[0] for section in book.sections for rule in section.rules), "")
    for section in book.sections:
        code = CODE.search(section.heading)
        section.id = f"{prefix}-{code[1]}" if code else "-".join(WORD.findall(section.heading.lower()))
    return book


def all_books() -> list[Book]:
    """Every book, in the order of the games' names."""
    return [read_book(path) for path in sorted(folder().glob("*.md"))]


def all_rules() -> list[Rule]:
    """Every rule of every book, in the order of the books."""
    return [rule for book in all_books() for section in book.sections for rule in section.rules]


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
