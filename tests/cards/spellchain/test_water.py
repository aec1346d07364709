"""Water cards in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first

from spellhall.games.spellchain import table as tb


@pytest.mark.parametrize(
    ("chain", "hp"),
    [
        (["Hailstorm"], (20, 16)),
        (["Hailstorm", "Divine Intervention"], (20, 17)),
        (["Maelstrom"], (20, 18)),
        (["Maelstrom", "Densify Mana", "Hydro Blade", "Densify Mana", "Hydro Blade"], (20, 12)),
        (["Mithril Sword", "Water Prison"], (19, 19)),
        (["Repeating Crossbow", "Water Veil", "Fireball"], (20, 18)),
        (["Fireball", "Hydro Blade"], (18, 19)),
        (["Divine Hand Explosive", "Water Wall"], (20, 17)),
        (["Divine Hand Explosive", "Water Wall", "Rejuvenate", "Hailstorm"], (18, 18)),
        (["Mithril Sword", "Aqua Repulsion"], (18, 19)),
        (["Repeating Crossbow", "Densify Mana", "Fireball", "Drowning Vortex"], (20, 20)),
    ],
)
def test_water_flows(chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain) == [hp, hp]


def test_dark_hydro_blade_drains() -> None:
    assert ChainHall().health(15, 20).chain("Dark Hydro Blade").hp == (17, 17)


def test_monsoon_adds_to_the_first_hit_of_water_cards_and_heals_at_the_end() -> None:
    assert ChainHall().health(10, 20).chain("Hailstorm", "Densify Mana", "Monsoon").hp == (11, 15)


def test_atlantis_heals_once_a_chain_and_blocks_at_the_start_of_each() -> None:
    t = ChainHall().health(10, 20)
    t.summoned(0, "Summon: Atlantis")
    t.chain("Hydro Blade", "Densify Mana", "Hydro Blade")
    assert t.hp == (11, 16)
    assert t.column(0, tb.BLOCK) == 2


@pytest.mark.parametrize(("zone", "left"), [("Continuous", (0, 1)), ("Summon", (1, 0))])
def test_tsunami_washes_one_of_the_two_zones_clean(zone: str, left: tuple[int, int]) -> None:
    t = ChainHall()
    t.continuous(1, "Monsoon")
    t.summoned(1, "Summon: Sky Castle")
    t.chain("Tsunami")
    assert t.hp == (20, 16)
    t.say(f"discard all of your opponent's {zone} cards from the {zone} Zone")
    assert (len(t.names(1, "continuous zone")), len(t.names(1, "summon zone"))) == left
