"""The shares of starter decks as a file: rows that add up, and only the pairs that were to meet."""

from __future__ import annotations

import csv
import json
from io import StringIO

import pytest
from typer.testing import CliRunner

from spellhall.arena.studies import balance as module
from spellhall.arena.studies.balance import Balance, as_markdown, balance
from spellhall.arena.studies.balance_tables import as_csv, as_json, rows_of
from spellhall.cli.main import app
from spellhall.cli.study import balance as command
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import wilson


@pytest.fixture
def found():
    """Three decks, of which b met both others."""
    found = Balance("toy", "greedy", "turns", ["a", "b", "c"], "f00d", games=8, draws=1, first_wins=4, only=("b",))
    found.wins["a", "b"], found.wins["b", "a"] = 3, 1
    found.wins["c", "b"], found.wins["b", "c"] = 1, 2
    found.lengths.update([3] * 8)
    return found


def test_rows_come_best_first_with_intervals_and_wins_over_those_they_met(found):
    best, middle, last = rows_of(found)
    assert [row["deck"] for row in (best, middle, last)] == ["a", "b", "c"]
    assert (middle["games"], middle["wins"], middle["over"]) == (7, 3, {"a": 1, "c": 2})
    assert best["over"] == {"b": 3} and best["share"] == 0.75
    assert (best["low"], best["high"]) == pytest.approx(wilson(3, 4), abs=1e-4)


def test_csv_leaves_cells_of_decks_that_never_met_empty(found):
    rows = list(csv.DictReader(StringIO(as_csv(found))))
    assert [row["deck"] for row in rows] == ["a", "b", "c"]
    assert (rows[0]["over a"], rows[0]["over b"], rows[0]["over c"]) == ("", "3", "")
    found.only = ()
    assert next(iter(csv.DictReader(StringIO(as_csv(found)))))["over c"] == "0"


def test_json_says_what_was_played(found):
    told = json.loads(as_json(found))
    assert (told["game"], told["agent"], told["decks"], told["games"], told["draws"]) == ("toy", "greedy", "f00d", 8, 1)
    assert told["rows"] == rows_of(found)


def test_the_page_names_the_decks_that_met_all_others(found):
    page = as_markdown(found, "x")
    assert "the 2 pairs of starter decks with b (lists" in page
    assert "| **a** | 75.0% (30.1-95.4) | - | 3 | - |" in page
    found.only = ()
    assert "all 3 pairs of the 3 starter decks (lists" in as_markdown(found, "x")


def test_one_deck_meets_every_other_once_and_its_parts_are_kept_apart(tmp_path, monkeypatch):
    played = []
    monkeypatch.setattr(module, "resumed", lambda work, tasks, *rest: played.extend(tasks) or ())
    balance("spellchain", 1, "random", only=["Pyre"])
    assert len(played) == 9 and all("Pyre" in pair for _, pair, *_ in played)
    monkeypatch.undo()
    quick = {"games": 0, "draws": 0, "first_wins": 0, "shuffles": 0, "split": 0, "wins": [], "lengths": []}
    monkeypatch.setattr(module, "play_block", lambda *task: quick)
    balance("spellchain", 1, "random", keep=tmp_path / "kept", only=["Pyre"])
    with pytest.raises(UsageError, match="parts of another run"):
        balance("spellchain", 1, "random", keep=tmp_path / "kept")


def test_a_deck_that_does_not_exist_is_refused():
    with pytest.raises(UsageError, match=r"starter deck 'Mud' doesn't exist; choose from .*Pyre"):
        balance("spellchain", 1, "random", only=["Mud"])


def test_the_command_saves_the_table_by_its_ending_and_plays_only_the_pairs_of_a_deck(found, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(command, "balance", lambda *given: asked.append(given) or found)
    monkeypatch.setattr(command, "play_alone", None)
    arguments = ["balance", "spellfire", "--games", "1", "--deck", "Dark Sun", "--table"]
    for ending, told in ((".csv", as_csv(found)), (".json", as_json(found))):
        path = tmp_path / f"shares{ending}"
        result = CliRunner().invoke(app, [*arguments, str(path)])
        assert result.exit_code == 0, result.output
        assert "--deck 'Dark Sun'`" in result.stdout
        assert path.read_text(encoding="utf-8") == told
    assert [given[-1] for given in asked] == [["Dark Sun"]] * 2
    refused = CliRunner().invoke(app, [*arguments, str(tmp_path / "shares.txt")])
    assert refused.exit_code == 2 and "a table is saved as .csv or .json" in " ".join(refused.output.split())
    assert len(asked) == 2
