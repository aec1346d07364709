"""`make run`: which engine serves the hall, and what is done about the other one."""

from __future__ import annotations

import fcntl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import run_hall


class Served(Exception):
    """The hall would run now, with this environment."""

    def __init__(self, program: str, arguments: list[str], environment: Mapping[str, str]) -> None:
        super().__init__(program, *arguments)
        self.environment = environment


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started in the background."""
    commands: list[list[str]] = []

    def serve(program: str, arguments: list[str], environment: Mapping[str, str]) -> None:
        raise Served(program, arguments, environment)

    def start(command: list[str], **_: Any) -> None:
        commands.append(command)

    monkeypatch.setattr("os.execve", serve)
    monkeypatch.setattr("subprocess.Popen", start)
    monkeypatch.setattr("sys.argv", ["run_hall.py"])
    return commands


def served(monkeypatch: pytest.MonkeyPatch, compiled: bool, compiler: bool) -> Mapping[str, str]:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(run_hall, "is_compiled", lambda: compiled)
    monkeypatch.setattr(run_hall, "can_compile", lambda: compiler)
    with pytest.raises(Served) as caught:
        run_hall.main()
    return caught.value.environment


def test_the_compiled_engine_serves_once_it_is_there(
    monkeypatch: pytest.MonkeyPatch, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    environment = served(monkeypatch, compiled=True, compiler=True)
    assert environment["PYTHONPATH"] == str(run_hall.VENV / "compiled")
    assert not started
    assert capsys.readouterr().out == f"{run_hall.COMPILED}\n"


def test_until_then_the_hall_opens_interpreted_and_compiles_in_the_background(
    monkeypatch: pytest.MonkeyPatch, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    environment = served(monkeypatch, compiled=False, compiler=True)
    assert "PYTHONPATH" not in environment
    assert [command[1:] for command in started] == [[str(Path(run_hall.__file__).resolve()), run_hall.COMPILE]]
    assert capsys.readouterr().out == f"{run_hall.WAITING}\n"


def test_without_a_compiler_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    served(monkeypatch, compiled=False, compiler=False)
    assert not started
    assert "gcc" in capsys.readouterr().out


def test_a_compiler_is_one_that_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert not run_hall.can_compile()


def test_two_halls_compile_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made: list[tuple[str, ...]] = []
    monkeypatch.setattr(run_hall, "BUILD", tmp_path)
    monkeypatch.setattr(run_hall, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(run_hall, "LOG", tmp_path / "log")
    monkeypatch.setattr(run_hall, "make", lambda *goals: made.append(goals) or ["true"])
    monkeypatch.setattr("os.nice", lambda _: 0)
    with (tmp_path / "lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        run_hall.compile_once()
        assert not made
    run_hall.compile_once()
    assert made == [(run_hall.STAMP,)]
