"""``make game-check``: what every game needs, and that the game of ``docs/new-game.md`` has all of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import game_check
import new_game
import pytest

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "tools", "docs", "hosting", "requirements", "benchmarks", ".github", ".githooks", "web/src")
FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "web/package.json")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static")


def test_the_name_of_a_test_is_the_sentence():
    assert game_check.sentence_of("tests/test_x.py::test_a_face_is_plain_data[lanterns-3]") == "a face is plain data"


@pytest.mark.parametrize(
    ("failed", "said"),
    [
        (
            "    assert x\nE   AssertionError: run python tools/golden.py\nE   assert 1 == 2\n",
            "run python tools/golden.py",
        ),
        ("    assert x\nE   assert 1 == 2\nE    +  where 1 = len([3])\n", "assert 1 == 2"),
        ("E   ValueError: the book has no table\n", "ValueError: the book has no table"),
        ("broken\nno module named x\n", "no module named x"),
    ],
)
def test_a_failed_test_says_what_is_lacking(failed, said):
    assert game_check.complaint_of(failed) == said


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    done = subprocess.run(
        [sys.executable, ROOT / "tools/game_check.py", "chess"], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "with one of: spellchain, spellfire, spellslinger" in done.stderr


@pytest.mark.slow
def test_the_game_of_the_page_has_all_that_the_house_asks(tmp_path):
    """As its last section says: moved into a copy of this repository, with its table, its types and its digests."""
    top = tmp_path / "spellhall"
    for folder in COPIED:
        shutil.copytree(ROOT / folder, top / folder, ignore=NOT_COPIED)
    for file in FILES:
        shutil.copy(ROOT / file, top / file)
    new_game.written(tmp_path / "written")
    place = top / "src/spellhall/games/lanterns"
    shutil.copytree(tmp_path / "written/lanterns", place)
    for path in place.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("from lanterns.", "from spellhall.games.lanterns."), encoding="utf-8")
    with (place / "game.py").open("a", encoding="utf-8") as file:
        file.write("\n\nGAME = Lanterns\n")
    book = (place / "rulebook.md").read_text(encoding="utf-8")
    (place / "rulebook.md").unlink()
    (top / "docs/rules/lanterns.md").write_text(f"{book}\n| Option |\n|---|\n", encoding="utf-8")
    done = ran(top, "tools/game_check.py", "lanterns")
    assert re.findall(r"LACKING +(.*)", done.stdout) == [
        "every preset of a game has digests",
        "the table in the rule book is made from the records",
    ]
    for tool in (("tools/option_tables.py",), ("tools/wire_types.py",), ("tools/golden.py", "digests", "lanterns")):
        assert ran(top, *tool).returncode == 0
    done = ran(top, "tools/game_check.py", "lanterns")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "left out  lessons are done as told: it has no lessons" in done.stdout


def ran(top: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A tool in a copy of the repository, after it ended."""
    environment = os.environ | {"PYTHONPATH": str(top / "src")}
    return subprocess.run(
        [sys.executable, *command], cwd=top, env=environment, capture_output=True, text=True, timeout=580
    )
