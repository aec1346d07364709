"""Write the tables of docs/card-search.md from the fields of games: ``python tools/search_fields.py [--check]``.

With ``--check`` nothing is written; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import spellhall
from spellhall.decks.search import fields_of
from spellhall.kernel.parts.search_fields import Field
from spellhall.registry import house_games

PAGE = Path(__file__).resolve().parents[1] / "docs" / "card-search.md"
BEGIN = "from what each game declares.\n"
"""The tables come after this sentence, up to the end of the page."""


def tables() -> Iterator[str]:
    """A table for each game, with the fields of all games in each."""
    games = sorted(map(spellhall.game, house_games()), key=lambda game: game.about.place)
    for game in games:
        yield f"\n### {game.title}\n\n| field | example | what it is |\n|---|---|---|\n"
        yield from rows(fields_of(game))


def rows(fields: Iterable[Field]) -> Iterator[str]:
    """A row for each field."""
    for field in fields:
        names = ", ".join(f"`{name}`" for name in (field.name, *field.also))
        yield f"| {names} | `{field.example}` | {field.label} |\n"


def written(text: str) -> str:
    """The page with up-to-date tables."""
    before, mark, _ = text.partition(BEGIN)
    return before + mark + "".join(tables())


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        sys.exit(None if written(page) == page else "docs/card-search.md: run python tools/search_fields.py")
    PAGE.write_text(written(page), encoding="utf-8")
