"""Razed realms that are attacked, or rise by themselves."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn


def siege(attacker: str, realm: str = "r1", *defenders: str, law: str = "") -> Hall:
    """P1 may attack a razed realm of P2, who has another one that stands behind it."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=f"{realm} razed", D="r2")
    t.pool(0, attacker)
    t.pool(1, *defenders)
    t.hand(0, "al1", "her1")
    t.hand(1, "al1")
    if law:
        t.put(0, "table", law)
    return t.begin(seat=0, phase=4)


@pytest.mark.rule("SF-RAZE-17", "SF-RAZE-18")
def test_the_spider_discards_a_razed_realm_that_no_one_defends() -> None:
    t = siege("BR/065")
    hand = t.hand_size(0)
    t.attack("r1")
    assert t.where("r1") == "discard pile" and t.where("BR/065") == "pool"
    t.skip_to(seat=0)
    assert t.hand_size(0) == hand + 1


@pytest.mark.rule("SF-RAZE-17")
def test_a_razed_realm_can_be_defended_and_stays_razed() -> None:
    t = siege("BR/065", "r1", "her9")
    t.attack("r1").pick("her9").skip()
    assert t.where("r1") == "formation" and t.is_razed("r1") and t.where("BR/065") == "discard pile"
    t.is_sound()


def test_the_spider_beats_a_defender_first_and_others_cannot_go_on() -> None:
    t = siege("BR/065", "r1", "her5")
    t.attack("r1").pick("her5").skip()
    assert t.where("her5") == "discard pile" and t.is_razed("r1") and not t.can_pick("her1")


def test_no_other_champion_attacks_a_razed_realm() -> None:
    t = siege("her5")
    assert not t.can_attack("r1") and t.can_attack("r2")


@pytest.mark.parametrize(("champion", "may"), [("und5", True), ("her5", False)])
def test_the_walking_dead_lets_the_undead_attack_razed_realms(champion: str, may: bool) -> None:
    t = siege(champion, law="AR/034")
    assert t.can_attack("r1") is may


def mithas() -> Hall:
    """Mithas of P2 has just been razed by P1."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Mithas", B="r2")
    t.pool(0, "her5", "mon3")
    t.hand(0, "al1", "her1")
    t.begin(seat=0, phase=4).attack("Mithas").pick("her5")
    assert t.is_razed("Mithas")
    return t


@pytest.mark.rule("SF-RAZE-19")
def test_mithas_rises_when_its_players_next_turn_begins() -> None:
    t = mithas()
    finish_turn(t)
    assert not t.is_razed("Mithas")
    finish_turn(t)
    assert not t.can_attack("Mithas")


def test_mithas_is_discarded_by_a_second_attack_while_it_is_razed() -> None:
    t = Hall(3)
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.formation(2, A="Mithas", B="r2")
    t.pool(0, "her5")
    t.pool(1, "mon5")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.begin(seat=0, phase=4).attack("Mithas")
    assert t.is_razed("Mithas")
    t.skip_to_phase(4, seat=1, turns=1)
    t.attack("Mithas")
    assert t.where("Mithas") == "discard pile"


def test_a_razed_realm_of_another_name_is_not_attacked_for_mithas() -> None:
    t = at_home(phase=4, pool=("her5",), hand=("her2",))
    assert not t.can_attack("Mithas")


def razed_by_khisanth() -> Hall:
    """Khisanth razes one of P2's realms, and takes another away."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3")
    t.pool(0, "Khisanth", "her5")
    t.hand(0, "al1", "her1")
    t.hand(1, "al2", "her2")
    t.begin(seat=0, phase=4).attack("r1").pick("Khisanth")
    while not t.can_pick("r2"):
        t.skip()
    return t.pick("r2")


@pytest.mark.rule("SF-LIMBO-14")
def test_khisanth_sends_another_realm_to_limbo_until_its_owners_next_turn_is_over() -> None:
    t = razed_by_khisanth()
    assert t.is_razed("r1") and t.where("r2") == "limbo"
    finish_turn(t)
    assert t.where("r2") == "limbo"
    finish_turn(t)
    assert t.where("r2") == "formation" and not t.is_razed("r2")


@pytest.mark.rule("SF-LIMBO-14")
def test_a_third_players_realm_is_back_after_the_next_turn_of_the_one_khisanth_attacked() -> None:
    t = Hall(3)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.formation(2, A="r3", B="r4")
    t.pool(0, "Khisanth", "her5")
    for seat, cards in enumerate((("al1", "her1"), ("al2", "her2"), ("al3", "her3"))):
        t.hand(seat, *cards)
    t.begin(seat=0, phase=4).attack("r1").pick("Khisanth")
    while not t.can_pick("r3"):
        t.skip()
    t.pick("r3")
    finish_turn(t)
    assert t.where("r3") == "limbo"
    finish_turn(t)
    assert t.where("r3") == "formation" and t.where("r4") == "formation"


def test_khisanth_takes_nothing_for_a_realm_that_others_raze() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "Khisanth", "her5")
    t.hand(0, "her1")
    t.begin(seat=0, phase=4).attack("r1").pick("her5")
    assert t.is_razed("r1") and t.where("r2") == "formation"


def machine(bearer: str, *, other: str = "r3") -> Hall:
    """P2's realm with a holding is razed by P1, while another of P2's realms bears the Siege Machine."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h+2", B=bearer, C=other)
    t.pool(0, "her5")
    t.hand(0, "her1")
    t.begin(seat=0, phase=4).attack("r1")
    if t.can_pick("her5"):
        t.pick("her5")
    return t


@pytest.mark.rule("SF-ATT-24")
def test_the_siege_machine_lets_a_holding_join_another_realm() -> None:
    t = machine("rUnder with DU/063")
    t.pick("r3")
    assert t.is_razed("r1") and t.where("h+2") == "attached" and t.state.host[t.handle("h+2")] == t.handle("r3")


def test_a_holding_falls_with_its_realm_without_the_machine() -> None:
    t = machine("rUnder")
    assert t.where("h+2") == "discard pile"


def test_only_a_realm_of_the_underdark_bears_the_siege_machine() -> None:
    t = Hall()
    t.formation(0, A="r9", B="rUnder")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "DU/063", "her1")
    t.begin(seat=0, phase=3).play("DU/063")
    assert t.state.host[t.handle("DU/063")] == t.handle("rUnder")
