"""The page about versions names the numbers of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellhall.arena.runs import folders
from spellhall.cli import main
from spellhall.kernel.documents import header
from spellhall.rl import registration
from spellhall.server import wire
from spellhall.tournaments import files

PAGE = Path(__file__).parents[1] / "docs/versions.md"
ROWS = {
    cells[1].strip(): [cell.strip() for cell in cells[2:-1]]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and (cells := line.split("|"))
}


@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("Saves and replays", f"format {header.FORMAT}; {', '.join(map(str, header.FORMATS[:-1]))} is read, too"),
        ("Socket protocol", str(wire.VERSION)),
        ("Environments (`spellhall.rl`)", f"`-v{registration.VERSION}`"),
        ("Saved runs, datasets and events", f"runs: format {folders.FORMAT}; events: format {files.FORMAT}"),
    ],
)
def test_a_number_is_the_one_that_the_program_writes(what, number):
    assert ROWS[what][-1] == number


def test_exit_codes_are_those_of_the_program():
    codes = f"(0 done, {main.WRONG_END} failed, {main.WRONG_USE} wrong use, {main.STOPPED} stopped)"
    assert f"exit codes {codes}" in ROWS["Command line"][0]
