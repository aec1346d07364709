"""Which files each test needs: what it imports, and what its strings name.

Read this when ``make affected`` misses a test, or runs one that has nothing to do with your change. A test needs what
it imports, and what that imports; the modules and paths that strings name; the ``conftest.py`` files above it; and the
games that it plays.

Games are imported by name, when they are first asked for, so imports don't say who plays them. A game counts as one
thing: its folder. A test plays the games that it or its helpers import or name; all of them if it goes through all
games, or makes a game and names none. A test in a game's folder plays that game, and others only if it names them.
By the contracts of import-linter a game needs the kernel and the language, and no other game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path, PurePosixPath

from affected_sources import Source, Text, read

PACKAGE = "src/spellhall/"
GAMES = f"{PACKAGE}games/"
ENGINE = (f"{PACKAGE}kernel/", f"{PACKAGE}language/")
BOOKS = "docs/rules/"
RULE_BOOKS = f"{PACKAGE}rulebook.py"
TOP = "tests/conftest.py"
IMPORTED_FROM = ("tests/", "tools/", "src/", "")
"""Where modules are found: ``pythonpath`` of pytest, and the package itself."""
BY_NAME_ONLY = {
    f"{PACKAGE}__init__.py": "passes on what the registry offers",
    f"{PACKAGE}registry.py": "imports the game that it is asked for",
    RULE_BOOKS: "asks for the names of games only",
}
"""Modules that know of all games and load none by themselves, and why."""
GAME = re.compile(rf"{GAMES}\w+/")
HOLE = re.compile(r"[{*]")
"""The place in a path where something is filled in."""


class Tree:
    """The files of the project, and what each of them needs.

    A folder ends with a slash and stands for everything in it. A file that is gone belongs to the tree as long as a
    change names it, because other files may still need it.
    """

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self.root = root
        self.files = set(files)
        self.folders = {f"{folder}/" for file in self.files for folder in map(str, PurePosixPath(file).parents)} - {
            "./"
        }
        self.games = {folder.split("/")[3] for folder in self.folders if GAME.fullmatch(folder)}
        self.modules: dict[str, str] = {}
        for place in IMPORTED_FROM:
            for file in self.files:
                if file.startswith(place) and file.endswith(".py"):
                    name = file.removeprefix(place).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
                    self.modules.setdefault(name, file)
        self._sources: dict[str, Source] = {}
        self._links: dict[str, dict[str, str]] = {}
        self._games_in: dict[str, set[str]] = {}
        self._needs: dict[str, dict[str, tuple[str, str]]] = {}

    @cached_property
    def tests(self) -> list[str]:
        """The test files that exist."""
        return sorted(file for file in self.files if is_test(file) and (self.root / file).is_file())

    @cached_property
    def top(self) -> set[str]:
        """``tests/conftest.py``, its plugins, and what these import themselves."""
        source = self.source(TOP)
        named = {self.modules[one.text] for one in source.texts if one.text in self.modules}
        imports = {self.modules[name] for file in (TOP, *named) for name in self.source(file).imports & {*self.modules}}
        return {TOP, *named, *imports}

    def text(self, file: str) -> str:
        """The text of a file; empty if it is gone."""
        path = self.root / file
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def source(self, file: str) -> Source:
        """A Python file, read once."""
        if file not in self._sources:
            self._sources[file] = read(self.text(file))
        return self._sources[file]

    # --- what a file needs

    def links(self, file: str) -> dict[str, str]:
        """What a file or a game needs directly, each with the word for that step; the first word for a thing counts."""
        if file not in self._links:
            links: dict[str, str] = {}
            self._links[file] = links
            if GAME.fullmatch(file):
                links.update(dict.fromkeys(ENGINE, "is built on"))
            elif file.endswith(".py"):
                for target, how in self._of_source(file):
                    links.setdefault(target, how)
        return self._links[file]

    def _of_source(self, file: str) -> Iterator[tuple[str, str]]:
        source = self.source(file)
        for name in sorted(source.imports):
            yield from self._imported(absolute(file, name))
        for name in sorted(source.modules):
            if name in self.modules or name.startswith("spellhall."):
                yield from self._imported(name)
        for package in sorted(source.packages - {"spellhall.games"}):
            for name in sorted(self.modules):
                if name.startswith(f"{package}."):
                    yield from self._imported(name)
        for name in source.programs:
            if module := self.modules.get(f"{name}.__main__", self.modules.get(name)):
                yield module, "runs"
        if not file.startswith("src/"):
            yield from self._read_by(file)
        if is_test(file) or file.endswith("/conftest.py"):
            for folder in PurePosixPath(file).parents:
                above = f"{folder}/conftest.py"
                if above in self.files and above not in (TOP, file):
                    yield above, "uses fixtures of"

    def _imported(self, name: str) -> Iterator[tuple[str, str]]:
        """A module with the packages around it, or the game that it belongs to."""
        parts = name.split(".")
        if parts[:2] == ["spellhall", "games"] and len(parts) > 2 and parts[2] in self.games:
            yield f"{GAMES}{parts[2]}/", "plays"
            return
        for end in range(len(parts), 0, -1):
            if module := self.modules.get(".".join(parts[:end])):
                yield module, "imports"

    def _read_by(self, file: str) -> Iterator[tuple[str, str]]:
        """What a test, a helper or a tool opens: paths in its strings, the sources, the rule books."""
        for path in self._paths(file):
            yield path, "reads"
        source = self.source(file)
        if "spellhall.__file__" in source.code:
            yield PACKAGE, "reads"
        near = {self.modules[name] for name in source.imports if name in self.modules}
        if any(one == RULE_BOOKS or RULE_BOOKS in self.links(one) for one in near if in_package(one)):
            yield BOOKS, "reads"

    def _paths(self, file: str) -> Iterator[str]:
        """The files and folders that the strings of a file name, from the top folder or from one of its own."""
        folders = [str(folder) for folder in PurePosixPath(file).parents]
        for one in self.source(file).texts:
            path = path_in(one)
            for folder in folders if path else ():
                whole = path if folder == "." else f"{folder}/{path}"
                if whole in self.files and whole != file:
                    yield whole
                elif f"{whole}/" in self.folders and (one.in_path or "/" in path):
                    yield f"{whole}/"

    # --- what a test needs

    def needs(self, test: str) -> dict[str, tuple[str, str]]:
        """Everything that a test needs, nearest first: each with the file that leads to it, and the word for it."""
        if test not in self._needs:
            own = {part for part in test.split("/")[1:-1] if part in self.games}
            others = {f"{GAMES}{game}/" for game in self.games - own} if own else set()
            found: dict[str, tuple[str, str]] = {test: ("", "")}
            self._spread([test], found, others)
            for game in sorted(self._games_of(own, found)):
                folder = f"{GAMES}{game}/"
                found.setdefault(folder, (test, "plays"))
                self._spread([folder], found, others)
            self._needs[test] = found
        return self._needs[test]

    def _spread(self, reached: list[str], found: dict[str, tuple[str, str]], others: set[str]) -> None:
        """Add what is needed by what is reached; ``others`` are games that the package may name for itself."""
        for file in reached:  # the list grows meanwhile
            for target, how in self.links(file).items():
                if target not in found and not (target in others and file.startswith("src/")):
                    found[target] = (file, how)
                    reached.append(target)

    def _games_of(self, own: set[str], found: Iterable[str]) -> set[str]:
        """The games that a test makes by name, the game of its folder, and those it needs otherwise."""
        sources = [file for file in found if file.endswith(".py") and file not in BY_NAME_ONLY]
        if not own and any(self.source(file).asks_for_all_games for file in sources):
            return self.games
        if not any(self.source(file).makes_a_game for file in sources):
            return set()
        pages = [file for file in found if file.startswith("docs/") and file != BOOKS]
        if any(page.endswith("/") for page in pages):
            return self.games
        naming = [file for file in (*sources, *pages) if not own or not file.startswith("src/")]
        return set().union(own, *map(self._named, naming)) or self.games

    def _named(self, file: str) -> set[str]:
        """The games that a file names, in upper or lower case: in its strings if it belongs to the package."""
        if file not in self._games_in:
            texts = self.source(file).texts if file.startswith("src/") else (Text(self.text(file)),)
            whole = "\n".join(one.text for one in texts).casefold().replace("spell chain", "spellchain")
            self._games_in[file] = {game for game in self.games if game in whole}
        return self._games_in[file]


def absolute(file: str, name: str) -> str:
    """The full name of a module that is imported relatively, with leading dots."""
    bare = name.lstrip(".")
    if bare == name:
        return name
    folder = PurePosixPath(file).parents[len(name) - len(bare) - 1]
    return f"{str(folder).removeprefix('src/').replace('/', '.')}.{bare}".rstrip(".")


def path_in(given: Text) -> str:
    """The part of a string that may be a path: the text before a filled-in part; empty if it can't be one."""
    text = given.text.partition("#")[0]
    if " " in text or "\n" in text or (text.startswith("/") and not given.in_path):
        return ""
    hole = HOLE.search(text)
    return (text[: hole.start()].rpartition("/")[0] if hole else text).strip("/")


def is_test(file: str) -> bool:
    """Whether a file is a test file."""
    return re.fullmatch(r"tests/(?:.+/)?test_\w+\.py", file) is not None


def in_package(file: str) -> bool:
    """Whether a file is a module of the package."""
    return file.startswith(PACKAGE) and file.endswith(".py")
