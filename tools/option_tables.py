"""Write the tables of options in docs/rules from their records: ``python tools/option_tables.py [--check]``.

Each rule book of a game that has options holds one table, below the heading of its section on options. With
``--check`` nothing is written; the exit code says whether the tables are up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import spellhall
from spellhall import rulebook
from spellhall.kernel.options import Option, Terms

TABLE = re.compile(r"(?:^\| Option \|.*\n)(?:^\|.*\n)+", re.MULTILINE)


def table(terms: Terms) -> str:
    """The options of a game as a table: what each takes, its value in each preset, what it changes, and its rules."""
    presets = [preset.name for preset in terms.presets]
    head = ["Option", "Values", *(f"`{preset}`" for preset in presets), "What it changes", "See"]
    rows = []
    for option in terms.options:
        by_preset = (f"`{option.under(preset)}`" for preset in presets)
        rows.append([f"`{option.name}`", values(option), *by_preset, option.text, ", ".join(option.rules)])
    line, *lines = (f"| {' | '.join(row)} |\n" for row in [head, *rows])
    return "".join([line, "|---" * len(head), "|\n", *lines])


def values(option: Option) -> str:
    """What an option takes; words for a value where it does not speak for itself."""
    named = (f"`{value}`" + ("" if words == value else f" ({words})") for value, words in option.values.items())
    return "; ".join([*named, *filter(None, [option.other])])


def books() -> Iterator[tuple[Path, str, str]]:
    """The rule book of each game that has options (see ``book_of``)."""
    for name in spellhall.game_names():
        if spellhall.game(name).terms.options:
            yield book_of(name)


def book_of(name: str) -> tuple[Path, str, str]:
    """The rule book of a game: its file, its text, and its text with the table of options as it should be.

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


if __name__ == "__main__":
    try:
        stale = [(path, written) for path, text, written in books() if text != written]
    except ValueError as error:
        sys.exit(str(error))
    if "--check" in sys.argv:
        sys.exit(f"{', '.join(path.name for path, _ in stale)}: run python tools/option_tables.py" if stale else 0)
    for path, written in stale:
        path.write_text(written, encoding="utf-8")
