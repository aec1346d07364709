"""Decks to learn with (section DK)."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.games.spellslinger.facts import COMMON
from spellhall.games.spellslinger.formats.learning import learning_cards, learning_deck

GAME = spellhall.game("spellslinger", preset="limited")


@pytest.mark.rule("SS-DK-12")
@pytest.mark.parametrize(("colour", "basic"), [("Y", "plains"), ("B", "coast"), ("R", "mountain"), ("G", "woods")])
def test_a_learning_deck_is_built_from_three_of_each_common_of_a_colour(colour: str, basic: str) -> None:
    commons = [card for card in GAME.catalogue if card.rarity == COMMON and card.cost.colours() == {colour}]
    assert Counter(learning_cards(GAME, colour)) == {card.key: 3 for card in commons}
    deck = Counter(learning_deck(GAME, colour))
    basics = deck.pop(basic)
    assert basics + deck.total() >= 40
    assert set(deck) <= {card.key for card in commons} and max(deck.values()) <= 3


@pytest.mark.rule("SS-DK-13")
def test_a_learning_deck_may_add_common_terrains_freely() -> None:
    deck = learning_deck(GAME, "R")
    assert deck.count("mountain") == 17 and GAME.check_deck(deck) == []
    assert GAME.check_deck([*deck, *["mountain"] * 10]) == []
