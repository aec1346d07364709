"""What could be done again and again without end (AMB-88)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn


@pytest.mark.rule("AMB-88")
def test_a_power_that_changes_nothing_is_used_once_until_something_has_changed() -> None:
    t = at_home(pool=("her5 with Wand of Magic Detection",), hand=("her2", "mi+2"))
    t.hand(1, "mi+1", "al2")
    t.use("Wand of Magic Detection")
    assert not t.can_use("Wand of Magic Detection")
    assert "AMB-88" in t.why_not("Wand of Magic Detection")
    t.is_sound()
    t.play("her2")
    assert t.can_use("Wand of Magic Detection")
    finish_turn(t).skip_to_phase(3, seat=0, turns=1)
    assert t.can_use("Wand of Magic Detection"), "nor does the next turn remember it"


@pytest.mark.rule("AMB-88")
def test_a_power_that_leads_back_to_a_position_is_not_used_there_again() -> None:
    t = Hall()
    t.formation(0, A="rBR with Taeghan Outfitters")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2", "her6")
    t.hand(0, "mi+1")
    t.begin(phase=3)
    for bearer in ("her6", "her5"):
        t.use("Taeghan Outfitters").pick("mi+2")
        if t.can_pick(bearer):
            t.pick(bearer)
        assert t.state.host[t.handle("mi+2")] == t.handle(bearer)
    assert not t.can_use("Taeghan Outfitters"), "all lies as it did at first"


@pytest.mark.rule("AMB-88")
def test_nobody_keeps_a_window_open_for_ever() -> None:
    t = at_home(pool=("her5",), hand=("her2", "her3"))
    t.pool(1, "gazer5")
    t.play("her2")
    assert (t.seat, t.can_use("gazer5")) == (1, True)
    t.use("gazer5")
    assert t.seat == 0, "the window closes, as there is nothing else to do in it"
    t.play("her3")
    assert (t.seat, t.can_use("gazer5")) == (1, True), "there is more to see"
