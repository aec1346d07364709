"""The text of every card is the one that was read and kept, and none is too long to read at the table."""

from __future__ import annotations

import golden
import pytest

FILES = {path.name.removesuffix("-cards.txt"): path for path in sorted(golden.FOLDER.glob("*-cards.txt"))}


def test_our_games_have_a_file():
    assert {"spellchain", "spellfire", "spellslinger"} <= FILES.keys()


@pytest.mark.parametrize("name", FILES)
def test_the_texts_of_all_cards_are_those_that_were_read(name):
    kept = FILES[name].read_text(encoding="utf-8")
    assert golden.card_texts(name) == kept, f"read the difference, then run python tools/golden.py cards {name}"
