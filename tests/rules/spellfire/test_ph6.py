"""Phase 6: the end of the turn (section PH6)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SF-PH6-01")
def test_the_turn_ends_by_a_signal_of_the_active_player() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.begin(seat=0, phase=6)
    assert (t.seat, t.options()) == (0, ["end your turn"])
    assert t.reg(tb.ACTIVE) == 0
    t.end_turn()
    assert t.reg(tb.ACTIVE) == 1


@pytest.mark.rule("SF-PH6-02", "AMB-47")
def test_the_consequences_are_worked_out_before_the_next_turn() -> None:
    t = Hall(draw_pile_empty="reshuffle")
    t.pool(0, "her5 with mi+2")
    t.put(0, "limbo", "her6")
    t.formation(1, A="r1")
    t.hand(1, "keep10")
    t.pile(0, "al1")
    t.put(0, "discard pile", "al4", "al5")
    t.begin(seat=0, phase=1)
    t.skip_to(label="end your turn")
    assert t.names(0, "pool") == ["her5"]
    assert t.names(0, "draw pile") == []
    t.end_turn()
    assert (t.reg(tb.ACTIVE), t.reg(tb.PHASE)) == (1, 0)
    assert t.names(0, "pool") == []
    assert t.where("her6") == "draw pile", "back from Limbo, lost with the pool, shuffled into the new pile"
    assert sorted(t.names(0, "draw pile")) == ["al4", "al5", "her5", "her6", "mi+2"]
