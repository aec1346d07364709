"""Powers that work once a turn, and copied powers (section OPT)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


def table(bearer: str = "her5 with onceItem", **hands: tuple[str, ...]) -> Hall:
    """P1 has a power that works once a turn, at any time; both have a realm."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, bearer)
    t.hand(0, *hands.get("first", ()))
    t.hand(1, *hands.get("second", ()))
    return t


@pytest.mark.rule("SF-OPT-01")
def test_a_spent_power_comes_back_in_the_next_own_phase_3() -> None:
    t = table(second=("evGift",)).begin(phase=3)
    t.use("onceItem")
    assert not t.can_use("onceItem")
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    t.skip_to(seat=1, rule="SF-PH6", turns=1).end_turn()
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    t.skip_to_phase(3, seat=0)
    assert t.can_use("onceItem")


@pytest.mark.rule("SF-OPT-02")
@pytest.mark.parametrize("giver", ["The Caravan", "Ancient Kalidnay"])
def test_an_extra_turn_does_not_renew_it(giver: str) -> None:
    t = table(first=("The Caravan",) if giver == "The Caravan" else ())
    t.formation(0, B="Ancient Kalidnay")
    t.begin(phase=3).use("onceItem")
    if giver == "Ancient Kalidnay":
        t.skip_to_phase(5).use(giver)
    t.skip_to(rule="SF-PH6").end_turn()
    if giver == "The Caravan":
        t.play(giver)
    t.skip_to(rule="SF-PH6", seat=0)
    assert t.reg(2) == 6
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)


@pytest.mark.rule("SF-OPT-03")
def test_unused_it_serves_in_another_players_turn_and_is_then_spent() -> None:
    t = table().begin(phase=3)
    t.skip().skip_to(seat=0, rule="SF-EVT-01")
    while t.reg(1) == 0:
        t.skip_to(rule="SF-PH6", seat=0).end_turn() if t.rule == "SF-PH6-01" else t.skip()
    assert t.reg(1) == 1
    t.skip_to(seat=0, rule="SF-EVT-01").use("onceItem")
    assert t.hand_size(0) > 0
    assert not t.can_use("onceItem")
    t.skip_to_phase(3, seat=0, turns=1)
    assert t.can_use("onceItem")


@pytest.mark.rule("SF-OPT-01", "AMB-53")
def test_a_power_that_comes_down_outside_phase_3_works_at_once_and_is_then_spent_until_phase_3() -> None:
    t = table("her5", first=("h1",))
    t.formation(1, B="r3")
    t.pile(0, "onceItem", *["al1"] * 9)
    t.begin(phase=4).attack("r2")
    t.play("onceItem")
    assert t.reg(tb.PHASE) == 4 and t.names(0, "hand") == ["h1"]
    t.use("onceItem")
    assert t.names(0, "hand") == ["h1", "al1"]
    t.skip_to(rule="SF-PH6")
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    t.end_turn().skip_to(seat=1, rule="SF-PH6")
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    t.end_turn().skip_to_phase(2, seat=0)
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    assert t.skip_to_phase(3).can_use("onceItem")


@pytest.mark.rule("SF-OPT-01", "AMB-54")
def test_powers_come_back_when_phase_3_begins_though_nothing_is_done_in_it() -> None:
    t = table(first=("h1",)).begin(phase=3)
    t.use("onceItem").skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn()
    t.skip_to_phase(2, seat=0)
    assert "SF-OPT-01" in t.why_not("onceItem", seat=0)
    t.skip()
    assert t.reg(tb.PHASE) == 3
    t.skip().skip_to_phase(4, seat=0)
    assert t.why_not("onceItem", seat=0) == ""
    t.skip_to(seat=0, rule="SF-EVT-01").use("onceItem")


@pytest.mark.rule("SF-OPT-04", "SF-OPT-06")
def test_without_a_choice_in_phase_3_a_copier_fights_without_a_copied_power() -> None:
    t = table("copier", first=("al1",))
    t.pool(0, "brave")
    t.pool(1, "mon9")
    t.begin(phase=4).attack("r2").pick("copier")
    assert (t.seat, t.rule) == (1, "SF-COMB-C1")
    t.pick("mon9")
    assert t.rule == "SF-COMB-F1"
    assert t.totals() == (5, 9)


@pytest.mark.rule("SF-OPT-04")
def test_a_copier_that_chose_in_phase_3_has_the_power_until_its_next_phase_3() -> None:
    t = table("copier", first=("al1",))
    t.pool(0, "brave")
    t.pool(1, "mon9")
    t.begin(phase=3).use("copier").pick("brave")
    assert not t.can_use("copier")
    t.skip_to_phase(4).attack("r2").pick("copier").pick("mon9")
    assert t.totals() == (8, 9)


@pytest.mark.rule("SF-OPT-04")
def test_what_a_copied_power_sets_off_when_its_card_leaves_play_is_carried_out() -> None:
    t = table("copier")
    t.pool(0, "Yondalla the Provider")
    t.pool(1, "her1", "her2", "her3")
    t.hand(1, "evPlague")
    t.begin(phase=3).use("copier").pick("Yondalla the Provider")
    t.skip_to(seat=1, rule="SF-EVT-01").play("evPlague")
    for victim in ("her1", "her2"):
        t.skip_to(seat=0, label="choose").pick(victim)
    assert t.where("copier") == "discard pile" and t.names(1, "pool") == ["her3"]


@pytest.mark.rule("SF-OPT-04")
def test_the_choice_may_be_made_anew_in_each_own_phase_3() -> None:
    t = table("copier")
    t.pool(0, "brave", "her2")
    t.begin(phase=3).use("copier").pick("brave")
    t.skip_to(seat=1, rule="SF-PH6", turns=1).end_turn().skip_to_phase(3, seat=0)
    assert t.can_use("copier")


@pytest.mark.rule("SF-OPT-05")
def test_a_copying_item_played_in_battle_chooses_at_once() -> None:
    t = table("her5", first=("copyItem", "al1"))
    t.pool(0, "brave")
    t.pool(1, "mon9")
    t.begin(phase=4).attack("r2").pick("her5").pick("mon9")
    t.play("copyItem")
    assert t.label.startswith("choose")
    t.pick("brave")
    assert t.totals() == (8, 9)
