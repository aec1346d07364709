"""Whole games as prose: a change shows as a diff of the text, to be read and then written anew."""

from __future__ import annotations

import golden
import pytest


@pytest.mark.parametrize("name", sorted(golden.GAMES))
def test_the_game_is_played_and_told_as_before(name: str) -> None:
    kept = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name) == kept, f"read the difference, then run python tools/golden.py {name}"
