"""The cached builds of the compiled engine: found again for the same sources, and for nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import compiled_cache
import pytest


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "src" / "state.py"
    path.parent.mkdir()
    path.write_text("MOVES = 1\n")
    return path


def named(source: Path, level: str = "1") -> str:
    return compiled_cache.digest([source], source.parent, level)


def build(text: str):
    def make(target: Path) -> None:
        (target / "kernel").mkdir(parents=True)
        (target / "kernel" / "state.so").write_text(text)

    return make


def refused(target: Path) -> None:
    raise AssertionError("it was compiled again")


def test_the_same_sources_are_compiled_once(source, tmp_path):
    target = tmp_path / "modules"
    assert not compiled_cache.fetch_or_make(named(source), target, build("first"))
    (target / "left over").touch()
    assert compiled_cache.fetch_or_make(named(source), target, refused)
    assert [path.name for path in target.rglob("*") if path.is_file()] == ["state.so"]


def test_another_text_name_level_or_compiler_is_another_build(source, monkeypatch):
    names = [named(source), named(source, level="2")]
    source.write_text("MOVES = 2\n")
    names.append(named(source))
    names.append(named(source.rename(source.with_name("game.py"))))
    monkeypatch.setenv("CC", "no-such-compiler")
    names.append(named(source.with_name("game.py")))
    assert len(set(names)) == len(names)


def test_a_build_that_fails_is_not_kept(source, tmp_path):
    def broken(target: Path) -> None:
        target.mkdir()
        raise OSError("no space")

    with pytest.raises(OSError, match="no space"):
        compiled_cache.fetch_or_make(named(source), tmp_path / "modules", broken)
    assert not compiled_cache.fetch_or_make(named(source), tmp_path / "modules", build("second"))


def test_the_last_builds_are_kept_and_older_ones_go(tmp_path):
    for number in range(compiled_cache.KEPT_BUILDS + 1):
        compiled_cache.fetch_or_make(f"build{number}", tmp_path / "modules", build(str(number)))
        os.utime(compiled_cache.folder() / f"build{number}", (number, number))
    compiled_cache.fetch_or_make("one more", tmp_path / "modules", build("last"))
    left = sorted(path.name for path in compiled_cache.folder().iterdir())
    assert left == [f"build{number}" for number in range(2, compiled_cache.KEPT_BUILDS + 1)] + ["one more"]
