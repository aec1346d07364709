"""What the button says with which a player lets a moment go by: where that leads."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall
from slinger_turns import on_to_window

from spellhall.games.spellslinger import table as tb

PASSING = {
    tb.UPKEEP: "pass to the draw",
    tb.DRAW: "pass to the attack",
    tb.ATTACK_BEGINS: "pass to the attackers",
    tb.ATTACKERS: "pass to the blockers",
    tb.BLOCKERS: "pass to combat damage",
    tb.COMBAT: "pass to the end of the attack",
    tb.ATTACK_ENDS: "pass to the main phase",
    tb.MAIN: "end turn",
    tb.END: "pass and end the turn",
}
LATE_DRAW = {
    tb.UPKEEP: "pass to the attack",
    tb.ATTACK_ENDS: "pass to the draw",
    tb.DRAW: "pass to the main phase",
}


def last_option(t):
    return t.state.view(t.asked)["decision"]["options"][-1]["text"]


def a_turn(**options):
    t = SlingerHall(**options)
    t.put(0, "draw pile", "Woods", "Woods")
    t.hold(0, "zap")
    t.play(0, c(2, 2))
    return t.at("upkeep")


@pytest.mark.parametrize("step", PASSING)
def test_each_window_says_which_step_comes_next(step):
    t = on_to_window(a_turn(), step, 0)
    assert last_option(t) == PASSING[step]
    reached = t.step
    t.skip()
    assert t.step != reached or t.state.regs[tb.TURN] > 1 or t.asked == 1


@pytest.mark.parametrize("step", LATE_DRAW)
def test_a_draw_between_attack_and_main_phase_is_reckoned_with(step):
    t = on_to_window(a_turn(draw="between"), step, 0)
    assert last_option(t) == LATE_DRAW[step]


def test_without_attackers_no_blockers_come():
    t = SlingerHall()
    t.hold(0, "zap")
    t.at("declare")
    assert t.step == tb.ATTACKERS
    assert last_option(t) == "pass to the end of the attack"


def test_a_pending_card_is_named():
    t = SlingerHall()
    t.hold(0, "free event")
    t.hold(1, "zap")
    t.at("main").do("play free event")
    assert t.asked == 1
    assert last_option(t) == "pass and let free event resolve"
