"""How the imaginary opponent attacks (section ATK)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, march

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SOL-ATK-01", "SOL-ATK-15")
@pytest.mark.parametrize("turns", [0, 3])
def test_he_attacks_in_each_of_his_turns_and_in_the_first(turns: int) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her1")
    t.his_turn(phase=4, turns=turns)
    assert t.sent() == [("her1", "r1")]
    assert t.is_razed("r1")


@pytest.mark.rule("SOL-ATK-01")
def test_without_a_champion_or_without_a_realm_there_is_no_attack() -> None:
    assert march(hand=("al5",)).sent() == []
    t = Alone()
    t.pool(HE, "her5")
    t.his_turn(phase=4)
    assert t.sent() == []


@pytest.mark.rule("SOL-ATK-02")
def test_the_highest_champion_goes_first_with_all_that_it_bears() -> None:
    assert march("her7", "her9", "wiz8").sent()[0] == ("her9", "r1")
    assert march("her9", "her7 with plus+3 Def").sent()[0] == ("her7", "r1")


@pytest.mark.rule("SOL-ATK-03", "SOL-TIE-02", "SOL-TIE-01")
def test_of_two_equals_the_lower_number_goes() -> None:
    assert march("mon5", "her5", "cle5").sent()[0] == ("cle5", "r1")
    assert march("her5", "her3 with mi+2").sent()[0] == ("her3", "r1")


@pytest.mark.rule("SOL-ATK-04")
def test_the_foremost_exposed_realm_is_attacked() -> None:
    assert march("her5", A="r3", B="r2", C="r1").sent() == [("her5", "r3")]
    assert march("her5", A="r3 razed", B="r2", C="r4", D="r1").sent() == [("her5", "r2")]
    assert march("her5", A="r3 razed", B="r2 razed", C="r4 razed", D="r6", E="r5", F="r7").sent() == [("her5", "r5")]


@pytest.mark.rule("SOL-ATK-05")
@pytest.mark.parametrize("name", ["fly9", "ear9", "swi9"])
def test_a_flyer_takes_the_foremost_exposed_realm_too(name: str) -> None:
    assert march(name, A="r9", B="r1", C="r2", D="rCoast").sent() == [(name, "r9")]


@pytest.mark.rule("SOL-ATK-06")
def test_in_one_row_the_lower_number_is_attacked() -> None:
    assert march("her5", A="r9 razed", B="r5", C="r2").sent() == [("her5", "r2")]
    assert march("her5", A="r9 razed", B="r2", C="r5").sent() == [("her5", "r2")]


@pytest.mark.rule("SOL-ATK-07")
def test_a_realm_that_bars_the_champion_is_passed_over_for_the_next_exposed_one() -> None:
    assert march("her5", A="r9 razed", B="rClericOnly", C="rNoUndead").sent() == [("her5", "rNoUndead")]
    assert march("her5", A="r9 razed", B="r8 razed", C="rClericOnly", D="r1").sent() == [("her5", "r1")]
    assert march("cle5", A="r9 razed", B="rClericOnly", C="rNoUndead").sent() == [("cle5", "rClericOnly")]


@pytest.mark.rule("SOL-ATK-07")
def test_a_champion_that_may_attack_nothing_leaves_the_attack_to_the_next() -> None:
    assert march("her9", "cle2", A="rClericOnly").sent() == [("cle2", "rClericOnly")]
    assert march("fly9", "her2", A="rNoFly").sent() == [("her2", "rNoFly")]


@pytest.mark.rule("SOL-ATK-08")
def test_razed_realms_are_left_alone() -> None:
    assert march("her5", A="r1 razed").sent() == []
    assert march("her5", A="r1 razed", B="r3").sent() == [("her5", "r3")]


@pytest.mark.rule("SOL-ATK-09")
def test_razing_brings_him_one_card_and_the_attack_ends() -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "her5", "her4")
    t.pile(YOU, "al7", "al8")
    t.his_turn(phase=4)
    assert t.sent() == [("her5", "r1")] and not t.is_razed("r2")
    assert [names[0] for event, names in t.happened(events.SpoilsDrawn)] == ["al7"]
    assert t.his("hand") == ["al7"]


@pytest.mark.rule("SOL-ATK-10", "SOL-GDT-04")
def test_a_monster_does_not_run_into_lovely_colleen_and_the_next_champion_goes() -> None:
    t = march("mon9", "wiz8", yours=("Lovely Colleen",))
    assert t.sent()[0] == ("wiz8", "r1")


@pytest.mark.rule("SOL-ATK-11", "SOL-GDT-05")
def test_a_monster_and_a_weak_hero_both_stay_at_home_before_lovely_colleen() -> None:
    t = march("mon8", "her4", yours=("Lovely Colleen",))
    assert t.sent() == [] and not t.is_razed("r1")


@pytest.mark.rule("SOL-ATK-12", "SOL-GDT-06", "SOL-ATK-10")
def test_with_an_ally_that_may_turn_it_the_hero_goes() -> None:
    t = march("mon8", "her4", hand=("al4",), yours=("Lovely Colleen",))
    assert t.sent()[0] == ("her4", "r1")


@pytest.mark.rule("SOL-ATK-12")
def test_two_against_nine_attacks_with_one_useful_card() -> None:
    assert march("her2", hand=("al8",), yours=("mon9",)).sent()[0] == ("her2", "r1")
    assert march("her2", hand=("al7",), yours=("mon9",)).sent() == []


@pytest.mark.rule("SOL-ATK-13", "SOL-ATK-14", "SOL-CMB-06", "AMB-S14")
def test_after_a_round_won_the_next_champion_goes_on_against_the_same_realm() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed", B="r2", C="r3")
    t.pool(HE, "her9", "her5", "her7")
    t.hand(YOU, "mon3")
    t.his_turn(phase=4)
    t.pick("mon3")
    assert t.sent() == [("her9", "r2"), ("her7", "r2")]
    assert t.is_razed("r2") and not t.is_razed("r3")


@pytest.mark.rule("SOL-ATK-13")
def test_in_the_next_round_the_same_test_is_made() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9", "mon5", "her2")
    t.pool(YOU, "Lovely Colleen")
    t.hand(YOU, "mon3")
    t.his_turn(phase=4).pick("mon3")
    assert t.sent() == [("her9", "r1")]


@pytest.mark.rule("SOL-ATK-16")
def test_an_extra_turn_brings_another_attack() -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2", C="r3")
    t.pool(HE, "her5")
    t.hand(HE, "caravan")
    t.his_turn(phase=4).through()
    assert [realm for _, realm in t.sent()] == ["r1", "r2"]
    assert "turn of 0" not in t.course()[: t.course().index("caravan played")]


@pytest.mark.rule("SOL-ATK-17", "SOL-SEL-11", "AMB-S15")
def test_a_toll_is_paid_with_what_costs_him_fewest_levels() -> None:
    t = march("her5", "her2", hand=("al3", "mi+1"), A="rToll")
    assert t.sent()[0] == ("her5", "rToll")
    assert t.names(HE, "pool").count("her2") == 1
    paid = [name for name in ("al3", "mi+1", "her2", "her5") if t.where(name) == "discard pile"]
    assert paid == ["mi+1"]


@pytest.mark.rule("SOL-ATK-17")
def test_a_champion_whose_toll_he_cannot_pay_is_left_out() -> None:
    assert march("her5", A="rToll").sent() == []
    assert march("her5", A="r9 razed", B="r8 razed", C="rToll", D="r1").sent() == [("her5", "r1")]


@pytest.mark.rule("SOL-SET-14")
@pytest.mark.parametrize(("turns", "locked"), [(0, True), (3, False)])
def test_nobody_plays_the_caravan_before_both_had_a_turn(turns: int, locked: bool) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "caravan")
    t.his_turn(phase=5, turns=turns).through()
    assert ("caravan" in t.played()) is not locked
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "caravan")
    t.my_turn(phase=5, turns=turns)
    while t.reg(tb.TURN) == 5 and not t.can_play("caravan"):
        t._apply(t.state.legal_actions()[-1])
    assert (t.reg(tb.TURN) == 5) is not locked


@pytest.mark.rule("SOL-ATK-02", "SOL-ATK-14")
def test_when_the_champion_is_struck_down_that_was_to_attack_the_next_goes_against_the_same_realm() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9", "her5", "her7")
    t.hand(YOU, "evPool", "mon3")
    t.his_turn(phase=4).play("evPool").pick("her9")
    assert t.where("her9") == "discard pile"
    assert t.sent() == [("her7", "r1")]
