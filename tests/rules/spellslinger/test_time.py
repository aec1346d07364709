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


@pytest.mark.rule("SS-TO-05")
def test_a_game_ends_at_once_when_time_is_called_and_somebody_leads() -> None:
    t = SlingerHall(3).lives(9, 14, 3)
    t.hold(0, "zap")
    t.at("main").state.call_time()
    assert t.state.returns() == [-1.0, 1.0, -1.0]
    assert "Time is up: P2 is ahead (SS-TO-05, SS-TO-06)." in t.log()


@pytest.mark.rule("SS-TO-06")
def test_equal_lives_go_to_first_damage_when_time_is_called() -> None:
    t = SlingerHall()
    t.hold(0, "zap", "zap")
    t.at("main").do("play zap", "seat 1").skip()
    t.lives(15, 15).state.call_time()
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SS-TO-07")
@pytest.mark.parametrize("called", [False, True])
def test_the_next_damage_to_an_opponent_wins_when_nobody_was_ahead(called: bool) -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.at("declare")
    if called:
        t.state.call_time()
    assert t.state.view(0).get("time_is_up", False) == called and not t.state.is_terminal()
    t.do("c 2/2")
    assert t.life == [20, 18]
    assert t.state.returns() == ([1.0, -1.0] if called else [0.0, 0.0])


@pytest.mark.rule("SS-TO-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_of_three_deals_the_next_damage_wins(seat: int) -> None:
    t = SlingerHall(3)
    t.hold(seat, "zap", "zap")
    t.at("main", active=seat)
    t.state.call_time()
    t.do("play zap", f"seat {seat}")
    assert not t.state.is_terminal()
    t.do("play zap", f"seat {(seat + 1) % 3}")
    assert t.state.returns() == [1.0 if each == seat else -1.0 for each in range(3)]


def test_first_damage_of_somebody_who_is_out_decides_nothing() -> None:
    t = SlingerHall(3)
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("main").do("play zap", "seat 1").skip()
    t.state.concede(0)
    t.lives(0, 15, 15)
    t.state.call_time()
    assert not t.state.is_terminal() and t.game.leader_on_time(t.state) == -1
