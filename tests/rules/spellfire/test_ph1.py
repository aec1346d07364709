"""Phase 1: the draw (section PH1)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


def drawing(*hand: str, **more: object) -> Hall:
    """P1 is about to draw."""
    t = Hall(**more)  # type: ignore[arg-type]
    t.formation(0, A="r9")
    t.hand(0, *hand)
    return t


@pytest.mark.rule("SF-PH1-01")
def test_three_cards_are_drawn_from_the_own_pile() -> None:
    t = drawing("r1", "al2", "al3", "al4", "al5")
    t.begin(phase=1)
    assert t.reg(tb.PHASE) == 2
    assert t.hand_size(0) == 8
    assert len(t.names(0, "draw pile")) == 17
    assert len(t.names(1, "draw pile")) == 20


@pytest.mark.rule("SF-PH1-02")
def test_powers_may_add_to_the_draw() -> None:
    t = drawing("r1")
    t.formation(0, B="draw+1")
    t.begin(phase=1)
    assert t.hand_size(0) == 5
    t = drawing("r1")
    t.formation(1, A="draw+1")
    t.begin(phase=1)
    assert t.hand_size(0) == 4, "it is another player's power"


@pytest.mark.rule("SF-PH1-03")
def test_there_is_no_hand_limit_while_drawing() -> None:
    t = drawing("r1", *["al1"] * 7)
    t.begin(phase=1)
    assert (t.reg(tb.PHASE), t.hand_size(0)) == (2, 11)
    t.play("r1").say("B")
    assert t.hand_size(0) == 10


@pytest.mark.rule("SF-PH1-04")
@pytest.mark.parametrize("value", ["end_game", "reshuffle"])
def test_who_has_too_few_cards_left_draws_what_there_is(value: str) -> None:
    t = drawing("r1", draw_pile_empty=value)
    t.pile(0, "al1", "al2")
    t.begin(phase=1)
    assert sorted(t.names(0, "hand")) == ["al1", "al2", "r1"]
    assert t.reg(tb.EXHAUSTED) == (value == "end_game")
    assert t.state.seat_data[tb.STOPPED][0] == (value == "reshuffle")
