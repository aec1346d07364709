"""What the imaginary opponent does with cards that can stand or lie by themselves."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

import spellhall
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellfire", solitaire="one-deck", turn_cap="16")
NEW = ["4th/459", "4th/514", "4th/407", "4th/142", "4th/155", "4th/156", "4th/506"]
MAN = "Obsidian Man of Urik"


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


@pytest.mark.rule("AMB-S26")
@pytest.mark.parametrize(("champion", "where"), [("herDS5", "attached"), ("her5", "hand")])
def test_an_artifact_that_may_stand_as_a_champion_is_borne_or_waits(champion: str, where: str) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, champion)
    t.hand(HE, MAN)
    t.his_turn(phase=2).through()
    assert t.where(MAN) == where


@pytest.mark.rule("SF-ROLE-07")
def test_you_may_bring_the_same_artifact_as_a_champion() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "herDS5")
    t.hand(YOU, MAN)
    t.my_turn(phase=3).play(MAN).say("play it as a champion")
    assert t.where(MAN) == "pool"
