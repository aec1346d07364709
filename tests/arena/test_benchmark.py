"""The benchmark: the same table from the same seed, whoever makes it, and only of agents of which that is true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from consoles import carry_out, commands_in
from typer.testing import CliRunner

from spellhall.arena.runs.runners import Here, Spread
from spellhall.arena.studies.benchmark import benchmark, markdown
from spellhall.cli.main import app
from spellhall.kernel.parts.statistics import wilson

PAGE = Path(__file__).parents[2] / "docs" / "benchmark.md"
AGENTS = ("random", "club", "search:4")


def test_the_table_is_the_same_by_any_number_of_processes() -> None:
    told: list[int] = []
    found = benchmark(("spellchain",), AGENTS, 8, 3, Here(), told.append)
    assert found == benchmark(("spellchain",), AGENTS, 8, 3, Spread(2, "threading"))
    assert sum(told) == 8 * 3
    assert found != benchmark(("spellchain",), AGENTS, 8, 4, Here())


def test_a_table_says_both_sides_of_each_pair() -> None:
    found = benchmark(("spellchain",), AGENTS, 8, 3, Here())
    (table,) = found["tables"]
    assert [(pair["first"], pair["second"]) for pair in table["pairs"]] == [
        ("random", "club"),
        ("random", "search:4"),
        ("club", "search:4"),
    ]
    for pair in table["pairs"]:
        assert pair["games"] == pair["won"] + pair["drawn"] + pair["lost"] == 8
        low, high = wilson(pair["won"] + pair["drawn"] / 2, 8)
        assert pair["low"] <= 100 * low + 0.1 and pair["high"] >= 100 * high - 0.1, "never surer than Wilson"
    rows = [line.split(" | ") for line in markdown(found).splitlines() if line.startswith("| ")]
    assert len(rows) == 4
    share = {(row[0].strip("| "), column): row[place] for row in rows[1:] for place, column in enumerate(AGENTS, 1)}
    for first in AGENTS:
        for second in AGENTS:
            mine, theirs = share[first, second].strip("| "), share[second, first].strip("| ")
            assert (mine == theirs == "") is (first == second)
            if mine:
                assert 99 <= sum(int(cell.partition("%")[0]) for cell in (mine, theirs)) <= 101


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["benchmark", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_writes_what_it_prints(tmp_path: Path) -> None:
    arguments = ("spellchain", "--agents", "random,club", "--games", 4, "--seed", 2)
    code, told, _ = run(*arguments, "--out", tmp_path / "a")
    assert code == 0
    assert (tmp_path / "a/benchmark.md").read_text() == told
    document = json.loads((tmp_path / "a/benchmark.json").read_text())
    assert markdown(document) == told
    assert run(*arguments, "--out", tmp_path / "b") == (0, told, "")
    assert (tmp_path / "b/benchmark.json").read_bytes() == (tmp_path / "a/benchmark.json").read_bytes()
    again = told.splitlines()[0].split("`")[1].split()[2:]
    assert run(*again) == (0, told, ""), "the table's own command makes it again"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("spellchain", "--agents", "club,master"), "master thinks by the clock"),
        (("spellchain", "--agents", "club,search:0.3s"), "search:0.3s thinks by the clock"),
        (("spellchain", "--agents", "club,search:"), "search: thinks by the clock"),
        (("spellchain", "--agents", "club,nobody"), "nobody"),
        (("spellchain", "--agents", "club"), "two agents or more"),
        (("spellchain", "--games", 0), "at least one game, not 0"),
        (("chess",), "there's no game called 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[object, ...], said: str) -> None:
    code, _, error = run(*arguments)
    assert code == 2
    assert said in error and error.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_named_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, told, error = run("--out", tmp_path / "file" / "folder")
    assert (code, told) == (2, "")
    assert "can't be written" in error and error.count("\n") == 1


def test_the_page_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example = PAGE.read_text(encoding="utf-8").split("```console\n")[1].partition("```")[0]
    for command, expected in commands_in(example):
        carry_out(command, expected)
    assert sorted(path.name for path in (tmp_path / "table").iterdir()) == ["benchmark.json", "benchmark.md"]
