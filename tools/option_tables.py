"""Writes everything that follows from option records: ``python tools/option_tables.py [--check]``.

The rule book of each game with options has one table, below the heading of its section on options. Each game also has
a module ``option_types``, which tells mypy which options exist and what each can be, and ``spellhall.game_types`` has
them as parameters of ``spellhall.game``. With ``--check`` nothing is written; the exit code says whether everything is
up to date.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import spellhall
from spellhall import rulebook
from spellhall.kernel.options import Option, Terms
from spellhall.registry import house_games

LONGEST = 120
TABLE = re.compile(r"(?:^\| Option \|.*\n)(?:^\|.*\n)+", re.MULTILINE)


def table(terms: Terms) -> str:
    """A game's options as a table: the values of each, its value in each preset, what it changes, and its rules."""
    presets = [preset.name for preset in terms.presets]
    head = ["Option", "Values", *(f"`{preset}`" for preset in presets), "What it changes", "See"]
    rows = []
    for option in terms.options:
        by_preset = (f"`{option.under(preset)}`" for preset in presets)
        rows.append([f"`{option.name}`", values(option), *by_preset, option.text, ", ".join(option.rules)])
    line, *lines = (f"| {' | '.join(row)} |\n" for row in [head, *rows])
    return "".join([line, "|---" * len(head), "|\n", *lines])


def values(option: Option) -> str:
    """The values of an option; with words for a value that isn't self-explanatory."""
    named = (f"`{value}`" + ("" if words == value else f" ({words})") for value, words in option.values.items())
    return "; ".join([*named, *filter(None, [option.other])])


def books() -> Iterator[tuple[Path, str, str]]:
    """The rule book of each game that has options (see ``book_of``)."""
    for name in spellhall.game_names():
        if spellhall.game(name).terms.options:
            yield book_of(name)


def book_of(name: str) -> tuple[Path, str, str]:
    """The rule book of a game: its file, its text, and its text with an up-to-date table of options.

    Raises:
        ValueError: for a book without a table, or with several.
    """
    path = rulebook.folder() / f"{name}.md"
    text = path.read_text(encoding="utf-8")
    before, *after = TABLE.split(text)
    if len(after) != 1:
        raise ValueError(
            f"docs/rules/{path.name} should hold one table of options and has {len(after)}: begin it with a line "
            "`| Option |` and a line `|---|`, where the rule book speaks of options"
        )
    return path, text, before + table(spellhall.game(name).terms) + after[0]


MODULE = '''"""The rule options of {title} as types, so that mypy knows each name and value. Read one by ``options_of``.

Generated from ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from spellhall.kernel.game import Game


class {kind}(TypedDict):
    """What each option is in one game; a plain str takes other values than those in words."""

    preset: str
{fields}


def options_of(game: Game) -> {kind}:
    """The options of a game."""
    found: {kind} = game.options
    return found
'''


def types_of(name: str) -> tuple[Path, str, str]:
    """The types of a game's options: their file, its text (empty if there is none), and the text it should have."""
    game = spellhall.game(name)
    path = Path(spellhall.__file__).parent / "games" / name / "option_types.py"
    lines = []
    for option in game.terms.options:
        kind = "str" if option.pattern else f"Literal[{', '.join(json.dumps(value) for value in option.values)}]"
        line = f"    {option.name}: {kind}"
        if len(line) > LONGEST:
            inner = "".join(f"        {json.dumps(value)},\n" for value in option.values)
            line = f"    {option.name}: Literal[\n{inner}    ]"
        lines.append(line)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    kind = f"{name.capitalize()}Options"
    return path, text, MODULE.format(title=game.title, kind=kind, fields="\n".join(lines))


def typed() -> Iterator[tuple[Path, str, str]]:
    """The option types of each game in the package that has options (see ``types_of``)."""
    for name in spellhall.game_names():
        if spellhall.game(name).terms.options:
            yield types_of(name)


PARAMETERS = '''\
"""Each game's rule options as parameters of ``spellhall.game``, for type checkers. Read it to see what they take.

Generated from each game's ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, overload

from spellhall.kernel.game import Game

Given = Mapping[str, object] | None
"""Options as a mapping, whose names and values are checked when the program runs."""


class MakeGame(Protocol):
    """The type of ``spellhall.game``. For a name that only the running program knows, options are a mapping."""
{overloads}
    @overload
    def __call__(self, name: str, options: Given = None, /, *, preset: str = ...) -> Game: ...
'''
OVERLOAD = """
    @overload
    def __call__(
        self,
        name: Literal[{name}],
        options: Given = None,
        /,
        *,
        preset: {presets} = ...,
{parameters}
    ) -> Game: ...
"""


def accepted(option: Option) -> str:
    """The type of what ``spellhall.game`` takes for an option: numbers may also be ints."""
    if option.pattern:
        return "str | int"
    values = [each for value in option.values for each in (json.dumps(value), *([value] if value.isdecimal() else []))]
    return f"Literal[{', '.join(values)}]"


def parameter(name: str, kind: str) -> str:
    """A parameter with this type, on one line if it fits."""
    line = f"        {name}: {kind} = ...,"
    if len(line) <= LONGEST:
        return line
    values = kind.removeprefix("Literal[").removesuffix("]").split(", ")
    return "\n".join([f"        {name}: Literal[", *(f"            {value}," for value in values), "        ] = ...,"])


def parameters() -> tuple[Path, str, str]:
    """The types of ``spellhall.game``: their file, its text (empty if there is none), and the text it should have."""
    path = Path(spellhall.__file__).parent / "game_types.py"
    overloads = []
    for name in house_games():
        terms = spellhall.game(name).terms
        presets = f"Literal[{', '.join(json.dumps(preset.name) for preset in terms.presets)}]"
        lines = [parameter(option.name, accepted(option)) for option in terms.options]
        overloads.append(OVERLOAD.format(name=json.dumps(name), presets=presets, parameters="\n".join(lines)))
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return path, text, PARAMETERS.format(overloads="".join(overloads))


if __name__ == "__main__":
    try:
        pages = (*books(), *typed(), parameters())
        stale = [(path, written) for path, text, written in pages if text != written]
    except ValueError as error:
        sys.exit(str(error))
    if "--check" in sys.argv:
        sys.exit(f"{', '.join(path.name for path, _ in stale)}: run python tools/option_tables.py" if stale else 0)
    for path, written in stale:
        path.write_text(written, encoding="utf-8")
