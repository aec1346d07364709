"""The README and the docstrings are true: their examples are run, and the output is compared."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.rulebook import all_books
from spellhall.server.library.rules import rules_page

README = Path(__file__).parents[1] / "README.md"
TEXT = README.read_text(encoding="utf-8")
SOURCES = Path(__file__).parents[1] / "src/spellhall"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def commands():
    """Every command of the README with its output."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            yield pytest.param(command, expected, id=command)


@pytest.mark.parametrize(("command", "expected"), list(commands()))
def test_a_command_prints_what_the_readme_says(command, expected):
    program, *arguments = shlex.split(command)
    assert program == "spellhall"
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert doctest.OutputChecker().check_output(expected, result.stdout, FLAGS), result.stdout


def test_the_python_examples_run(capsys):
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README", str(README), 0)
    assert len(examples.examples) > 10
    before = set(REGISTER)
    try:
        results = doctest.DocTestRunner(optionflags=FLAGS).run(examples)
    finally:
        for key in set(REGISTER) - before:
            del REGISTER[key]
    assert results.failed == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", ["spellfire", "spellfire-solitaire", "spellslinger", "spellchain"])
def test_the_number_of_rules_is_the_one_that_the_page_shows(name):
    book = next(book for book in all_books() if book.name == name)
    shown = json.loads(rules_page(book.game).plain)["counts"]
    assert {"title": book.title, "rules": book.numbered, "decisions": book.decisions} in shown
    assert f"by {book.numbered} numbered rules" in TEXT.replace("\n", " ")


def test_the_number_of_playable_cards_is_the_one_that_the_sets_show():
    sets = spellhall.game("spellfire").sets()
    playable = sum(line.playable for line in sets)
    assert f"play {playable:,} of the {len(all_numbers()):,} cards that were printed" in TEXT.replace("\n", " ")


def test_the_files_that_it_links_to_exist():
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert target.startswith("http") or (README.parent / target).exists(), target


@pytest.mark.parametrize(
    "module", [path for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
)
def test_examples_in_docstrings_run(module):
    name = ".".join(module.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    results = doctest.testmod(import_module(name), optionflags=FLAGS)
    assert results.attempted
    assert not results.failed
