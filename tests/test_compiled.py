"""The compiled engine: which one runs, what is compiled, and what goes into a wheel."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import build_compiled
import build_hook
import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.compiled import is_compiled
from spellhall.kernel import frames, state
from spellhall.language import words


def test_the_engine_says_whether_it_is_compiled() -> None:
    assert is_compiled() == (not (state.__file__ or "").endswith(".py"))
    told = CliRunner().invoke(app, ["--version"]).stdout
    assert told == f"spellhall {spellhall.__version__}{' (compiled)' if is_compiled() else ''}\n"


def test_the_engine_is_the_one_that_is_wanted() -> None:
    """CI asks for the compiled one; without this check it might prove nothing about it."""
    if os.environ.get("REQUIRE_COMPILED") != "1":
        pytest.skip("REQUIRE_COMPILED=1 is not set: either engine will do")
    rooms = [frames, state, words]
    assert [room.__name__ for room in rooms if (room.__file__ or "").endswith(".py")] == []


def test_what_is_compiled_is_the_hot_road_and_every_exception_is_still_there() -> None:
    chosen = {path.relative_to(build_compiled.PACKAGE).as_posix() for path in build_compiled.modules()}
    assert {"kernel/state.py", "language/effect.py", "games/spellfire/rules/turn/turn.py"} <= chosen
    assert not chosen & set(build_compiled.INTERPRETED)
    assert [name for name in build_compiled.INTERPRETED if not (build_compiled.PACKAGE / name).is_file()] == []


@pytest.fixture
def hook(tmp_path: Path) -> Any:
    def made(target: str) -> build_hook.BuildHook:
        return build_hook.BuildHook(str(tmp_path), {}, None, None, str(tmp_path), target, None)

    return made


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """The folders that the hook compiled into."""
    asked: list[Path] = []

    def compile_into(folder: Path) -> None:
        asked.append(folder)
        (folder / "spellhall" / "kernel").mkdir(parents=True)
        (folder / "spellhall" / "kernel" / "state.so").touch()
        (folder / "spellhall__mypyc.so").touch()

    monkeypatch.setattr(build_compiled, "WORK", tmp_path)
    monkeypatch.setattr(build_compiled, "compile_into", compile_into)
    monkeypatch.setenv("SPELLHALL_SKIP_PAGE", "1")
    return asked


def test_a_wheel_that_wants_it_holds_the_compiled_engine(hook, compiled, monkeypatch) -> None:
    monkeypatch.setenv(build_compiled.WANTED, "1")
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    assert hook("wheel").dependencies() == ["mypy", "setuptools"]
    hook("wheel").initialize("standard", data)
    assert sorted(data["force_include"].values()) == ["spellhall/kernel/state.so", "spellhall__mypyc.so"]
    assert (data["pure_python"], data["infer_tag"]) == (False, True)


@pytest.mark.parametrize(
    ("wanted", "target", "version"),
    [("", "wheel", "standard"), ("0", "wheel", "standard"), ("1", "wheel", "editable"), ("1", "sdist", "standard")],
)
def test_nothing_else_is_compiled(hook, compiled, monkeypatch, wanted, target, version) -> None:
    monkeypatch.setenv(build_compiled.WANTED, wanted)
    data: dict[str, Any] = {"force_include": {}}
    hook(target).initialize(version, data)
    assert compiled == [] and data == {"force_include": {}}


def test_a_compiler_that_fails_is_told_in_its_last_lines(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(build_compiled, "__file__", str(tmp_path / "fails.py"))
    (tmp_path / "fails.py").write_text("print('first'); raise SystemExit('gcc: not found')", encoding="utf-8")
    monkeypatch.setattr(build_compiled, "LAST_LINES", 1)
    with pytest.raises(build_compiled.CompileError, match=r"needs a C compiler.*\n.*gcc: not found") as caught:
        build_compiled.compile_into(tmp_path)
    assert "first" not in str(caught.value)
