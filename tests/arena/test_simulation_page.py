"""The page about simulations tells the truth: its files are written, its commands and its Python are run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

from typer.testing import CliRunner

from spellhall.cli.main import app

PAGE = Path(__file__).parents[2] / "docs" / "simulation.md"
TEXT = PAGE.read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_page_does_what_it_says(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for name, text in FILE.findall(TEXT):
        Path(name).write_text(text, encoding="utf-8")
    commands = 0
    for language, block in BLOCK.findall(FILE.sub("", TEXT)):
        if language == "python":
            example = doctest.DocTestParser().get_doctest(block, {}, PAGE.name, str(PAGE), 0)
            assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0, capsys.readouterr().out
            continue
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            commands += 1
            program, *arguments = shlex.split(command)
            result = CliRunner().invoke(app, arguments)
            assert (program, result.exit_code) == ("spellhall", 0), result.output
            assert doctest.OutputChecker().check_output(expected, result.stdout, FLAGS), f"{command}\n{result.stdout}"
    assert commands >= 5
