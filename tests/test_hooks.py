"""The Git hooks that ``make hooks`` switches on: what they accept and what they refuse."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HOOKS = Path(__file__).parents[1] / ".githooks"


@pytest.mark.parametrize(
    ("message", "passes"),
    [
        ("a" * 72, True),
        ("a" * 73, False),
        ("# a comment of git, which is no title\n" + "a" * 72 + "\n\n" + "a long line of the body " * 9, True),
    ],
)
def test_a_title_has_at_most_72_characters(tmp_path: Path, message: str, passes: bool) -> None:
    (tmp_path / "message").write_text(message, encoding="utf-8")
    done = subprocess.run([HOOKS / "commit-msg", "message"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode == 0) is passes
    assert passes or "72 is the limit" in done.stdout


@pytest.mark.parametrize(("text", "passes"), [("x = 1\n", True), ("x=1\n", False), ("import os\n", False)])
def test_style_is_checked_of_what_goes_in(tmp_path: Path, text: str, passes: bool) -> None:
    ruff = HOOKS.parent / ".venv" / "bin" / "ruff"
    if not ruff.exists():
        pytest.skip("ruff is in no .venv here")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True, timeout=60)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "ruff").symlink_to(ruff)
    (tmp_path / "module.py").write_text(text, encoding="utf-8")
    (tmp_path / "not in the commit.py").write_text("import os\n", encoding="utf-8")
    subprocess.run(["git", "add", "module.py"], cwd=tmp_path, check=True, timeout=60)
    done = subprocess.run([HOOKS / "pre-commit"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode == 0) is passes, done.stdout + done.stderr
