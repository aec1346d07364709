"""Which tests a change can touch, and why.

Read this when you add data, or a test that reads files without naming their paths: :data:`BY_HAND` and
:data:`EVERYTHING` hold what can't be seen in the files. All the rest follows from what each test needs
(``tools/affected_graph.py``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath

from affected_graph import BOOKS, GAME, GAMES, PACKAGE, Tree, in_package

EVERYTHING = ("pyproject.toml", "Makefile", "requirements/", ".ci/")
"""What every test depends on, with ``tests/conftest.py``, its plugins, and what these import."""
RULE_ID = re.compile(r"\*\*([A-Z][A-Z0-9]*-)[A-Z0-9-]+\*\*")
ANY_MARK = r"mark\.rule\("


@dataclass(frozen=True)
class ByHand:
    """Tests (a file or a folder) that a file, or any file of a folder, touches though nothing in them says so."""

    changed: str
    tests: str
    why: str


BY_HAND = (
    ByHand("web/", "tests/browser/", "shows the page"),
    ByHand("./", "tests/test_affected.py", "looks at the whole project"),
    ByHand("./", "tests/test_decisions.py", "looks for every path that a decision names"),
    ByHand("tests/cards/spellchain/", "tests/cards/spellchain/test_every_card.py", "reads its neighbours"),
    ByHand("tests/cards/spellfire/", "tests/spellfire/test_every_card_matters.py", "reads the tests of cards"),
    ByHand("tests/rules/spellfire/", "tests/spellfire/test_every_card_matters.py", "reads the tests of rules"),
)


def affected(tree: Tree, changed: Iterable[str]) -> dict[str, str]:
    """The tests that a change can touch, each with the reason; the files must belong to the tree."""
    files = sorted(changed)
    for file in files:
        if file in tree.top or file.startswith(EVERYTHING):
            return dict.fromkeys(tree.tests, f"every test depends on {file}")
    seeds = touched_first(tree, files)
    marks = {book: mark_of(tree.text(book)) for book in files if book.startswith(BOOKS)}
    reasons = {test: reason(tree, seeds, marks, test) for test in tree.tests} if files else {}
    return {test: why for test, why in reasons.items() if why}


def touched_first(tree: Tree, changed: Iterable[str]) -> dict[str, str]:
    """What has changed and the folders around it, each with the file that changed.

    A file that no module imports by name belongs to all modules of its package: data, and files found by listing a
    folder. Data next to tests belongs to these tests.
    """
    seeds: dict[str, str] = {}
    for file in changed:
        seeds[file] = file
        for folder in PurePosixPath(file).parents:
            seeds.setdefault(f"{folder}/", file)
        if file.startswith(PACKAGE) and not file.startswith(GAMES) and not is_imported(tree, file):
            seeds |= {module: file for module in package_of(tree, file) if module not in seeds}
        elif file.startswith("tests/") and not file.endswith(".py"):
            seeds |= {test: file for test in tree.tests if folder_of(test) == folder_of(file) and test not in seeds}
    return seeds


def is_imported(tree: Tree, file: str) -> bool:
    """Whether some file imports this one as a module; files outside packages are found by listing their folder."""
    if f"{folder_of(file)}/__init__.py" not in tree.files:
        return False
    sources = [one for one in tree.files if one.endswith(".py") and not one.startswith(GAMES)]
    return any(file in tree.links(one) for one in sources)


def package_of(tree: Tree, file: str) -> list[str]:
    """The modules of the nearest package around a file."""
    for folder in map(str, PurePosixPath(file).parents):
        if f"{folder}/__init__.py" in tree.files:
            return [one for one in tree.files if one.endswith(".py") and folder_of(one) == folder]
    return []


def folder_of(file: str) -> str:
    """The folder that a file is in."""
    return str(PurePosixPath(file).parent)


def mark_of(book: str) -> re.Pattern[str]:
    """How tests name the rules of a book, from its text; for a book that is gone, any rule."""
    prefixes = sorted({found[1] for found in RULE_ID.finditer(book)})
    return re.compile("|".join(rf"[\"']{prefix}" for prefix in prefixes) or ANY_MARK)


def reason(tree: Tree, seeds: dict[str, str], marks: dict[str, re.Pattern[str]], test: str) -> str:
    """Why a change touches a test; nothing if it doesn't."""
    if seeds.get(test) == test:
        return "has changed itself"
    for entry in BY_HAND:
        if entry.changed in seeds and test.startswith(entry.tests):
            return f"{entry.why} ({seeds[entry.changed]})"
    needs = tree.needs(test)
    for needed in needs:
        if needed in seeds:
            return told(seeds[needed], needed, needs)
    for book, mark in marks.items():
        if any(mark.search(tree.text(file)) for file in needs if file.startswith("tests/") and file.endswith(".py")):
            return f"names rules of {book}"
    return ""


def told(file: str, needed: str, needs: dict[str, tuple[str, str]]) -> str:
    """Why a test needs a file that changed: the last step to what it needs, and the first."""
    before, how = needs[needed]
    if not before:
        return f"is kept next to {file}"
    first = needed
    while needs[needs[first][0]][0]:
        first = needs[first][0]
    through = f", through {name_of(first)}" if first != needed else ""
    return f"{how} {name_of(needed)}{f' ({file})' if file != needed else ''}{through}"


def name_of(file: str) -> str:
    """A file as a reader knows it: a module of the package by its dotted name, a game by its own, or else a path."""
    if GAME.fullmatch(file):
        return file.split("/")[3]
    if in_package(file):
        return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return file
