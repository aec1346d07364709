"""What the imaginary opponent does with cards that can stand or lie by themselves."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellfire", solitaire="one-deck", turn_cap="16")
NEW = ["4th/459", "4th/514", "4th/407", "4th/142", "4th/155", "4th/156", "4th/506"]


@pytest.mark.rule("SF-ROLE-07", "SF-FORT-01")
@pytest.mark.parametrize("seed", range(6))
def test_he_finds_a_place_for_them_or_lays_them_by_themselves(seed: int) -> None:
    dice = Dice(seed)
    deck = [*NEW * 3, *GAME.random_deck(dice)[: 55 - 3 * len(NEW)]]
    state = GAME.new_state([deck], seed, check=False)
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
        decisions += 1
    assert decisions > 10
