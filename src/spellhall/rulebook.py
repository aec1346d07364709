"""The rule books, by ID: from ``docs/rules`` in a checkout, from ``spellhall/rulebooks`` in an installed hall.

Page, command line, test marks and ``make rules`` all read rule books through this module, so they see the same. A rule
is an item of a list, ``- **SF-PH2-02** You may ...``; anything that looks like a rule in another form is refused, so
no rule is overlooked. ``GAME.md`` is a game's book, ``GAME-PART.md`` a part of it; a game from another package brings
its own, ``rulebook.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.registry import house_games, known_games

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
RULE = re.compile(rf"- \*\*({ID})\*\*\s+(\S.*)")
LIKE_A_RULE = re.compile(rf"\s*(?:[-*+]\s+|\d+[.)]\s+|\|\s*)?(?:\*\*|__)({ID})[.:]?(?:\*\*|__)")
HEADING = re.compile(r"(#{2,3})\s+(.*)")
TITLE = re.compile(r"#\s+(.*)")
CODE = re.compile(r"\(([A-Z0-9]+)\)$")
WORD = re.compile(r"[a-z]+")
TABLE = "|"
LEAD = "**"
ABOUT_IDS = "**Reading the IDs.**"


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, its text, its section of the book, and the part of the game that the book covers.

    The ID names a book, a section of it and a number: SF-PH2-02. One without a section (AMB-35) is a decision
    on how to read unclear words.
    """

    id: str
    text: str
    section: str
    part: str = ""

    @property
    def place(self) -> str:
        """The section, after the part if it is in one."""
        return f"{self.part}: {self.section}" if self.part else self.section

    @property
    def decides(self) -> bool:
        """Whether this is a decision: how the rules work where the source leaves something open."""
        return self.id.count("-") == 1


@dataclass
class Section:
    """A section of a book, or a part of one (``depth`` 1): its remarks, and its rules in order.

    ``id`` is what the IDs of its rules begin with ("SF-PH2"), or if they have nothing in common, the heading in lower
    case ("options-and-presets"), after the name of the part in a part of a book.
    """

    heading: str
    depth: int
    id: str = ""
    remarks: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Book:
    """The rules of one game, or of a part of it: the text before the first section, and the sections.

    ``part`` is empty for the game's own book. ``title`` is the heading above its first section.
    """

    game: str
    part: str = ""
    title: str = ""
    opening: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of its file: the game's, followed by the part if it is one."""
        return f"{self.game}-{self.part}" if self.part else self.game

    @property
    def brief(self) -> list[str]:
        """The game on one page: the paragraphs of the opening that a player reads, from the first with a heading of
        its own to the one about rule IDs.
        """
        starts = [at for at, text in enumerate(self.opening) if text.startswith(LEAD)]
        ends = [at for at, text in enumerate(self.opening) if text.startswith(ABOUT_IDS)]
        return self.opening[starts[0] : ends[0]] if starts and ends else list(self.opening)

    def rules(self) -> Iterator[Rule]:
        """All rules, in the order of the book."""
        for section in self.sections:
            yield from section.rules

    @property
    def numbered(self) -> int:
        """How many numbered rules it has, for README and page. Decisions are counted separately."""
        return sum(not rule.decides for rule in self.rules())

    @property
    def decisions(self) -> int:
        """How many decisions it has."""
        return sum(rule.decides for rule in self.rules())


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
    """One book from its file, which is named after the game. Tables are left out: they list what options do.

    Raises:
        UsageError: for a line that should be a rule but has another form, with its number.
    """
    return book_from(path.stem, path.read_text(encoding="utf-8"))


def book_from(name: str, text: str) -> Book:
    """A book from its text; ``name`` is that of its file.

    Raises:
        UsageError: for a line that should be a rule but has another form, with its number.
    """
    game, _, part = name.partition("-")
    book = Book(game, part)
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading, rule, title = HEADING.fullmatch(line), RULE.fullmatch(line), TITLE.fullmatch(line)
        if heading:
            book.sections.append(Section(heading[2], len(heading[1]) - 2))
        elif LIKE_A_RULE.match(line) and (not rule or not book.sections):
            raise UsageError(f"{name}.md, line {number}: a rule is written as `- **ID** text`, below a heading")
        elif rule:
            book.sections[-1].rules.append(Rule(rule[1], rule[2], book.sections[-1].heading, part))
        elif RULE.fullmatch(before) and line.startswith("  "):
            raise UsageError(f"{name}.md, line {number}: a rule stands in one line, however long")
        elif title:
            book.title = title[1]
        elif line.strip() and not line.startswith(TABLE):
            (book.sections[-1].remarks if book.sections else book.opening).append(line.strip())
        before = line
    for section in book.sections:
        section.id = _id_of(section, book)
    return book


def _id_of(section: Section, book: Book) -> str:
    code = CODE.search(section.heading)
    for rule in book.rules() if code else ():
        prefix, within, *_ = rule.id.split("-")
        if code and code[1] == within:
            return f"{prefix}-{within}"
    words = WORD.findall(section.heading.lower())
    return "-".join([book.part, *words] if book.part else words)


def read_books(place: Path) -> list[Book]:
    """Every book in a folder, in the order of the games' names; the parts of a game after its own book.

    Raises:
        UsageError: for a line that should be a rule and isn't.
    """
    return sorted((read_book(path) for path in place.glob("*.md")), key=lambda book: (book.game, book.part))


def brought_books() -> Iterator[Book]:
    """The books of games that other packages bring: ``rulebook.md`` next to the game's module."""
    for game in sorted(known_games().keys() - house_games().keys()):
        package = known_games()[game].partition(":")[0].rpartition(".")[0]
        if not package or find_spec(package) is None:
            continue
        book = resources.files(package) / "rulebook.md"
        if book.is_file():
            yield book_from(game, book.read_text(encoding="utf-8"))


def all_books() -> list[Book]:
    """Every book: first those that ship with the hall, then those of other packages' games."""
    return [*read_books(folder()), *brought_books()]


def all_rules() -> list[Rule]:
    """Every rule of every book, in the order of the books."""
    return [rule for book in all_books() for rule in book.rules()]


def books_of(game: str) -> list[Book]:
    """The rule books of a game: its own, then its parts.

    Raises:
        UsageError: when it has none.
    """
    found = [book for book in all_books() if book.game == game]
    if not found:
        raise UsageError(f"{game} has no rule book yet")
    return found


def find_rules(wanted: str, game: str = "") -> list[Rule]:
    """The rule with an ID; otherwise all rules whose ID begins like that; otherwise all rules that contain the words.

    ``game``: only this game's rules.

    Raises:
        UsageError: when there is none, with the nearest ID.
    """
    rules = [rule for book in books_of(game) for rule in book.rules()] if game else all_rules()
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
