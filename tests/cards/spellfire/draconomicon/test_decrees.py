"""What a decree of the wyrms closes to other players."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn


def _decreed(hand: tuple[str, ...], *, decree: bool = True) -> Hall:
    """P2 has decreed; P1 acts in phase 3 with a hand."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her5")
    t.pool(1, "her9")
    t.hand(0, *hand, "her2")
    t.hand(1, *(("Wyrm's Decree",) if decree else ()), "al3", "al4")
    t.put(1, "discard pile", "al7", "mon5")
    t.begin(seat=1, phase=3)
    if decree:
        t.play("Wyrm's Decree")
    finish_turn(t)
    return t.skip_to_phase(3, seat=0)


@pytest.mark.rule("SF-HAND-05")
@pytest.mark.parametrize("decree", [True, False])
def test_nobody_is_made_to_draw_or_discard_after_the_decree(decree: bool) -> None:
    t = _decreed(("Transformation!",), decree=decree)
    t.play("Transformation!")
    assert t.hand_size(0) == 5
    if decree:
        assert t.hand_size(1) == 2 and t.where("al3", 1) == "hand"
    else:
        assert t.hand_size(1) == 5 and t.where("al3", 1) == "discard pile"


@pytest.mark.rule("SF-HAND-05")
def test_the_decree_binds_no_one_to_leave_their_own_cards_alone() -> None:
    t = at_home(seat=1, pool=("wiz5",), hand=("Wyrm's Decree", "recover/3", "evGift"))
    t.put(1, "discard pile", "al7")
    t.play("Wyrm's Decree")
    t.play("recover/3")
    if t.can_pick("al7"):
        t.pick("al7")
    assert t.where("al7") != "discard pile"


def test_the_decree_ends_with_the_next_turn_of_its_player() -> None:
    t = _decreed(())
    assert t.where("Wyrm's Decree") == "table"
    finish_turn(t)
    assert t.where("Wyrm's Decree") in ("abyss", "void")
