"""The example of the typed interface runs; mypy checks it with everything else."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

import spellhall

ROOT = Path(__file__).parents[1]
EXAMPLE = "examples/typed_game.py"


def test_the_example_runs_and_mypy_checks_it():
    lines = runpy.run_path(str(ROOT / EXAMPLE))["main"]()
    assert lines[:3] == [
        "Spell Chain for 2, with the cut chosen",
        "life is from 0 to 99",
        "the other seat notices: True",
    ]
    assert EXAMPLE in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["files"]
    assert f"../{EXAMPLE}" in (ROOT / "docs/reference.md").read_text("utf-8")


def test_a_game_has_bounds_for_every_column_of_its_table():
    for name in spellhall.game_names():
        game = spellhall.game(name)
        layout = game.layout
        assert {*game.bounds} == {*layout.marks, *layout.seat_columns, *layout.registers}
        assert all(bound.at(2, 100).least <= bound.at(2, 100).most for bound in game.bounds.values())
