"""Lightning and other direct damage in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first


@pytest.mark.parametrize(
    ("chain", "hp"),
    [
        (["Lightning Bolt", "Spell Shield"], (20, 18)),
        (["Lightning Bolt", "Divine Intervention"], (20, 18)),
        (["Lightning Bolt", "Densify Mana", "Dark Lightning Bolt"], (20, 13)),
        (["Lightning Storm"], (20, 19)),
        (["Lightning Storm", "Densify Mana", "Rejuvenate", "Densify Mana"], (20, 17)),
        (["Lightning Storm", "Fireball", "Counter Spell"], (20, 18)),
        (["Lightning Storm", "Divine Intervention"], (20, 18)),
        (["Dragon Lightning", "Spell Shield"], (20, 16)),
        (["Dragon Lightning", "Divine Intervention"], (20, 20)),
        (["Twin Dragon Lightning", "Spell Shield"], (20, 14)),
        (["Twin Dragon Lightning", "Densify Mana", "Lightning Bolt"], (20, 10)),
        (["Sunlight Spear", "Spell Shield"], (20, 19)),
        (["Sunlight Spear", "Spell Shield", "Rejuvenate", "Siphon"], (20, 15)),
        (["Dark Lightning Bolt", "Spell Shield"], (20, 16)),
        (["Dark Lightning Bolt", "Divine Intervention"], (20, 16)),
        (["Lazuli Burst Stream"], (20, 16)),
        (["Rejuvenate", "Densify Mana", "Lazuli Burst Stream"], (20, 18)),
        (["Boulder", "Divine Intervention"], (20, 16)),
        (["Boulder", "Aqua Repulsion"], (20, 17)),
        (["Boulder", "Redirect"], (20, 17)),
        (["Boulder", "Spell Shield"], (20, 20)),
    ],
)
def test_lightning_strikes(chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain) == [hp, hp]


def test_sunlight_spear_sees_an_active_dark_card() -> None:
    t = ChainHall()
    t.summoned(1, "Summon: Pestilent Zombie")
    assert t.chain("Sunlight Spear", "Spell Shield").hp == (19, 15)


def test_divine_hand_explosive_costs_the_own_cards_that_still_wait() -> None:
    t = ChainHall().chain("Fireball", "Mithril Sword", "Divine Hand Explosive")
    assert t.hp == (16, 12)
    assert t.negated() == ["Fireball"]


def test_collapse_the_world_empties_all_zones_and_counts() -> None:
    t = ChainHall()
    t.continuous(1, "Monsoon")
    t.summoned(0, "Summon: Yggdrasil")
    assert t.chain("Collapse the World").hp == (20, 14)
    assert t.names(1, "continuous zone") == t.names(0, "summon zone") == []


def test_collapse_the_world_deals_at_most_eight() -> None:
    t = ChainHall()
    t.continuous(0, "Monsoon", "Heatwave", "Mana Dampener")
    t.continuous(1, "Monsoon", "Heatwave", "Mana Dampener")
    assert t.chain("Collapse the World").hp == (20, 12)
