"""Positions of Spellslinger that a beginner would not get wrong, written from the rules: what the agent does there."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall

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
