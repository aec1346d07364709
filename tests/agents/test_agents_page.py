"""The page about agents tells the truth: commands that are shown with what they print are run."""

from __future__ import annotations

import re
from pathlib import Path

from consoles import carry_out, commands_in

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_commands_print_what_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = [each for block in BLOCK.findall(PAGE.read_text(encoding="utf-8")) for each in commands_in(block)]
    run = [(command, expected) for command, expected in shown if expected]
    for command, expected in run:
        carry_out(command, expected)
    assert run
