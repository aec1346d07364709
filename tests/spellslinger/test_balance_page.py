"""What docs/balance/spellslinger.md says: no deck to begin with, and no pair of colours, is better than it may be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import spellhall
from spellhall.arena.studies.balance import fingerprint

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "spellslinger.md"
STARTER_GAMES, SEALED_GAMES = 250, 250
"""How many games of each pairing stand behind the shares, at least."""


class Row(NamedTuple):
    """Share, interval and won games of a deck, or of a kind of deck."""

    share: float
    low: float
    high: float
    cells: list[str]


def rows(section: int) -> dict[str, Row]:
    """The table of a section of the page, by deck."""
    text = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[section]
    found = re.findall(r"^\| \*\*(.+?)\*\* \| ([\d.]+)% \(([\d.]+)-([\d.]+)\) \| (.+) \|$", text, re.MULTILINE)
    return {name: Row(*map(float, numbers), cells.split(" | ")) for name, *numbers, cells in found}


def starters() -> dict[str, Row]:
    """The decks to begin with."""
    return rows(0)


def kinds() -> dict[str, Row]:
    """The pairs of colours."""
    return rows(1)


def test_no_starter_deck_wins_too_much_or_too_little() -> None:
    hold(starters(), 42.0, 58.0)


def test_no_colours_win_too_much_or_too_little_in_sealed_games() -> None:
    hold(kinds(), 43.0, 57.0)


def hold(table: dict[str, Row], least: float, most: float) -> None:
    """No share lies outside the bounds, nor an interval, for all that chance may do."""
    for name, row in table.items():
        assert least <= row.share <= most, name
        assert row.high >= least and row.low <= most, f"{name}: not even by chance"


@pytest.mark.parametrize("limited", [False, True], ids=["starters", "sealed"])
def test_enough_games_stand_behind_each_pairing(limited: bool) -> None:
    game = spellhall.game("spellslinger")
    names = list(game.limited_kinds()) if limited else sorted(game.starter_decks())
    found, least = (kinds(), SEALED_GAMES) if limited else (starters(), STARTER_GAMES)
    assert set(found) == set(names)
    for one, row in found.items():
        for place, other in enumerate(names):
            if one == other:
                assert row.cells[place] == "-"
            else:
                met = int(row.cells[place]) + int(found[other].cells[names.index(one)])
                assert met >= least, f"{one} against {other}"


def test_the_page_is_of_the_starter_decks_that_there_are() -> None:
    assert f"(lists `{fingerprint(spellhall.game('spellslinger').starter_decks())}`)" in PAGE.read_text(
        encoding="utf-8"
    )
