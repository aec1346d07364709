"""Special powers and their conflicts (section CONF)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight

from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.rule("SF-CONF-01")
def test_a_combat_power_works_only_in_a_round_that_its_card_takes_part_in() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "mon9")
    t.pool(1, "slayM", "her3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her3")
    assert t.totals() == (9, 3)
    assert t.where("mon9") == "battle"


@pytest.mark.rule("SF-CONF-02")
def test_a_realm_works_only_when_it_is_the_target_itself() -> None:
    for target, total in (("r1", 5), ("rPow", 8)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, **({"A": "r1", "B": "rPow with h+2"} if target == "r1" else {"A": "rPow", "B": "r1 with h+2"}))
        t.pool(0, "her9")
        t.pool(1, "mon5")
        t.hand(1, "al1")
        t.begin(phase=4).attack(target).pick("mon5")
        assert t.totals() == (9, total)


@pytest.mark.rule("SF-CONF-03")
@pytest.mark.parametrize(
    ("first", "second", "allowed"), [("rNoAllies", "rAllies", False), ("rAllies", "rNoAllies", True)]
)
def test_of_two_contradicting_cards_the_one_played_first_is_applied(first: str, second: str, allowed: bool) -> None:
    t = Hall()
    t.formation(0, A="r9", B=first, C=second)
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "al3", "mi+2")
    t.begin(phase=4).attack("r1").pick("mon9")
    assert t.can_play("mi+2")
    assert t.can_play("al3") is allowed


@pytest.mark.rule("SF-CONF-05")
def test_of_two_items_brought_along_the_attackers_works_first() -> None:
    t = fight("her5 with slayItem", "mon9 with slayItemH")
    assert t.where("mon9") == "discard pile"
    assert t.where("her5") == "pool"


@pytest.mark.rule("SF-CONF-06")
def test_a_cancelled_power_leaves_what_the_icon_allows() -> None:
    t = duel("braveWiz5 with quietus", "mon9", hand=("wDef+3/4", "al1"))
    assert t.totals() == (5, 9), "without the +3 of its power"
    t.play("wDef+3/4")
    assert t.totals() == (8, 9)


@pytest.mark.rule("SF-CONF-06", "SF-CARD-07")
def test_what_lasts_from_a_cancelled_card_is_out_of_force_between_rounds_too() -> None:
    t = Hall()
    assert t.hand(1, "Control Wind", "al1")[0] == 0
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "mon9", "mon5")
    t.pool(1, "psi5", "Erellika with artHome+4", "her1")
    t.hand(0, "al2")
    t.begin(seat=1, phase=3).play("Control Wind")
    t.skip_to_phase(4, seat=0, turns=1).attack("r1")
    assert immune(t.state, t.handle("her1"), t.handle("mon5"))
    t.pick("mon9").pick("Erellika").skip()
    assert (t.rule, t.where("Erellika")) == ("SF-COMB-B1", "pool")
    assert not immune(t.state, t.handle("her1"), t.handle("mon5")), "she has cancelled psionic powers for the battle"
