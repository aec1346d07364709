"""The rendered texts: exact, short, a player's words."""

from __future__ import annotations

import re

import pytest

import spellhall

GAME = spellhall.game("spellchain")
GRATES = re.compile(r"DMG:|such a card|,,|, to your opponent|  |: 1 for|\bNone\b|\.\.|\) \(|\bcounters counter|d20: \d")


@pytest.mark.parametrize("card", GAME.catalogue, ids=lambda card: card.key)
def test_no_text_grates(card) -> None:
    text = GAME.text_of(card)[1]
    assert text and not GRATES.search(text)
    assert text.endswith(".")
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in text.split(". "))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (
            "ancient-flame",
            "Deal 5 DMG to your opponent, plus 1 DMG for each other [Fire] card you activated earlier this chain.",
        ),
        ("boulder", "Deal 4 DMG to your opponent, ignoring Avoid, Reflect and Redirect."),
        ("hailstorm", "Deal 1 DMG to your opponent four times."),
        (
            "toxic-wave",
            "If your opponent has any Poison counter, deal 1 DMG to your opponent. "
            "Place 2 Poison counters on your opponent.",
        ),
    ],
)
def test_some_texts_word_for_word(key: str, text: str) -> None:
    assert GAME.text_of(GAME.catalogue[GAME.faces[key]])[1] == text
