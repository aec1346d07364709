"""Answers that are worth keeping terrains for, and attacks worth waiting for, in Spellslinger: what the agent does."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import FILLER, SlingerHall

from spellhall.agents import hint
from spellhall.agents.greedy import Greedy
from spellhall.games.spellslinger import table as tb


def advised(t: SlingerHall, seed: int = 1) -> str:
    """What the agent would do, in the words of the table."""
    best = hint(t.state, seed)[0].action
    return t.options()[t.state.legal_actions().index(best)]


@pytest.mark.parametrize(
    ("hand", "terrains", "played"),
    [
        (["Flat Refusal", "Consult the Almanac"], 3, "pass"),
        (["Flat Refusal", "Steeple Dove", c(1, 1)], 3, "play c 1/1"),
        (["Flat Refusal", "Thimble Faerie", "Chalk Pterosaur"], 4, "play Thimble Faerie"),
        (["Flat Refusal", "Chalk Pterosaur"], 6, "play Chalk Pterosaur"),
        (["Flat Refusal", "Queen of the Tide Court"], 5, "play Queen of the Tide Court"),
    ],
)
def test_terrains_are_left_for_a_negation_unless_what_could_be_played_is_worth_more(
    hand: list[str], terrains: int, played: str
) -> None:
    t = SlingerHall()
    t.play(0, *["Coast"] * terrains)
    t.hold(0, *hand)
    t.hold(1, *[FILLER] * 3)
    t.at("main")
    assert advised(t).startswith(played), t.options()


def until_blocks(t: SlingerHall) -> SlingerHall:
    """Let agents play on, until the next turn's attackers have been answered."""
    agents = [Greedy(seed) for seed in range(t.state.seats)]
    turn = t.state.regs[tb.TURN]
    while t.state.regs[tb.TURN] == turn or t.step < tb.MAIN:
        t.state.apply(agents[t.asked].act(t.state))
    return t


def test_a_trick_that_can_kill_an_attacker_is_not_spent_on_a_little_life() -> None:
    t = SlingerHall()
    t.play(0, "Plains", "Plains")
    t.hold(0, "Shaft of Noon", "Blessed Harvest")
    attacker = t.play(1, c(3, 3))
    t.at("main")
    assert advised(t) == "pass"
    assert t.where(attacker) == "in play"
    until_blocks(t)
    assert t.where(attacker) == "discard pile" and t.names(0, "hand") == ["Blessed Harvest"]


def test_who_can_ambush_waits_for_the_attack() -> None:
    t = SlingerHall()
    t.play(0, "Woods", "Woods")
    (cat,) = t.hold(0, "Leaf-Cloak Elf")
    attacker = t.play(1, c(3, 1))
    t.play(0, c(1, 1))
    t.at("main")
    assert advised(t) == "pass"
    until_blocks(t)
    assert t.where(cat) == "in play" or t.where(attacker) == "discard pile"


def test_who_can_ambush_comes_at_once_where_nobody_could_attack() -> None:
    t = SlingerHall()
    t.play(0, "Plains", "Plains")
    t.hold(0, "Hayloft Cat")
    t.at("main")
    assert advised(t).startswith("play Hayloft Cat")


def test_waiting_for_the_attack_does_not_go_on_for_ever() -> None:
    t = SlingerHall()
    t.play(0, "Plains", "Plains", "Plains")
    (cat,) = t.hold(0, "Hayloft Cat")
    t.play(1, c(1, 1))
    t.at("main")
    until_blocks(t)
    assert t.where(cat) == "in play"
