"""The marks of the computer's levels on the scale of ratings."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellhall.agents.names import FIRST
from spellhall.registry import game_names
from spellhall.tournaments.level_marks import marks_of, measured, nearest

DOCS = Path(__file__).parents[2] / "docs" / "agents.md"


@pytest.mark.parametrize("game", sorted(game_names()))
def test_marks_begin_with_novice_and_rise_by_what_levels_won(game):
    marks = marks_of(game)
    assert marks[0] == ("novice", 1500) and marks[1].level == "club"
    assert [mark.number for mark in marks] == sorted(mark.number for mark in marks)
    won = sum(row.won for row in measured() if (row.game, row.higher) == (game, "club"))
    games = sum(row.games for row in measured() if (row.game, row.higher) == (game, "club"))
    assert 1 / (1 + 10 ** (-(marks[1].number - 1500) / 400)) == pytest.approx(won / games, abs=0.002)


def test_every_measured_row_is_in_the_docs_with_its_command():
    text = DOCS.read_text()
    names = {"spellchain": "Spell Chain", "spellslinger": "Spellslinger", "spellfire": "Spellfire"}
    for row in measured():
        share = f"{row.won:.0f} ({row.won / row.games:.0%})"
        line = f"| {names[row.game]} | `{row.higher}`, `{row.lower}` | {row.games} | {share} |"
        assert line in text and f"$ {row.command}\n" in text
        assert {row.higher, row.lower} <= set(FIRST)


def test_the_nearest_mark_is_found_and_a_game_without_marks_has_none():
    club = dict(marks_of("spellchain"))["club"]
    assert nearest("spellchain", club + 10) == "club" and nearest("spellchain", 900) == "novice"
    assert marks_of("another") == () and nearest("another", 1500) == ""
