"""Runs in a folder: whatever disturbs one, in the end it holds the same rows, and it says what it cannot read."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace

import pytest
from pyarrow import parquet
from server.processes import needs_proc
from typer.testing import CliRunner
from waiting import PATIENCE, wait_until

from spellhall.arena.runs import folders, parts
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.results import Results
from spellhall.arena.runs.rows import play
from spellhall.arena.runs.runners import Here, Spread
from spellhall.cli.main import app
from spellhall.extras import room
from spellhall.kernel.errors import Stopped, UsageError

PLAN = plan_of("spellchain", 3)
PROGRAM = [sys.executable, "-c", "from spellhall.cli.main import main; main()"]


def rows_in(folder):
    return [row for some in parts.rows_kept(folder) for row in some]


def begun(folder, games=60):
    folders.begin(folder, PLAN, games)
    return folder


@pytest.fixture(scope="module")
def undisturbed():
    """The rows of 60 games that nobody kept or disturbed."""
    return play(PLAN, range(60))[0]


def without_seconds(results):
    return {name: value for name, value in results.items() if name != "seconds"}


@pytest.mark.parametrize("runner", [Here(), Spread(2, "threading")])
def test_whoever_plays_the_rows_are_the_same(runner, tmp_path, undisturbed):
    folders.carry_on(begun(tmp_path / "run"), runner)
    assert rows_in(tmp_path / "run") == undisturbed


@pytest.mark.filterwarnings("error")
def test_a_run_that_is_stopped_ten_times_ends_as_if_it_had_not_been(tmp_path, monkeypatch, undisturbed):
    monkeypatch.setattr(parts, "EVERY", 0.0)
    folder = begun(tmp_path / "run")

    def stop_after(played):
        seen = 0

        def progress(games):
            nonlocal seen
            seen += games
            if seen > played:
                raise KeyboardInterrupt

        return progress

    for _ in range(10):
        before = len(rows_in(folder))
        with pytest.raises(Stopped) as stopped:
            folders.carry_on(folder, Here(), progress=stop_after(before))
        assert before < len(rows_in(folder)) == stopped.value.results["games"] < 60
    told = folders.carry_on(folder, Here())
    assert rows_in(folder) == undisturbed
    assert without_seconds(told) == without_seconds(folders.carry_on(begun(tmp_path / "other"), Here()))


@needs_proc
def test_a_run_that_is_killed_keeps_what_it_has_written(tmp_path):
    """The command itself is killed in the middle, and what it wrote so far is whole."""
    folder = tmp_path / "run"
    command = [*PROGRAM, "simulate", "spellchain", "--games", "3000", "--seed", "3", "--out", str(folder)]
    patched = "import spellhall.arena.runs.parts as parts; parts.EVERY = 0.0; "
    command[2] = patched + command[2]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until("the first part of the run", lambda: parts.parts_of(folder))
    os.kill(running.pid, signal.SIGKILL)
    running.wait(PATIENCE)
    kept = rows_in(folder)
    assert 0 < len(kept) < 3000
    folders.carry_on(folder, Here(), len(kept) + 3)
    assert rows_in(folder) == play(PLAN, range(len(kept) + 3))[0]


def test_what_a_run_holds_is_read_by_other_programs(tmp_path):
    folder = begun(tmp_path / "run", 8)
    folders.carry_on(folder, Here())
    plan = json.loads((folder / "plan.json").read_text())
    assert (plan["games"], plan["unit"], plan["plan"]["agents"]) == (8, "chains", ["random", "random"])
    table = parquet.read_table(folder / "games-000000000000.parquet")
    assert table.column_names == [*parts.Row._fields]
    assert table["number"].to_pylist() == list(range(table.num_rows))


def test_the_command_keeps_and_goes_on_and_goes_further(tmp_path):
    folder = str(tmp_path / "run")
    first = CliRunner().invoke(app, ["simulate", "spellchain", "--games", "6", "--out", folder, "--json"])
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(app, ["simulate", "--resume", folder, "--json"])
    assert without_seconds(json.loads(again.stdout)) == without_seconds(json.loads(first.stdout))
    further = json.loads(CliRunner().invoke(app, ["simulate", "--resume", folder, "-n", "9", "--json"]).stdout)
    assert further["finished"] == 9


def test_who_stops_the_command_sees_how_many_of_all_games_were_played(monkeypatch):
    count, counted = Results.count, []

    def stop(results, row):
        counted.append(row)
        if len(counted) == 7:
            raise KeyboardInterrupt
        count(results, row)

    monkeypatch.setattr(Results, "count", stop)
    result = CliRunner().invoke(app, ["simulate", "spellchain", "--games", "300"])
    assert result.exit_code == 130
    assert result.stdout.startswith("6 of 300 games of spellchain finished, ")


def test_who_stops_the_command_is_told_how_to_go_on(tmp_path, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("spellhall.arena.runs.simulation.Results.count", stopped)
    result = CliRunner().invoke(app, ["simulate", "spellchain", "--out", str(tmp_path / "run")])
    assert result.exit_code == 130
    assert (
        result.stderr.splitlines()[0]
        == f"the games played so far are saved; to continue: spellhall simulate --resume {tmp_path / 'run'}"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate"], "GAME is missing"),
        (["simulate", "--resume", "nowhere"], "nowhere holds no run"),
        (["simulate", "--resume", "run", "--seed", "4"], "leave out seed"),
        (["simulate", "spellchain", "--random-decks", "--resume", "run"], "leave out random-decks and game"),
        (["simulate", "spellchain", "--out", "run"], "run already holds a run"),
        (["simulate", "--resume", "old"], "started by spellhall 0.0.0"),
        (["simulate", "--resume", "new"], "in format 9"),
        (["simulate", "--resume", "broken"], "is damaged"),
        (["simulate", "--resume", "gap"], "does not begin with game 0"),
        (["simulate", "--resume", "damaged"], "is damaged"),
        (["simulate", "--resume", "cards"], "knows other cards"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("run", "old", "new", "broken", "gap", "damaged", "cards"):
        begun(tmp_path / name, 8)
    for name, change in {
        "old": ('"version": "', '"version": "0.0.0", "_": "'),
        "new": ('"format": 1', '"format": 9'),
    }.items():
        file = tmp_path / name / "plan.json"
        file.write_text(file.read_text().replace(*change))
    (tmp_path / "broken" / "plan.json").write_text("{")
    (tmp_path / "damaged" / "games-000000000000.parquet").write_bytes(b"PAR1 and nothing else")
    (tmp_path / "cards" / "plan.json").write_text(
        (tmp_path / "cards" / "plan.json").read_text().replace(PLAN.digest, "0123456789abcdef")
    )
    list(parts.written(tmp_path / "gap", iter([play(PLAN, range(4, 6))[0]])))
    result = CliRunner().invoke(app, arguments)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.output
    assert sentence in result.stderr


def test_a_process_that_lacks_an_agent_stops_the_run_instead_of_counting_failed_games():
    with pytest.raises(UsageError, match="the agent no_module:Class can't be loaded"):
        play(replace(PLAN, agents=("no_module:Class", "random")), range(2))


def test_a_package_that_is_missing_is_named_with_what_brings_it():
    with pytest.raises(UsageError, match=r"reading needs no_such_package; `pip install 'spellhall\[data\]'` brings it"):
        room("no_such_package", "data", "reading")
