"""Attacks with several opponents (section MU)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, block, blows
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import EACH_OPPONENT
from spellhall.kernel.errors import IllegalAction


@made_up(interrupt("curse them all", ""))
def curse_them_all(you: Script) -> None:
    with you.resolves():
        you.lose_life(1, EACH_OPPONENT)


@made_up(interrupt("curse one", ""))
def curse_one(you: Script) -> None:
    with you.resolves():
        you.lose_life(1, you.target_player().player)


@pytest.mark.rule("SS-MU-01")
def test_each_attacker_may_go_for_any_opponent_however_far_away():
    t = SlingerHall(seats=5)
    near, far, across = t.play(0, c(1, 1)), t.play(0, c(2, 1)), t.play(0, c(4, 1))
    t.at("declare")
    for attacker, target in ((near, "seat 1"), (far, "seat 3"), (across, "seat 2")):
        t.choose(attacker)
        assert asks(t, "attacks whom?")
        assert t.options() == ["seat 1", "seat 2", "seat 3", "seat 4"]
        t.do(target)
    assert t.life == [20, 19, 16, 18, 20]


@pytest.mark.rule("SS-MU-01")
def test_several_attackers_may_go_for_the_same_opponent():
    t = SlingerHall(seats=4)
    one, other = t.play(0, c(1, 1)), t.play(0, c(2, 1))
    t.at("declare")
    t.choose(one).do("seat 2").choose(other).do("seat 2")
    assert t.life == [20, 20, 17, 20]


@pytest.mark.rule("SS-MU-02")
def test_each_attacked_player_blocks_what_comes_their_way_and_nothing_else():
    t = SlingerHall(seats=4)
    first, second = t.play(0, c(1, 2)), t.play(0, c(2, 2))
    guards = [t.play(seat, c(9, 1)) for seat in (1, 2, 3)]
    t.at("declare")
    t.choose(first).do("seat 1").choose(second).do("seat 3")
    assert asks(t, "block with what?")
    assert t.asked == 1
    t.choose(guards[0])
    assert t.mark(guards[0], tb.BLOCKS) == t.mark(first, tb.UNIT)
    assert asks(t, "block with what?")
    assert t.asked == 3
    t.choose(guards[2])
    struck = [whom for source, whom, _ in blows(t) if source in (first, second)]
    assert struck == [guards[0], guards[2]]
    assert t.life == [20] * 4


@pytest.mark.rule("SS-MU-02")
def test_a_defender_is_not_offered_the_attacker_of_another():
    t = SlingerHall(seats=3)
    first, second, third = (t.play(0, c(number, 2)) for number in (1, 2, 3))
    guard = t.play(2, c(9, 1))
    t.at("declare")
    t.choose(first).do("seat 1").choose(second).do("seat 2").choose(third).do("seat 2")
    assert t.asked == 2
    t.choose(guard)
    assert asks(t, "blocks which attacker?")
    assert t.state.legal_actions() == [second, third]
    with pytest.raises(IllegalAction):
        t.state.apply(first)


@pytest.mark.rule("SS-MU-02")
def test_who_is_not_attacked_declares_no_blockers():
    t = SlingerHall(seats=3)
    attacker = t.play(0, c(1, 2))
    t.play(2, c(9, 1))
    t.hold(0, "zap")
    t.at("declare")
    t.choose(attacker).do("seat 1")
    t.on_to(tb.BLOCKERS)
    assert asks(t, "act?")
    assert t.asked == 0
    t.on_to(tb.COMBAT)
    assert t.life == [20, 19, 20]


@pytest.mark.rule("SS-MU-03")
@pytest.mark.parametrize(
    ("seats", "options", "opponents"),
    [
        (3, {}, [1, 2]),
        (4, {"teams": "alliance"}, [1, 3]),
        (6, {"teams": "alliance"}, [1, 2, 4, 5]),
        (6, {"teams": "alliance", "team_size": "3"}, [1, 3, 5]),
        (4, {"teams": "as-one"}, [1, 3]),
    ],
)
def test_opponents_are_all_who_are_not_on_your_side(seats, options, opponents):
    t = SlingerHall(seats=seats, **options)
    t.hold(0, "curse them all")
    t.at("main").do("play curse them all")
    assert [event.seat for event in t.events(events.LostLife)] == opponents


@pytest.mark.rule("SS-MU-03")
def test_in_an_alliance_of_two_there_are_two_players_to_attack():
    t = SlingerHall(seats=4, teams="alliance")
    attacker = t.play(0, c(1, 1))
    t.at("declare")
    t.choose(attacker)
    assert t.options() == ["seat 1", "seat 3"]


@pytest.mark.rule("SS-MU-03")
def test_who_has_dropped_out_is_no_opponent_any_more():
    t = SlingerHall(seats=4)
    attacker = t.play(0, c(1, 1))
    t.at("declare")
    t.state.concede(2)
    t.choose(attacker)
    assert t.options() == ["seat 1", "seat 3"]


@pytest.mark.rule("SS-MU-04")
def test_each_opponent_means_all_of_them_whomever_you_attack():
    t = SlingerHall(seats=4)
    attacker = t.play(0, c(5, 1))
    t.hold(0, "curse them all")
    t.at("declare")
    t.choose(attacker).do("seat 1").do("play curse them all")
    assert t.life == [20, 14, 19, 19]


@pytest.mark.rule("SS-MU-04")
def test_a_target_player_may_be_anybody_whomever_you_attack():
    t = SlingerHall(seats=4)
    attacker = t.play(0, c(5, 1))
    t.hold(0, "curse one")
    t.at("declare")
    t.choose(attacker).do("seat 1").do("play curse one")
    assert t.options() == ["seat 0", "seat 1", "seat 2", "seat 3"]
    t.do("seat 2")
    assert t.life == [20, 15, 19, 20]


@pytest.mark.rule("SS-MU-04")
def test_the_attacked_player_may_aim_at_players_outside_the_fight():
    t = SlingerHall(seats=3)
    attacker, guard = t.play(0, c(5, 1)), t.play(1, c(9, 2))
    t.hold(1, "curse one")
    t.at("declare")
    t.choose(attacker).do("seat 1")
    t.on_to(tb.BLOCKERS)
    block(t, (guard, attacker))
    t.do("play curse one", "seat 2")
    assert t.life == [20, 20, 19]
