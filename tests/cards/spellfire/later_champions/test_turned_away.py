"""Cards that let their player decide who fights."""

from __future__ import annotations

import pytest
from hall import Hall


def march(attacker: str, *, at: str) -> Hall:
    """P1 attacks a realm of P2, who has Tamarand; r2 is shielded."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, attacker, "her6")
    t.pool(1, "her4", "DR/030")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.begin(seat=0, phase=4).attack(at)
    return t.pick(attacker) if t.can_pick(attacker) else t


def the_king_says(no: bool) -> Hall:
    """P2 is the King of P1's turn; P1 attacks with a champion."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5", "her6")
    t.pool(1, "her4")
    t.hand(0, "al1")
    t.hand(1, "BRc/01", "al2")
    t.begin(seat=1, phase=3).play("BRc/01")
    t.skip_to_phase(4, seat=0, turns=1)
    t.attack("r1").pick("her5")
    assert t.seat == 1
    return t.yes() if no else t.skip()


@pytest.mark.rule("SF-LEAVE-06")
def test_the_king_sends_an_attacker_home_and_another_may_come() -> None:
    t = the_king_says(no=True)
    assert t.where("her5") == "pool" and t.seat == 0
    assert t.can_pick("her6") and not t.can_pick("her5")
    t.pick("her6").skip()
    t.pick("her4")
    assert t.totals() == (6, 4)
    t.is_sound()


def test_the_king_may_let_an_attacker_pass() -> None:
    t = the_king_says(no=False)
    t.pick("her4")
    assert t.totals() == (5, 4)


def test_the_king_may_leave_the_attack_without_anyone() -> None:
    t = the_king_says(no=True)
    t.skip()
    assert not t.is_razed("r1") and t.where("her5") == "pool"


def weather(*attackers: str, defenders: tuple[str, ...] = ("fly5", "her4")) -> Hall:
    """P1 has cast Control Weather, and the two attack each other in turn."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "cle5", *attackers)
    t.pool(1, *defenders)
    t.hand(0, "BR/053", "al1")
    t.hand(1, "alFly3", "al1")
    return t.begin(seat=0, phase=3).play("BR/053")


@pytest.mark.rule("SF-LEAVE-05")
def test_control_weather_grounds_a_defender() -> None:
    t = weather("her9")
    t.skip_to_phase(4, seat=0).attack("r1").pick("her9").pick("fly5")
    assert t.seat == 0
    t.yes()
    assert t.where("fly5") == "pool" and t.can_pick("her4") and not t.can_pick("fly5")
    t.pick("her4")
    t.skip_to(seat=1).play("alFly3")
    assert t.rule == "SF-LEAVE-01"


def test_control_weather_does_not_ask_for_its_own_player() -> None:
    t = weather("fly9")
    t.skip_to_phase(4, seat=0).attack("r1").pick("fly9")
    assert t.seat == 1


def dragon_asks(attacker: str, at: str, refuses: bool) -> Hall:
    t = march(attacker, at=at)
    assert t.seat == 1
    return t.yes() if refuses else t.skip()


def test_tamarand_grounds_a_flyer_before_a_shielded_realm() -> None:
    t = dragon_asks("Flame", "r2", refuses=True)
    assert t.where("Flame") == "pool"


def test_tamarand_lets_a_grounded_flyer_attack_an_exposed_realm() -> None:
    t = dragon_asks("Flame", "r1", refuses=True)
    assert t.where("Flame") == "battle"


def test_tamarand_may_let_it_fly() -> None:
    t = dragon_asks("Flame", "r2", refuses=False)
    assert t.where("Flame") == "battle"


def test_tamarand_asks_nothing_of_flying_heroes_and_bars_weak_allies() -> None:
    t = march("fly5", at="r2")
    t.pick("DR/030")
    assert t.seat == 0 and not t.can_play("al1")
