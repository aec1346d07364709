"""Pages about many games tell the truth: their files are written, their commands and their Python are run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from consoles import FLAGS, carry_out, commands_in

DOCS = Path(__file__).parents[2] / "docs"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "least"), [("simulation.md", 5), ("datasets.md", 2)])
def test_the_page_does_what_it_says(name, least, tmp_path, monkeypatch, capsys):
    page = DOCS / name
    text = page.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for file, held in FILE.findall(text):
        Path(file).write_text(held, encoding="utf-8")
    commands = 0
    for language, block in BLOCK.findall(FILE.sub("", text)):
        if language == "python":
            example = doctest.DocTestParser().get_doctest(block, {}, page.name, str(page), 0)
            assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0, capsys.readouterr().out
            continue
        for command, expected in commands_in(block):
            carry_out(command, expected)
            commands += 1
    assert commands >= least
