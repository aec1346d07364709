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
        (
            "fester",
            "If your opponent has any Poison counter, double the Poison counters on your opponent (at most 5 more); "
            "otherwise, place 3 Poison counters on your opponent.",
        ),
        (
            "divine-judgement",
            "Deal DMG to your opponent equal to the DMG that your opponent's cards have dealt to you this chain "
            "(at least 2, at most 5 in all).",
        ),
        (
            "lightning-bolt",
            "Deal 2 DMG to your opponent, ignoring Block and Avoid; 3 instead if you activated another [Lightning] "
            "card earlier this chain.",
        ),
        (
            "twin-dragon-lightning",
            "Deal 3 DMG to your opponent twice, ignoring Block; 4 instead if you activated another [Lightning] card "
            "earlier this chain.",
        ),
        (
            "sunlight-spear",
            "Deal 5 DMG to your opponent; if your opponent controls an active [Dark] card or activated one earlier "
            "this chain, this ignores Block and Avoid.",
        ),
        (
            "berserk-mind-virus",
            "When this card activates, deal 2 DMG to your opponent, then at the end of this chain it moves to your "
            "opponent's Continuous Zone instead of yours (it is discarded if that zone is full). At the start of each "
            "chain, the player whose zone holds it takes 1 DMG.",
        ),
    ],
)
def test_some_texts_word_for_word(key: str, text: str) -> None:
    assert GAME.text_of(GAME.catalogue[GAME.faces[key]])[1] == text
