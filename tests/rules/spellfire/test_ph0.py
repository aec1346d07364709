"""Phase 0: a rule card (section PH0)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SF-PH0-01")
def test_a_rule_card_is_played_in_phase_0_of_the_own_turn_alone() -> None:
    assert at_home(phase=0, hand=("keep10",)).can_play("keep10")
    for phase in (2, 3, 4, 5):
        t = at_home(phase=phase, hand=("keep10", "r1", "her5", "w/5", "al1"), pool=("wiz5",))
        assert not t.can_play("keep10")
    t = at_home(phase=0, hand=("keep6",))
    t.hand(1, "keep10", "evGift")
    t.play("keep6")
    assert t.seat == 1, "in a window of another player's phase 0"
    assert t.can_play("evGift")
    assert not t.can_play("keep10")


@pytest.mark.rule("SF-PH0-01")
def test_a_rule_card_drawn_in_phase_1_has_to_wait_a_turn() -> None:
    t = Hall()
    t.pile(0, "keep10", *["al1"] * 9)
    t.hand(0, "keep6")
    t.begin(seat=0, phase=0)
    t.skip()
    while t.reg(tb.ACTIVE) == 0:
        assert not t.can_play("keep10")
        t.state.apply(t.state.legal_actions()[-1])
    t.skip_to_phase(0, seat=0, turns=1)
    assert t.can_play("keep10")


@pytest.mark.rule("SF-PH0-02")
def test_one_rule_card_a_turn() -> None:
    t = at_home(phase=0, hand=("keep10", "keep6"))
    t.play("keep10")
    assert t.reg(tb.PHASE) > 0, "with the other he is not even asked"
    assert t.names(0, "table") == ["keep10"]
    finish_turn(t)
    t.skip_to_phase(0, seat=0, turns=1)
    assert t.can_play("keep6"), "the next turn has its own phase 0"
