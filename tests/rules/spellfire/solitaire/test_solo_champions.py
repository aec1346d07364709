"""The champions of the imaginary opponent (section CHM)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

WIZARD_E, HERO_E = "wizard E", "hero E"


def home(*hand: str) -> Alone:
    """You have a realm, and they hold those cards."""
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, *hand)
    return t


@pytest.mark.rule("SOL-CHM-01", "SOL-CHM-05", "SOL-GAP-04", "AMB-S20")
def test_all_his_champions_enter_in_phase_2_and_not_in_phase_3() -> None:
    t = home("her5", "wiz1", "al1", "mon3")
    t.his_turn(phase=2)
    for name in ("her5", "wiz1", "mon3"):
        assert t.before(f"{name} > pool", "phase 3 of 1")
    assert t.his("hand") == ["al1"]


@pytest.mark.rule("SOL-CHM-02", "SOL-SET-15")
def test_a_champion_whose_name_is_in_your_pool_stays_in_his_hand() -> None:
    t = home(HERO_E, "her5")
    t.pool(YOU, WIZARD_E)
    t.his_turn(phase=2)
    assert t.his("hand") == ["E"]
    assert "E" not in t.his("pool")


@pytest.mark.rule("SOL-CHM-03")
def test_it_comes_down_in_his_next_phase_2_when_the_name_is_free() -> None:
    t = home(HERO_E)
    (rival,) = t.pool(YOU, WIZARD_E)
    t.his_turn(phase=2)
    assert t.his("hand") == ["E"]
    t.state.move(rival, 7, YOU, 4)
    t.through()
    assert "E" in t.his("hand")
    t.through(6)
    assert t.his("hand") == [] or "E" not in t.his("hand")
    assert t.before("phase 1 of 1", "E > pool")


@pytest.mark.rule("SOL-CHM-04")
def test_of_two_with_one_name_the_higher_comes_down() -> None:
    t = home(WIZARD_E, HERO_E)
    t.his_turn(phase=2)
    entered = [card for card in t.state.pile(3, HE)] + [card for card in t.state.pile(4, HE)]
    assert [t.state.definition(card).level for card in entered] == [6]
    assert t.his("hand") == ["E"]


@pytest.mark.rule("SOL-CHM-06", "AMB-S08")
def test_an_avatar_is_paid_for_with_the_fewest_levels() -> None:
    t = home("avatar15")
    t.pool(HE, "her9", "wiz2", "cle1")
    t.his_turn(phase=2)
    assert "avatar15" in t.his("pool") + t.his("battle")
    assert (t.where("cle1"), t.where("wiz2"), t.where("her9")) == ("discard pile", "discard pile", "pool")


@pytest.mark.rule("SOL-CHM-06")
def test_an_avatar_that_he_cannot_pay_for_waits() -> None:
    t = home("avatar15")
    t.pool(HE, "her9")
    t.his_turn(phase=2)
    assert t.his("hand") == ["avatar15"]
    assert t.where("her9") != "discard pile"


@pytest.mark.rule("SOL-CHM-07", "SOL-GAP-07", "AMB-S09")
def test_a_champion_won_as_spoils_enters_the_pool_at_once() -> None:
    t = home()
    t.pool(HE, "her5")
    t.pile(YOU, "mon3")
    t.his_turn(phase=4)
    assert t.before("mon3 is spoils", "mon3 > pool")
    assert t.before("mon3 > pool", "phase 5 of 1")


@pytest.mark.rule("SOL-SET-15")
def test_a_champion_in_his_pool_bars_its_name_from_yours() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, WIZARD_E)
    t.hand(YOU, HERO_E, "her5")
    t.my_turn(phase=3)
    assert t.can_play("her5") and not t.can_play("E")


@pytest.mark.rule("SOL-SET-12")
def test_his_pool_stays_without_realms() -> None:
    t = home()
    t.pool(HE, "her5")
    t.his_turn(phase=5).through()
    assert t.his("pool") == ["her5"]


@pytest.mark.rule("SOL-SET-13")
@pytest.mark.parametrize(("realm", "left"), [("r1", ["her5"]), ("r1 razed", ["her5"]), ("", [])])
def test_your_pool_needs_a_realm_be_it_a_razed_one(realm: str, left: list[str]) -> None:
    t = Alone()
    if realm:
        t.formation(YOU, A=realm)
    t.pool(YOU, "her5")
    t.his_turn(phase=5).through()
    assert t.names(YOU, "pool") == left
