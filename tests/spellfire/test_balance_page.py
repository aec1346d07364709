"""docs/balance/spellfire.md says what it was made of: every starter deck, wins and scores that add up."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import spellhall
from spellhall.kernel.parts.statistics import wilson

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "spellfire.md"
TEXT = PAGE.read_text(encoding="utf-8")
STARTERS = set(spellhall.game("spellfire").starter_decks())
TOGETHER, ALONE = TEXT.split("\n## Alone\n")


def wanted(option: str) -> int:
    """What the command that made the page says of an option."""
    found = re.search(rf"--{option} (\d+)", TEXT)
    assert found is not None
    return int(found[1])


def rows(text: str) -> dict[str, list[str]]:
    """The cells of each deck."""
    found = re.findall(r"^\| \*\*(.+?)\*\* \| (.+) \|$", text, re.MULTILINE)
    return {name: cells.split(" | ") for name, cells in found}


def numbers(cell: str) -> list[float]:
    return [float(number) for number in re.findall(r"[\d.]+", cell)]


def test_every_starter_deck_met_every_other_so_often_and_shares_fit_the_wins() -> None:
    decks = rows(TOGETHER)
    heading = re.search(r"^\| deck \| wins \| (.+) \|$", TOGETHER, re.MULTILINE)
    assert heading is not None and set(heading[1].split(" | ")) == set(decks) == STARTERS
    wins = {
        (name, other): int(cell)
        for name, (_, *cells) in decks.items()
        for other, cell in zip(heading[1].split(" | "), cells, strict=True)
        if other != name
    }
    games = 2 * wanted("games")
    assert all(wins[pair] + wins[pair[::-1]] <= games for pair in wins)
    draws = re.search(r"(\d+) games were drawn", TOGETHER)
    assert draws is not None
    assert sum(wins.values()) + int(draws[1]) == games * len(decks) * (len(decks) - 1) // 2
    for name, (told, *_) in decks.items():
        won = sum(count for (winner, _), count in wins.items() if winner == name)
        lost = sum(count for (_, loser), count in wins.items() if loser == name)
        share, low, high = numbers(told.replace("-", " "))
        assert share == pytest.approx(100 * won / (won + lost), abs=0.06)
        least, most = wilson(won, won + lost)
        assert low <= 100 * least + 0.06 and high >= 100 * most - 0.06, "games of a shuffle are alike, or not"


def test_every_starter_deck_played_so_many_games_alone_and_its_scores_add_up() -> None:
    decks = rows(ALONE)
    assert set(decks) == STARTERS
    scores = {name: [int(cell) for cell in cells[2:]] for name, cells in decks.items()}
    for name, (average, best, *_) in decks.items():
        counts = scores[name]
        assert len(counts) == 7 and sum(counts) == wanted("alone-games"), name
        points = sum(score * count for score, count in enumerate(counts))
        assert float(average) == pytest.approx(points / sum(counts), abs=0.006)
        assert numbers(best.replace("-", " "))[0] == pytest.approx(100 * counts[6] / sum(counts), abs=0.06)
    averages = [float(cells[0]) for cells in decks.values()]
    assert all(one >= other for one, other in pairwise(averages)), "the best deck comes first"
    (everything,) = re.findall(r"^\| all \| .+? \| .+? \| (.+) \|$", ALONE, re.MULTILINE)
    assert [int(cell) for cell in everything.split(" | ")] == [
        sum(column) for column in zip(*scores.values(), strict=True)
    ]
