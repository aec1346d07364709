"""Madness cards in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first


@pytest.mark.parametrize(
    ("before", "chain", "hp"),
    [
        ((20, 20), ["Frenzied Bolt"], (20, 16)),
        ((20, 20), ["Frenzied Detonation"], (20, 16)),
        ((20, 20), ["Frenzied Detonation", "Densify Mana", "Frenzied Bolt"], (20, 11)),
        ((10, 20), ["Frenzied Embrace"], (16, 20)),
        ((20, 20), ["Fireball", "Densify Mana", "Fireball", "Frenzied Interference"], (20, 20)),
    ],
)
def test_frenzy_strikes_once(before: tuple[int, int], chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain, before) == [hp, hp]


def test_a_frenzied_card_stays_and_does_nothing_more() -> None:
    t = ChainHall()
    t.continuous(0, "Frenzied Bolt", "Frenzied Embrace")
    assert t.chain("Rejuvenate").hp == (20, 20)


def test_frenzied_interference_lets_the_third_spell_pass() -> None:
    t = ChainHall().chain("Fireball", "Densify Mana", "Fireball", "Rejuvenate", "Fireball", "Frenzied Interference")
    assert t.hp == (20, 17)


def test_berserk_mind_virus_moves_over_and_gnaws_from_the_next_chain_on() -> None:
    t = ChainHall().chain("Berserk Mind Virus")
    assert t.names(0, "continuous zone") == []
    assert t.names(1, "continuous zone") == ["Berserk Mind Virus"]
    assert t.hp == (20, 17)
