"""The Grind: turns that cards granted are no turns for realms (section GRD of the tournament rules)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import finish_turn

from spellhall.games.spellfire import table as tb

GRIND = {"granted_turns": "no_realms"}
BOTH = pytest.mark.parametrize("rule", ["no_realms", "usual"])
CARDS = ("r2", "rAny", "h1", "al1", "al2", "al3")


def granted(*hand: str, formation: str = "r1", rule: str = "no_realms", **options: str) -> Hall:
    """Phase 2 of a turn of P1 that The Caravan granted them."""
    t = Hall(granted_turns=rule, **options)
    t.formation(0, A=formation, B="r3")
    t.formation(1, A="r9")
    t.hand(0, "The Caravan", *(hand or CARDS))
    t.begin(seat=0, phase=6).end_turn().play("The Caravan")
    t.skip_to_phase(2, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 1
    return t


@pytest.mark.rule("SFT-GRD-02")
@BOTH
def test_no_realm_is_played_in_phase_2_of_a_granted_turn(rule: str) -> None:
    for formation in ("r1", "r1 razed"):
        t = granted(formation=formation, rule=rule)
        assert t.can_play("r2") is (rule == "usual")
        assert ("SFT-GRD-02" in t.why_not("r2")) is (rule == "no_realms")
        assert ("no realm" in t.label) is (rule == "no_realms")


@pytest.mark.rule("SFT-GRD-03")
def test_a_realm_for_any_time_may_be_played() -> None:
    t = granted()
    assert t.can_play("rAny")
    t.play("rAny")
    assert t.where("rAny") == "formation"
    assert granted("Menzoberranzan", "al1").can_play("Menzoberranzan")


@pytest.mark.rule("SFT-GRD-04")
def test_a_realm_is_rebuilt_for_three_cards_in_every_turn() -> None:
    t = granted(formation="r1 razed")
    assert not t.can_play("r2")
    t.rebuild("r1").pick("al1").pick("al2").pick("al3")
    assert not t.is_razed("r1")


@pytest.mark.rule("SFT-GRD-05")
def test_and_by_the_power_of_a_card() -> None:
    t = granted("evRenew", "r2", "al1", formation="r1 razed")
    assert not t.can_play("r2")
    t.play("evRenew")
    assert not t.is_razed("r1")


@pytest.mark.rule("SFT-GRD-06")
def test_in_a_real_turn_realms_are_played_as_ever() -> None:
    t = granted()
    assert not t.can_play("r2")
    finish_turn(t)
    finish_turn(t)
    t.skip_to_phase(2, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 0
    assert t.can_play("r2")
    assert t.label == "phase 2: a realm and a holding"


@pytest.mark.rule("SFT-GRD-07")
@pytest.mark.parametrize("giver", ["The Caravan", "Ancient Kalidnay", "evAgain"])
def test_any_card_may_have_granted_the_turn(giver: str) -> None:
    t = Hall(**GRIND)
    t.formation(0, A="Ancient Kalidnay", B="r3")
    t.formation(1, A="r9")
    t.hand(0, "evAgain", "The Caravan", *CARDS)
    t.begin(seat=0, phase=5)
    if giver == "The Caravan":
        t.skip_to(rule="SF-PH6").end_turn().play(giver)
    elif giver == "evAgain":
        t.play(giver)
    else:
        t.use(giver)
    t.skip_to_phase(2, seat=0, turns=1)
    assert t.reg(tb.EXTRA_TURN) == 1
    assert not t.can_play("r2")


@pytest.mark.rule("SFT-GRD-08")
def test_holdings_may_be_played() -> None:
    t = granted()
    assert not t.can_play("r2")
    t.play("h1").pick("r1")
    assert t.where("h1") == "attached"


@pytest.mark.rule("SFT-GRD-09", "AMB-T16")
def test_a_realm_drawn_as_spoils_may_come_down() -> None:
    t = granted("her5", "h1")
    t.pile(0, "r4", *["al1"] * 9)
    t.skip_to_phase(4).attack("r9")
    assert t.rule == "SF-SPOIL-07"
    t.play("r4")
    assert t.where("r4") == "formation"


@pytest.mark.rule("SFT-INT-14")
def test_ancient_kalidnay_is_rebuilt_in_the_turn_that_it_granted_but_not_covered() -> None:
    t = Hall(**GRIND)
    t.formation(0, A="Ancient Kalidnay", B="r3")
    t.formation(1, A="r9")
    t.hand(0, *CARDS)
    t.begin(seat=0, phase=5).use("Ancient Kalidnay").skip_to_phase(2, seat=0, turns=1)
    assert t.is_razed("Ancient Kalidnay")
    assert not t.can_play("r2")
    t.rebuild("Ancient Kalidnay").pick("al1").pick("al2").pick("al3")
    assert not t.is_razed("Ancient Kalidnay")


@pytest.mark.rule("SFT-INT-05")
def test_a_granted_turn_is_none_for_the_barbaric_victory_either() -> None:
    places = {"C": "r4", "D": "r5", "E": "r6", "F": "r7"}
    for grants in (True, False):
        t = Hall(victory_timing="start_of_own_turn", **GRIND)
        t.formation(0, A="r1", B="r3", **places)
        t.formation(1, A="r9")
        t.hand(0, "The Caravan", "r2", "h1")
        t.begin(seat=0 if grants else 1, phase=6).end_turn()
        if grants:
            t.play("The Caravan").skip_to_phase(2, seat=0)
            assert not t.can_play("r2")
        else:
            t.skip()
        assert t.state.is_terminal() is not grants


@pytest.mark.rule("AMB-T16")
def test_a_realm_held_in_a_granted_turn_is_no_chance_that_forbids_a_mulligan() -> None:
    chances = {}
    for rule in ("no_realms", "usual"):
        t = granted("r2", "h1", rule=rule)
        t.skip()
        chances[rule] = t.state.seat_data[tb.HAD_CHANCE][0]
    assert chances == {"no_realms": 0, "usual": 1}
