"""docs/tournaments.md is true: its commands are run one after another, and the output is compared."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

from typer.testing import CliRunner

from spellhall.cli.main import app

PAGE = Path(__file__).parents[1] / "docs" / "tournaments.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMAND = re.compile(r"^\$ spellhall (.*)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)


def test_the_evening_goes_as_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    commands = COMMAND.findall(TEXT)
    assert len(commands) > 20
    for command, expected in commands:
        result = CliRunner().invoke(app, shlex.split(command))
        assert result.exit_code == 0, (command, result.output)
        assert doctest.OutputChecker().check_output(expected, result.stdout, doctest.NORMALIZE_WHITESPACE), command


def test_every_command_that_it_names_exists():
    for name in set(re.findall(r"spellhall event ([a-z]+)", TEXT)):
        assert CliRunner().invoke(app, ["event", name, "--help"]).exit_code == 0, name


def test_the_files_that_it_links_to_exist():
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (PAGE.parent / target).exists(), target
