"""King's Decree: attacks on any realm (section KNG of the tournament rules)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone
from hall import Hall
from solo import Solo

from spellhall.games.spellfire import table as tb

DECREE = {"attacks": "any_realm"}
BOTH = pytest.mark.parametrize("rule", ["any_realm", "usual"])


def front(rule: str = "any_realm", attacker: str = "her5", **places: str) -> Hall:
    """P1, in phase 4, has a hero (or another champion); P2 has realms in these places."""
    t = Hall(attacks=rule)
    t.formation(0, A="r9")
    t.formation(1, **places)
    t.pool(0, attacker)
    return t.begin(seat=0, phase=4)


@pytest.mark.rule("SFT-KNG-01", "SFT-VAR-01")
@BOTH
def test_a_champion_on_foot_attacks_behind_three_standing_realms(rule: str) -> None:
    t = front(rule, A="r1", B="r2", C="r3", D="r4")
    open_to_him = [name for name in ("r1", "r2", "r3", "r4") if t.can_attack(name)]
    assert open_to_him == (["r1", "r2", "r3", "r4"] if rule == "any_realm" else ["r1"])
    if rule == "any_realm":
        assert t.attack("r4").is_razed("r4")


@pytest.mark.rule("SFT-KNG-02")
@pytest.mark.parametrize(
    ("realm", "attacker"),
    [("rClericOnly", "her5"), ("rNoFly", "fly5"), ("rNoUndead", "und5"), ("Menzoberranzan", "her5")],
)
@BOTH
def test_what_the_realm_says_about_attackers_does_not_count(rule: str, realm: str, attacker: str) -> None:
    t = front(rule, attacker, A="r1", B=realm)
    assert t.can_attack(realm) is (rule == "any_realm")


@pytest.mark.rule("SFT-KNG-03", "AMB-T11")
@BOTH
def test_nor_does_what_its_holding_says(rule: str) -> None:
    t = front(rule, A="r1 with hNoHero", B="r2")
    assert t.can_attack("r1") is (rule == "any_realm")


@pytest.mark.rule("SFT-KNG-03", "AMB-T11")
def test_what_a_holding_says_of_other_realms_does() -> None:
    t = front(attacker="mon5", A="rDS with Black Waters", B="r2")
    assert t.can_attack("rDS")
    assert not t.can_attack("r2")


@pytest.mark.rule("SFT-KNG-03", "AMB-T11")
def test_an_event_still_forbids_attacks() -> None:
    t = Hall(**DECREE)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "Solid Fog", "evGift")
    t.begin(seat=0, phase=4)
    assert t.can_attack("r1")
    t.play("Solid Fog")
    assert not t.can_attack("r1")
    assert "SF-CALM-04" in t.why_not("r1", 0)


@pytest.mark.rule("SFT-KNG-03", "AMB-T11")
@pytest.mark.parametrize("rule_card", ["noMighty", "keep10"])
def test_so_does_a_rule_card(rule_card: str) -> None:
    t = Hall(**DECREE)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9")
    t.put(0, "table", rule_card)
    t.hand(0, "evGift")
    t.begin(seat=0, phase=4)
    assert t.can_attack("r1") is (rule_card == "keep10")


def test_who_has_fought_still_cannot() -> None:
    t = Hall(**DECREE)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.state.marks[tb.FOUGHT][t.pool(0, "her5")[0]] = 1
    t.hand(0, "evGift")
    t.begin(seat=0, phase=4)
    assert "SF-COMB-I2" in t.why_not("r2", 0)


@pytest.mark.rule("SFT-KNG-04")
def test_in_the_battle_the_realm_has_its_powers() -> None:
    t = Hall(**DECREE)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rPow")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("rPow").pick("mon5")
    assert t.totals() == (9, 8)


@pytest.mark.rule("SFT-KNG-04", "AMB-T11")
def test_a_toll_is_paid_by_who_can_and_stops_nobody() -> None:
    for hand, discarded in (((), []), (("wOff/3",), ["wOff/3"])):
        t = Hall(**DECREE)
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="Anytown, Anywhere")
        t.pool(0, "her5")
        t.hand(0, *hand)
        t.begin(seat=0, phase=4).attack("Anytown, Anywhere")
        assert t.is_razed("Anytown, Anywhere")
        assert t.names(0, "abyss") == discarded


@pytest.mark.rule("SFT-KNG-05", "AMB-T11")
@BOTH
def test_allies_follow_on_foot(rule: str) -> None:
    t = Hall(attacks=rule)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "fly3")
    t.pool(1, "mon9")
    t.hand(0, "al1", "alFly2")
    t.begin(seat=0, phase=4).attack("r2").pick("mon9")
    assert (t.seat, t.rule) == (0, "SF-COMB-F1")
    assert t.can_play("al1") is (rule == "any_realm")
    assert t.can_play("alFly2")


@pytest.mark.rule("SFT-KNG-05", "SF-MOVE-16")
@BOTH
def test_no_realm_bars_allies(rule: str) -> None:
    t = Hall(attacks=rule)
    t.formation(0, A="r9")
    t.formation(1, A="rNoFly")
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.hand(0, "al1", "alFly2")
    t.begin(seat=0, phase=4).attack("rNoFly").pick("mon9")
    assert t.can_play("al1")
    assert t.can_play("alFly2") is (rule == "any_realm")


@pytest.mark.rule("SFT-KNG-06")
def test_ones_own_realms_are_no_target() -> None:
    t = front(A="r1")
    assert t.can_attack("r1")
    assert not t.can_attack("r9")


def test_where_nobody_can_be_sent_that_is_what_is_said() -> None:
    t = Hall(**DECREE)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.hand(0, "evGift")
    t.begin(seat=0, phase=4)
    assert t.why_not("r2") == "you have no champion that can attack it (SF-PH4-03)"


def test_a_realm_to_regain_may_be_any_too() -> None:
    for rule, reached in (("any_realm", True), ("usual", False)):
        t = Solo(attacks=rule)
        t.formation(0, A="r1", B="rNoFly razed")
        t.pool(0, "fly5")
        t.my_turn(phase=4)
        assert t.can_attack("rNoFly") is reached


@pytest.mark.rule("AMB-T11")
@pytest.mark.parametrize(("front", "sent"), [("r2", []), ("r2 razed", [("mon5", "rDS")])])
def test_the_imaginary_opponent_chooses_among_realms_that_lie_open(front: str, sent: list[tuple[str, str]]) -> None:
    t = Alone(**DECREE)
    t.formation(YOU, A=front, B="rDS with Black Waters")
    t.pool(HE, "mon5")
    t.his_turn(phase=4).through()
    assert t.sent() == sent
