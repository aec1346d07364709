"""The list of what balance has changed says what is."""

from __future__ import annotations

import re

import spellhall
from spellhall.games.spellslinger.facts import RARITIES

GAME = spellhall.game("spellslinger")


def test_what_the_list_says_of_a_card_is_on_the_card() -> None:
    cards = {card.name: card for card in GAME.catalogue}
    names = [name for name, _, _ in GAME.changes()]
    assert len(set(names)) == len(names)
    for name, change, _ in GAME.changes():
        card, now = cards[name], change.partition(" (")[0]
        if re.fullmatch(r"\d+/\d+", now):
            assert now == f"{card.strength}/{card.speed}", name
        if now in RARITIES:
            assert now == card.rarity, name
        if now.startswith("["):
            assert now.split()[0] == card.cost.shown(), name
