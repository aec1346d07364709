"""Fire cards in play. In a chain, odd slots are seat 0's, and the last slot activates first."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first


@pytest.mark.parametrize(
    ("chain", "hp"),
    [
        (["Fireball"], (20, 17)),
        (["Greater Fireball"], (20, 17)),
        (["Greater Fireball", "Densify Mana", "Fireball"], (20, 12)),
        (["Ancient Flame"], (20, 15)),
        (["Ancient Flame", "Densify Mana", "Fireball", "Rejuvenate", "Fireball"], (20, 9)),
        (["Meteor Shower"], (19, 14)),
        (["Dark Flame", "Divine Intervention"], (20, 16)),
        (["Dark Flame", "Spell Shield"], (20, 20)),
    ],
)
def test_fire_strikes(chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain) == [hp, hp]


def test_after_dark_flame_nobody_it_burnt_heals_in_this_chain() -> None:
    assert ChainHall().chain("Densify Mana", "Greater Heal", "Dark Flame").hp == (20, 16)


def test_heatwave_answers_the_first_other_fire_card_of_the_chain() -> None:
    t = ChainHall().chain("Fireball", "Densify Mana", "Fireball", "Densify Mana", "Heatwave")
    assert t.hp == (20, 12)
    assert t.names(0, "continuous zone") == ["Heatwave"]


def test_heatwave_does_not_answer_cards_that_went_before_it() -> None:
    assert ChainHall().chain("Heatwave", "Densify Mana", "Fireball").hp == (20, 17)


def test_heatwave_in_the_zone_works_in_the_next_chain_too() -> None:
    t = ChainHall()
    t.continuous(0, "Heatwave")
    assert t.chain("Fireball").hp == (20, 15)


def test_pyromancers_mastery_adds_to_each_hit_of_fire_cards_only() -> None:
    assert ChainHall().chain("Meteor Shower", "Densify Mana", "Pyromancer's Mastery").hp == (19, 11)
    assert ChainHall().chain("Hailstorm", "Densify Mana", "Pyromancer's Mastery").hp == (20, 16)
