"""What the program writes gets through, and whatever goes wrong is one sentence: no traceback reaches a user."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from server.processes import descendants, left_of, workers
from typer.testing import CliRunner
from waiting import PATIENCE, killed_if_late, wait_until

import spellhall
from spellhall.arena import Stopped, Unfinished, simulate
from spellhall.cli import main as program
from spellhall.cli import output
from spellhall.cli.play.match import Match

PROGRAM = [sys.executable, "-c", "from spellhall.cli.main import main; main()"]
FULL = Path("/dev/full")
on_linux = pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")


def start(*arguments, encoding="utf-8", **streams):
    environment = os.environ | {"PYTHONIOENCODING": encoding, "COLUMNS": "80"}
    return subprocess.Popen([*PROGRAM, *map(str, arguments)], env=environment, text=False, **streams)


@contextmanager
def alone(*arguments, **streams):
    """The command in a session of its own. It heeds Ctrl+C even where we do not, below a shell's ``&``; and nothing
    of it is left when a test fails.
    """
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = start(*arguments, start_new_session=True, **streams)
    signal.signal(signal.SIGINT, ours)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def both_work(process) -> set[tuple[int, str]]:
    """All that the command has begun, as soon as its two workers are at work."""
    wait_until("two workers at work", lambda: at_work(process) == [True, True], seen=lambda: at_work(process))
    return descendants(process.pid)


def at_work(process) -> list[bool]:
    """For each worker whether it has begun its first task: from then on a second thread watches who began it."""
    return [len(os.listdir(f"/proc/{worker}/task")) > 1 for worker in workers(process.pid)]


def ended(process) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, *(("" if text is None else text.decode("utf-8", "replace")) for text in (out, err))


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """A saved game of each kind, twenty actions long."""
    folder, files = tmp_path_factory.mktemp("saves"), {}
    for name in ("spellfire", "spellchain", "spellslinger"):
        match = Match.opened(spellhall.game(name), 4, 2, "random")
        for _ in range(20):
            match.state.apply(match.agents[match.state.current_player()].act(match.state))
        files[name] = folder / f"{name}.json"
        match.save(files[name])
    return files


@pytest.mark.parametrize(
    ("name", "encoding"), [("spellfire", "cp1252"), ("spellchain", "cp1252"), ("spellslinger", "ascii")]
)
def test_a_table_is_drawn_where_the_output_does_not_know_all_letters(name, encoding, games):
    told = start("replay", games[name], "--to", 12, encoding=encoding, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    code, shown, said = ended(told)
    assert (code, said) == (0, "")
    assert "-" * 20 in shown and "?" * 3 not in shown


def test_one_plays_at_a_terminal_that_does_not_know_all_letters():
    pty = pytest.importorskip("pty", reason="this system has no such terminals")
    ours, theirs = pty.openpty()
    sitting = start("play", "spellchain", "--seed", 1, encoding="cp1252", stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, b"1\nlog\nquit\n")
    shown = b""
    with killed_if_late(sitting), suppress(OSError):  # which is how Linux says that the other side is closed
        while part := os.read(ours, 65_536):
            shown += part
    assert sitting.wait(PATIENCE) == 0
    assert b"Traceback" not in shown and b"You leave the table" in shown


def test_letters_that_are_not_known_are_written_in_others():
    output.prepare()
    assert "Æther ─→ “naïve” 漢".encode("ascii", output.PLAINLY) == b'?ther --> "naive" ?'


@on_linux
@pytest.mark.parametrize(
    "command",
    [("cards", "spellfire"), ("replay", "--to", 3), ("--help",)],
)
def test_a_full_disk_is_one_sentence(command, games):
    arguments = [*command, games["spellfire"]] if command[0] == "replay" else [*command]
    with FULL.open("w") as full:
        code, _, said = ended(start(*arguments, stdout=full, stderr=subprocess.PIPE))
    assert code == 1
    assert said.startswith("spellhall: can't write the output: No space left on device")
    assert len(said.splitlines()) == 1


@on_linux
def test_where_not_even_an_error_can_be_written_the_exit_code_tells():
    with FULL.open("w") as full:
        assert start("cards", "spellfire", stdout=full, stderr=full).wait(PATIENCE) == 1
        assert start("cards", "chess", stdout=full, stderr=full).wait(PATIENCE) == 2


@pytest.mark.parametrize("command", [("cards", "spellfire"), ("rules", "SF-PH")])
def test_a_reader_who_goes_away_hears_no_more(command):
    reading, writing = os.pipe()
    os.close(reading)
    code, _, said = ended(start(*command, stdout=writing, stderr=subprocess.PIPE))
    os.close(writing)
    assert code == 1
    assert "Traceback" not in said and "Exception" not in said


@pytest.mark.parametrize("error", [RuntimeError("two\nlines " + "x" * 5_000), MemoryError(), KeyError("x")])
def test_an_error_that_nobody_expected_is_one_sentence(error, monkeypatch, capsys):
    def broken():
        raise error

    monkeypatch.setattr(program, "app", broken)
    with pytest.raises(SystemExit) as end:
        program.main()
    said = capsys.readouterr().err
    assert end.value.code == 1
    assert said.startswith(f"spellhall: something went wrong: {type(error).__name__}")
    assert len(said.splitlines()) == 1 and len(said) < 400
    monkeypatch.setenv("SPELLHALL_TRACEBACK", "1")
    with pytest.raises(type(error)):
        program.main()


def test_a_line_of_five_megabytes_is_not_repeated(tmp_path):
    deck = tmp_path / "deck.txt"
    deck.write_text("x" * 5_000_000)
    result = CliRunner().invoke(program.app, ["deck", "check", "spellfire", str(deck)])
    assert result.exit_code == 2
    assert max(map(len, result.stderr.splitlines())) < 400


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--load")])
@pytest.mark.parametrize("where", ["", "/"])
def test_a_folder_is_called_one(command, where):
    result = CliRunner().invoke(program.app, [*command, where])
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert "is a folder, not a file" in result.stderr


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_save_that_a_windows_editor_has_touched_is_read(encoding, games, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(games["spellchain"].read_text(encoding="utf-8"), encoding=encoding)
    assert CliRunner().invoke(program.app, ["replay", str(file)]).exit_code == 0


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_stops_a_simulation_gets_what_was_played(jobs):
    def enough(games):
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate("spellchain", 400, jobs=jobs, progress=enough)
    assert stopped.value.results is not None
    assert 0 < stopped.value.results["finished"] == stopped.value.results["games"] < 400


MANY = ("--games", 100_000, "--jobs", 2, "--json")


@on_linux
@pytest.mark.parametrize("arguments", [("simulate", "spellchain", *MANY), ("deck", "test", "Pyre", *MANY)])
def test_a_key_that_stops_all_processes_at_once_leaves_the_figures_and_one_sentence(arguments):
    with alone(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        begun = both_work(running)
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl+C does in a terminal
        code, shown, said = ended(running)
        assert not left_of(begun)
    assert (code, said) == (130, "spellhall: stopped; unfinished games aren't counted\n")
    results = json.loads(shown or '{"errors": 0, "games": 0}')
    assert results["errors"] == 0 and results.get("finished", results["games"]) == results["games"] < 100_000


@on_linux
@pytest.mark.parametrize(
    ("order", "arguments"),
    [
        (signal.SIGTERM, ("simulate", "spellchain", *MANY)),
        (signal.SIGTERM, ("balance", "spellchain", "--games", 100_000, "--jobs", 2)),
        (signal.SIGTERM, ("deck", "test", "Pyre", *MANY)),
        (signal.SIGKILL, ("simulate", "spellchain", *MANY)),
    ],
)
def test_no_process_outlives_the_command_that_began_it(order, arguments):
    with alone(*arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        begun = both_work(running)
        running.send_signal(order)
        running.wait(PATIENCE)
        assert not left_of(begun)


def test_whoever_stops_a_balance_is_told_so(monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("spellhall.arena.studies.balance.play_pair", stopped)
    result = CliRunner().invoke(program.app, ["balance", "spellchain"])
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr == "spellhall: stopped; unfinished games aren't counted\n"


def test_what_was_played_before_a_process_was_killed_is_told(monkeypatch):
    def lost(*_):
        error = Unfinished("a process that played games was ended from outside")
        error.results = simulate("spellchain", 4)
        raise error

    monkeypatch.setattr("spellhall.cli.study.simulate.counted", lost)
    result = CliRunner().invoke(program.app, ["simulate", "spellchain", "--games", "400"])
    assert result.exit_code == 1
    assert "4 of 400 games of spellchain finished" in result.stdout
    assert result.stderr == "spellhall: a process that played games was ended from outside\n"
