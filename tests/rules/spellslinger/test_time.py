"""Games that are out of time (section TO)."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall


@pytest.mark.rule("SS-TO-05")
def test_the_highest_life_total_wins_on_time() -> None:
    t = SlingerHall(3).lives(9, 14, 3)
    t.hold(0, "zap")
    t.at("main")
    assert t.game.leader_on_time(t.state) == 1


@pytest.mark.rule("SS-TO-06")
def test_a_tie_goes_to_whoever_first_dealt_damage_to_an_opponent() -> None:
    t = SlingerHall()
    t.hold(0, "zap", "zap")
    t.hold(1, "zap")
    t.at("main").do("play zap", "seat 0")
    t.skip()
    t.do("play zap", "seat 0")
    assert t.life == [18, 20]
    t.do("play zap", "seat 1").lives(15, 15)
    assert t.game.leader_on_time(t.state) == 1


@pytest.mark.rule("SS-TO-07")
def test_without_any_damage_play_goes_on_until_the_first() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.at("declare")
    assert t.game.leader_on_time(t.state) == -1
    t.do("c 2/2")
    assert t.life == [20, 18] and t.game.leader_on_time(t.state) == 0
