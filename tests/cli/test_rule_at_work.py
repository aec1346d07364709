"""``spellhall rules ID --show``."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from spellhall.cli.main import app
from spellhall.rule_positions import positions_of


def run(*arguments: str) -> str:
    """What the command prints."""
    return CliRunner().invoke(app, ["rules", *arguments]).output


@pytest.mark.parametrize("way", ["refuses", "asks", "logs", "plays"])
def test_a_rule_is_shown_with_its_example(way: str) -> None:
    shown = next(each for each in positions_of("spellfire").values() if each.way == way)
    told = run(shown.rule, "--show")
    assert told.count(" choose") >= len(shown.choices)
    if way == "refuses":
        assert shown.rule in told.splitlines()[-1]


def test_only_one_rule_is_shown_and_only_if_there_is_a_position() -> None:
    assert "--show shows one rule, and" in run("SF-PH2", "--show")
    assert "no position shows SF-GEN-20 yet" in run("SF-GEN-20", "--show")
