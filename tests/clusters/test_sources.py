"""The fingerprint of the sources: what decides games counts, where they lie and what was built from them doesn't."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spellhall
from spellhall.arena.runs.clusters.sources import fingerprint, fingerprint_of

FILES = {
    "__init__.py": "A = 1\n",
    "games/rules.py": "B = 2\n",
    "games/weights.json": "{}\n",
    "server/hall.py": "C = 3\n",
}


def made(folder, changed=()):
    for name, text in {**FILES, **dict(changed)}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return fingerprint_of(folder)


@pytest.mark.parametrize(
    "changed",
    [
        {"server/hall.py": "C = 4\n"},
        {"cli/new.py": "D = 5\n"},
        {"games/__pycache__/rules.cpython-311.pyc": "x"},
        {"games/rules.cpython-311-x86_64-linux-gnu.so": "x"},
        {"games/rules.py": "B = 2\r\n"},
    ],
)
def test_what_decides_no_game_does_not_count(changed, tmp_path):
    assert made(tmp_path / "one") == made(tmp_path / "other", changed)


@pytest.mark.parametrize(
    "changed", [{"games/rules.py": "B = 3\n"}, {"games/weights.json": "[]\n"}, {"games/more.py": ""}]
)
def test_any_rule_and_any_weight_counts(changed, tmp_path):
    assert made(tmp_path / "one") != made(tmp_path / "other", changed)


def test_this_package_has_one():
    assert re.fullmatch("[0-9a-f]{12}", fingerprint())
    assert fingerprint() == fingerprint_of(Path(spellhall.__file__).parent)
