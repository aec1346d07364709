"""The game of ``docs/new-game.md``: the page's files and commands, and the game installed next to the hall."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import spellhall

PAGE = Path(__file__).parents[1] / "docs" / "new-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
SOURCES = Path(spellhall.__file__).parents[1]
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = {
    "python": [sys.executable],
    "spellhall": [sys.executable, "-c", "from spellhall.cli.main import main; main()"],
}


def commands() -> Iterator[tuple[str, str]]:
    """Every command of the page with its output, in order."""
    for block in CONSOLE.findall(TEXT):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            yield command, expected


def written(folder: Path) -> None:
    """Write the page's files."""
    for name, text in FILE.findall(TEXT):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def site_of(folder: Path) -> Path:
    """The place where the game is installed: nothing of it stays in this environment."""
    return folder / "site"


def carried_out(folder: Path, command: str) -> str:
    """The output of a command from the page, run next to its files."""
    program, *arguments = command.split()
    around = os.environ | {
        "PIP_TARGET": str(site_of(folder)),
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTHONPATH": os.pathsep.join([str(site_of(folder)), str(SOURCES)]),
        "COLUMNS": "80",
    }
    done = subprocess.run(
        [*PROGRAMS[program], *arguments], cwd=folder, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def installed(folder: Path) -> Path:
    """Follow the page up to its first command, which installs the game; returns its folder."""
    written(folder)
    carried_out(folder, next(commands())[0])
    return site_of(folder)
