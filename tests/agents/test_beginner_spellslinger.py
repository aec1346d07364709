"""Positions of Spellslinger that a beginner would not get wrong, written from the rules: what the agent does there."""

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


def finish_attack(t: SlingerHall) -> SlingerHall:
    """Let the agent answer everything until the main phase or the end."""
    agents = [Greedy(seed) for seed in range(t.state.seats)]
    for _ in range(60):
        if t.state.scores is not None or t.step >= tb.MAIN:
            break
        t.state.apply(agents[t.asked].act(t.state))
    return t


@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [
        ([c(2, 1)] * 4, [c(3, 3)], 6),
        ([c(3, 1)] * 3, [c(4, 4)] * 2, 3),
        ([c(2, 2)], [], 2),
        ([c(1, 1, "Flying")] * 2, [c(5, 5)] * 3, 2),
    ],
)
def test_it_attacks_with_everybody_when_that_wins(mine: list[str], theirs: list[str], life: int) -> None:
    t = SlingerHall()
    t.play(0, *mine)
    if theirs:
        t.play(1, *theirs)
    t.lives(20, life).at("attack")
    finish_attack(t)
    assert t.state.scores == [1.0, -1.0]


@pytest.mark.parametrize(
    ("attacker", "blockers"),
    [(c(4, 2), [c(3, 3), c(3, 4)]), (c(5, 1), [c(3, 2), c(3, 3)]), (c(6, 1), [c(3, 2), c(3, 2)])],
)
def test_two_block_what_neither_could_alone(attacker: str, blockers: list[str]) -> None:
    t = SlingerHall()
    beast = t.play(0, attacker)
    guards = [t.play(1, name) for name in blockers]
    t.lives(20, 20).at("attack").do(attacker)
    finish_attack(t)
    assert t.where(beast) != "in play"
    assert all(t.where(guard) == "in play" for guard in guards)


def test_nobody_blocks_what_would_kill_him_for_nothing() -> None:
    t = SlingerHall()
    t.play(0, c(5, 5))
    guard = t.play(1, c(1, 1))
    t.at("attack").do("c 5/5")
    finish_attack(t)
    assert t.where(guard) == "in play"


def test_a_blocker_saves_its_player_from_losing() -> None:
    t = SlingerHall()
    t.play(0, c(5, 5))
    t.play(1, c(1, 1))
    t.lives(20, 5).at("attack").do("c 5/5")
    finish_attack(t)
    assert t.state.scores is None


def test_what_comes_into_play_with_a_power_is_worth_its_power() -> None:
    t = SlingerHall()
    t.play(0, "Coast", "Coast", "Coast", "Coast")
    t.hold(0, "Sleep")
    t.play(1, c(6, 3), c(1, 1))
    t.at("main")
    assert advised(t).startswith("play Sleep"), t.options()


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
