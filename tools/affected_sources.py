"""Reads what a Python file says about other files: its imports, and the modules, paths and games in its strings.

Read this when ``tools/affected.py`` misses a link that is in a file. A file is cut into strings and code by one
pattern rather than parsed: parsing all of them takes ten times as long. ``tests/test_affected.py`` compares the imports
found here with those of the syntax tree.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

TOKEN = re.compile(
    r"#[^\n]*"
    r'|[rbfuRBFU]{0,2}(?P<quote>"""|\'\'\')(?P<long>(?:\\.|[^\\])*?)(?P=quote)'
    r'|[rbfuRBFU]{0,2}"(?P<double>(?:\\.|[^"\\\n])*)"'
    r"|[rbfuRBFU]{0,2}'(?P<single>(?:\\.|[^'\\\n])*)'",
    re.DOTALL,
)
"""A comment or a string."""
OPENING, CLOSING = "([{", ")]}"
JOINS = ("/", "Path(", "joinpath(")
"""Code before a string that is part of a path."""
IMPORT = re.compile(
    r"(?:^|;)[ \t]*(?:from[ \t]+(?P<place>[.\w]+)[ \t]+import[ \t]*(?:\((?P<many>[^)]*)\)|(?P<few>[^\n;]+))"
    r"|import[ \t]+(?P<whole>[^\n;]+))",
    re.MULTILINE,
)
DOTTED = re.compile(r"\w+(?:\.\w+)+")
BEFORE_A_HOLE = re.compile(r"((?:\w+\.)+)\{")
"""The beginning of a module's name in a text like ``f"fixtures.{room}"``."""
ALL_GAMES = re.compile(r"\b(?:game_names|house_games|known_games)\b")
A_GAME = re.compile(r"\bspellhall\.game\b")
MAKERS = {"spellhall.game", "spellhall.registry.game", "spellhall.registry.class_of"}


class Text(NamedTuple):
    """A string of a source, and whether the code before it joins it to a path or gives it to ``-m``."""

    text: str
    in_path: bool = False
    after_m: bool = False


@dataclass(frozen=True)
class Source:
    """A Python file as code without strings and comments, and its strings without the docstrings."""

    code: str
    texts: tuple[Text, ...]

    @cached_property
    def imports(self) -> frozenset[str]:
        """The names that import statements may mean: ``from a import b`` may mean the module ``a.b``, or just ``a``.

        Statements in a string count, too: tests hand programs to other processes.
        """
        programs = [one.text.replace("\\n", "\n") for one in self.texts if "import " in one.text]
        return frozenset(name for text in (self.code, *programs) for name in imported(text))

    @cached_property
    def modules(self) -> frozenset[str]:
        """The dotted names in the strings: modules that are imported by name."""
        return frozenset(name for one in self.texts if "." in one.text for name in DOTTED.findall(one.text))

    @cached_property
    def packages(self) -> frozenset[str]:
        """The packages whose modules may all be meant, because the rest of the name is filled in."""
        holes = [one.text for one in self.texts if ".{" in one.text]
        return frozenset(name.rstrip(".") for text in holes for name in BEFORE_A_HOLE.findall(text))

    @cached_property
    def programs(self) -> frozenset[str]:
        """The modules that are run with ``-m``."""
        return frozenset(one.text for one in self.texts if one.after_m)

    @cached_property
    def asks_for_all_games(self) -> bool:
        """Whether it goes through all games."""
        return ALL_GAMES.search(self.code) is not None or "spellhall.games" in self.packages

    @cached_property
    def makes_a_game(self) -> bool:
        """Whether it makes a game that is called by its name."""
        return A_GAME.search(self.code) is not None or not MAKERS.isdisjoint(self.imports)


def read(text: str) -> Source:
    """Cut the text of a Python file into code and strings."""
    code: list[str] = []
    texts: list[Text] = []
    end = depth = counted = 0
    for found in TOKEN.finditer(text):
        start = found.start()
        gap = text[end:start]
        end = found.end()
        code.append(gap)
        kind = found.lastgroup
        if kind is None:  # a comment
            continue
        line = text.rfind("\n", 0, start) + 1
        if not text[line:start].strip():
            since = "".join(code[counted:])
            counted = len(code)
            depth += sum(map(since.count, OPENING)) - sum(map(since.count, CLOSING))
            if depth == 0:  # a docstring
                continue
        code.append('""')
        before = texts[-1] if texts else Text("")
        gap = gap.strip()
        if gap == "/" and before.text:
            texts[-1] = Text(f"{before.text}/{found[kind]}", before.in_path)
        else:
            texts.append(Text(found[kind], gap.endswith(JOINS), gap == "," and before.text == "-m"))
    code.append(text[end:])
    return Source("".join(code), tuple(texts))


def imported(code: str) -> set[str]:
    """The names that the import statements of a program may mean."""
    names: set[str] = set()
    for found in IMPORT.finditer(code):
        if found["whole"]:
            names |= {part.split()[0] for part in found["whole"].split(",") if part.split()}
        else:
            place = found["place"]
            within = place if place.endswith(".") else f"{place}."
            parts = (found["many"] or found["few"]).split(",")
            names |= {place, *(f"{within}{part.split()[0]}" for part in parts if part.split())}
    return names
