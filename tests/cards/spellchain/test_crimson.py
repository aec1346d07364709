"""Crimson cards in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first


@pytest.mark.parametrize(
    ("before", "chain", "hp"),
    [
        ((20, 20), ["Crimson Daggers"], (19, 16)),
        ((20, 20), ["Mithril Sword", "Crimson Hex"], (16, 16)),
        ((20, 20), ["Repeating Crossbow", "Crimson Hex"], (16, 17)),
        ((10, 20), ["Transfusion"], (12, 19)),
        ((10, 20), ["Transfusion", "Densify Mana", "Crimson Daggers"], (13, 15)),
        ((20, 20), ["Fireball", "Crimson Counter"], (19, 19)),
        ((20, 20), ["Crimson Daggers", "Densify Mana", "Red Eclipse"], (18, 13)),
        ((5, 20), ["Crimson Bath"], (8, 20)),
        ((5, 20), ["Crimson Bath", "Crimson Web"], (9, 19)),
        ((20, 20), ["Divine Hand Explosive", "Crimson Web"], (20, 17)),
    ],
)
def test_blood_flows(before: tuple[int, int], chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain, before) == [hp, hp]


def test_crimson_cards_can_cost_the_game() -> None:
    t = ChainHall().health(1, 20).chain("Crimson Daggers")
    assert t.state.returns() == [-1.0, 1.0]
    assert t.hp == (0, 20)


def test_progenitors_chalice_heals_for_two_crimson_cards_a_chain() -> None:
    t = ChainHall().health(10, 20)
    t.continuous(0, "Progenitor's Chalice")
    assert t.chain("Crimson Web", "Densify Mana", "Crimson Web", "Densify Mana", "Crimson Web").hp == (9, 20)


def test_lady_millennia_drinks_for_every_crimson_card_of_the_chain() -> None:
    t = ChainHall().health(10, 20)
    t.chain("Summon: Lady Millennia, Blood Progenitor", "Densify Mana", "Crimson Daggers")
    assert t.hp == (11, 12)


def test_lady_millennia_goes_thirsty_without_crimson() -> None:
    t = ChainHall().health(10, 20)
    t.summoned(0, "Summon: Lady Millennia, Blood Progenitor")
    assert t.chain("Rejuvenate").hp == (14, 20)
