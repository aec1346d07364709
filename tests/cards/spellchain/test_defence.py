"""Healing, Block and Avoid in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first

from spellhall.games.spellchain import table as tb


@pytest.mark.parametrize(
    ("before", "chain", "hp"),
    [
        ((12, 20), ["Greater Heal"], (17, 20)),
        ((18, 20), ["Greater Heal"], (20, 20)),
        ((11, 20), ["Rejuvenate"], (13, 20)),
        ((10, 20), ["Rejuvenate"], (14, 20)),
        ((20, 20), ["Divine Hand Explosive", "Spell Shield"], (20, 16)),
        ((20, 10), ["Repeating Crossbow", "Divine Intervention"], (20, 10)),
        ((20, 10), ["Fireball", "Draining Shield"], (20, 13)),
        ((20, 10), ["Divine Hand Explosive", "Draining Shield"], (20, 10)),
        ((10, 20), ["Summon: Yggdrasil"], (12, 20)),
        ((20, 20), ["Divine Hand Explosive", "Become Earth"], (20, 19)),
        ((20, 20), ["Repeating Crossbow", "Become Earth"], (20, 17)),
    ],
)
def test_the_defence_holds(before: tuple[int, int], chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain, before) == [hp, hp]


@pytest.mark.parametrize(("card", "left"), [("Greater Heal", 0), ("Rejuvenate", 1)])
def test_healing_cures_poison(card: str, left: int) -> None:
    t = ChainHall().health(11, 20).set(0, tb.POISON, 3).chain(card)
    assert t.column(0, tb.POISON) == left


def test_sky_castle_takes_one_from_each_hit_but_never_the_last() -> None:
    t = ChainHall()
    t.summoned(1, "Summon: Sky Castle")
    assert t.chain("Mithril Sword", "Densify Mana", "Repeating Crossbow").hp == (20, 14)


def test_faith_knight_meets_the_first_hit_and_strikes_back() -> None:
    t = ChainHall()
    t.summoned(1, "Summon: Faith Knight")
    assert t.chain("Mithril Sword", "Densify Mana", "Mithril Sword").hp == (18, 14)


def test_divine_omniscience_shows_the_hand_and_reshapes_three() -> None:
    t = ChainHall().health(10, 20).chain("Divine Omniscience")
    assert t.hp == (13, 20)
    assert all(t.state.seen[card] & 1 for card in t.state.pile(tb.HAND, 1))
    deck = len(t.state.pile(tb.DECK, 0))
    for _ in range(3):
        t.pick("Mithril Sword")
    assert len(t.state.pile(tb.HAND, 0)) == 5
    assert len(t.state.pile(tb.DECK, 0)) == deck
