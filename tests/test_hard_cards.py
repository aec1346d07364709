"""The page of the hardest cards quotes the cards, names rules and words that exist, and tests that play them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spellhall
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.rulebook import all_rules

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/cards/hard-cards.md").read_text(encoding="utf-8")
CARDS = dict(re.findall(r"^## [^\n]* \((\S+)\)\n(.*?)(?=\n## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def test_there_are_ten_of_them() -> None:
    assert len(CARDS) == 10


@pytest.mark.parametrize("key", CARDS)
def test_a_hard_card_is_quoted_and_played(key: str) -> None:
    game = spellhall.game("spellfire")
    card = game.catalogue[game.faces[key]]
    quoted = " ".join(line.removeprefix("> ") for line in CARDS[key].splitlines() if line.startswith("> "))
    assert quoted == text_of(card)
    known = {rule.id for rule in all_rules()}
    assert set(re.findall(r"\b(?:SF|AMB)-[A-Z0-9-]+\b", CARDS[key])) <= known
    path, test = re.findall(r"Played in `(\S+)`, `(\w+)`", CARDS[key])[0]
    source = (ROOT / path).read_text(encoding="utf-8")
    body = source.partition(f"def {test}(")[2].partition("\ndef ")[0]
    assert body and (card.name in source or key in source)
