"""Combat, steps E and F: comparison and adding cards (section COMB)."""

from __future__ import annotations

import pytest
from hall import Hall


def duel(attacker: str = "her5", defender: str = "mon7", **hands: tuple[str, ...]) -> Hall:
    """P1 attacks r1 of P2 with one champion from his pool; P2 defends with one from his."""
    t = Hall()
    t.formation(0, A="r2")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *hands.get("first", ()))
    t.hand(1, *hands.get("second", ()))
    t.begin(seat=0, phase=4)
    return t.attack("r1").pick(defender.split(" with ")[0])


@pytest.mark.rule("SF-COMB-F1", "SF-COMB-F2")
def test_only_the_losing_side_is_asked_and_totals_are_compared_after_each_card() -> None:
    t = duel(first=("al3",), second=("al2",))
    assert t.totals() == (5, 7)
    assert t.seat == 0
    t.play("al3")
    assert t.totals() == (8, 7)
    assert t.seat == 1


@pytest.mark.rule("SF-COMB-F4", "SF-COMB-G1", "SF-COMB-H3")
def test_a_pass_of_the_losing_side_ends_the_round_and_the_loser_is_discarded() -> None:
    t = duel("her5 with mi+1", first=("al3",), second=("al1",))
    t.play("al3").skip()
    assert t.where("mon7") == "discard pile"
    assert t.where("her5") == "pool"
    assert t.where("mi+1") == "attached"
    assert t.where("al3") == "discard pile"
