"""The structure of a turn (section TURN)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import PASS, action

EVERY_PHASE = ("keep10", "r1", "h1", "her5", "wiz5", "mi+2", "w/5", *["al1"] * 6)


def phases_of_a_turn(t: Hall) -> list[int]:
    """The phases that the log tells of, in order."""
    assert t.state.record is not None
    told = [entry.event for entry in t.state.record.entries]
    return [event.phase for event in told if isinstance(event, events.PhaseBegan)]


def whole_turn(*hand: str) -> Hall:
    """P2's turn is about to begin; P2 holds the named cards."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(1, "wiz6")
    t.hand(1, *hand)
    t.begin(seat=0, phase=5)
    finish_turn(t)
    return t


@pytest.mark.rule("SF-TURN-01")
def test_the_phases_follow_each_other_and_never_go_back() -> None:
    t = whole_turn(*EVERY_PHASE)
    before = len(phases_of_a_turn(t))
    finish_turn(t)
    assert phases_of_a_turn(t)[before - 1 :][:7] == [0, 1, 2, 3, 4, 5, 6]
    t = whole_turn("h1", "h2", "her5")
    t.skip_to_phase(2).play("h1")
    t.skip_to_phase(4)
    for card in ("h2", "her5"):
        assert not t.can_play(card)
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.PLAY, t.handle(card, 1)))
    assert "SF-TURN-01" in t.why_not("h2", owner=1)


@pytest.mark.rule("SF-TURN-02")
def test_drawing_the_hand_limit_and_the_end_cannot_be_skipped() -> None:
    t = whole_turn(*EVERY_PHASE)
    for phase in (0, 2, 3, 4, 5):
        t.skip_to_phase(phase, seat=1)
        assert action(tb.END_TURN, 0) not in t.state.legal_actions()
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.END_TURN, 0))
        assert t.hand_size(1) == len(EVERY_PHASE) + (3 if phase else 0)
    t.skip()
    assert t.rule == "SF-PH5-05"
    assert PASS not in t.state.legal_actions()
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.END_TURN, 0))


@pytest.mark.rule("SF-TURN-03")
def test_the_other_phases_may_be_skipped() -> None:
    t = whole_turn(*EVERY_PHASE)
    for phase in (0, 2, 3, 4):
        t.skip_to_phase(phase, seat=1)
        assert len(t.state.legal_actions()) > 1, "there is something to do"
        t.skip()
    t.skip_to_phase(5, seat=1)
    assert t.names(1, "pool") == ["wiz6"]
    assert t.names(1, "formation") == ["r8"]


@pytest.mark.rule("SF-TURN-04")
def test_the_player_on_the_left_is_next() -> None:
    t = Hall(players=4)
    t.begin(seat=1, phase=6)
    for seat in (2, 3, 0, 1, 2):
        finish_turn(t)
        assert t.reg(tb.ACTIVE) == seat


@pytest.mark.rule("SF-TURN-05", "SF-PH5-04")
def test_phase_3_plays_are_over_after_phase_3_but_for_a_card_won_as_spoils() -> None:
    t = at_home(phase=5, pool=("wiz6",), hand=("her5", "mi+2", "art+4", "wOff/3", "r1", "h1", "w/5"))
    assert t.can_play("w/5")
    for card in ("her5", "mi+2", "art+4", "wOff/3", "r1", "h1"):
        assert not t.can_play(card)
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "mon5")
    t.hand(0, "her6")
    t.pile(0, "her5", "al1", "al2")
    t.begin(seat=0, phase=4).attack("r1").pick("mon5")
    assert t.rule == "SF-SPOIL-07"
    assert t.can_play("her5")
    assert not t.can_play("her6")
    t.play("her5")
    assert t.where("her5") == "pool"
    assert t.where("her6") == "hand"


@pytest.mark.rule("SF-TURN-06", "SF-PH0-03")
def test_powers_of_the_start_of_a_turn_belong_to_phase_0_before_the_draw() -> None:
    t = Hall()
    t.pool(1, "peeker")
    t.formation(1, A="r1")
    t.begin(seat=0, phase=6)
    finish_turn(t)
    assert (t.seat, t.reg(tb.PHASE)) == (1, 0)
    assert "look at the top card" in t.label
    assert t.hand_size(1) == 0, "the draw is still to come"
    top = t.state.pile(tb.DRAW_PILE, 0)[-1]
    t.yes()
    assert t.state.seen[top] == 0b10
    labels = []
    while t.reg(tb.ACTIVE) == 1:
        labels.append(t.label)
        options = t.state.legal_actions()
        t.state.apply(PASS if PASS in options else options[-1])
    assert not any("look at the top card" in label for label in labels), "it comes only once, before phase 1"


@pytest.mark.rule("SF-TURN-05")
def test_spoils_may_be_kept_in_hand() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "mon5")
    t.pile(0, "her5", "al1", "al2")
    t.begin(seat=0, phase=4).attack("r1").skip()
    assert t.where("her5") == "hand"
    assert not t.can_play("her5")


@pytest.mark.rule("SF-TURN-04", "AMB-51")
def test_extra_turns_come_in_the_order_won_and_then_the_usual_order_resumes() -> None:
    t = Hall(players=3)
    t.formation(1, A="Ancient Kalidnay")
    t.hand(0, "caravan")
    t.begin(seat=1, phase=5).use("Ancient Kalidnay").skip_to(rule="SF-PH6").end_turn()
    assert t.seat == 0
    t.play("caravan")
    order = []
    for _ in range(4):
        order.append((t.reg(tb.ACTIVE), t.reg(tb.EXTRA_TURN)))
        finish_turn(t)
    assert order == [(1, 1), (0, 1), (2, 0), (0, 0)]
