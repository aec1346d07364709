"""Avatars and adventurers (section AVA)."""

from __future__ import annotations

import pytest
from hall import Hall


def table(*pool: str) -> Hall:
    """P1 holds an avatar that costs two champions."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, *pool)
    t.hand(0, "avatar15", "mi+1")
    return t


@pytest.mark.rule("SF-AVA-01")
def test_an_avatar_enters_only_for_the_cards_that_it_demands() -> None:
    t = table("her5").begin(phase=3)
    assert not t.can_play("avatar15")
    assert "SF-AVA-01" in t.why_not("avatar15")
    t = table("her5", "her3", "her2").begin(phase=3)
    t.play("avatar15").pick("her5").pick("her2")
    assert t.where("avatar15") == "pool"
    assert t.where("her5") == t.where("her2") == "discard pile"
    assert t.where("her3") == "pool"


@pytest.mark.rule("SF-AVA-02")
def test_a_champion_that_stands_in_is_given_up_for_any_avatar() -> None:
    t = table("devotee").begin(phase=3)
    t.play("avatar15")
    assert t.where("avatar15") == "pool"
    assert "devotee" in t.names(0, "draw pile")
    t = table("devotee", "her3", "her2").begin(phase=3)
    t.play("avatar15").skip().pick("her3").pick("her2")
    assert t.where("avatar15") == "pool"
    assert t.where("devotee") == "pool"
    t = table("devotee", "her3", "her2").begin(phase=3)
    t.play("avatar15").pick("devotee")
    assert t.names(0, "pool") == ["her3", "her2", "avatar15"]


@pytest.mark.rule("SF-AVA-03")
def test_an_avatar_far_above_nine_fights_at_its_level() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "avatar15")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.hand(1, "al3", "al4")
    t.begin(phase=4).attack("r2").pick("mon9").play("al3")
    assert (t.totals(), t.seat) == ((15, 12), 1)
    t.play("al4")
    assert (t.totals(), t.seat) == ((15, 16), 0), "sixteen beats it"


def besieged(*hand: str, pool: tuple[str, ...] = (), rival_pool: tuple[str, ...] = (), **more: tuple[str, ...]) -> Hall:
    """P1 may attack r2 of P2; both hold what is named."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, *pool)
    t.pool(1, *rival_pool)
    t.hand(0, *hand)
    t.hand(1, *more.get("rival_hand", ()))
    return t.begin(phase=4)


@pytest.mark.rule("SF-AVA-05", "AMB-96")
def test_an_avatar_attacks_from_hand_for_its_price() -> None:
    t = besieged("avatar15", pool=("her5", "her3", "her2"), rival_pool=("mon9",), rival_hand=("al3",))
    t.attack("r2")
    assert "avatar15" in t.offered()
    t.pick("avatar15").pick("her5").pick("her2")
    assert t.where("her5") == t.where("her2") == "discard pile"
    assert (t.where("avatar15"), t.seat) == ("battle", 1)
    t.pick("mon9")
    assert t.totals() == (15, 9)


@pytest.mark.rule("SF-AVA-05")
def test_an_avatar_whose_price_cannot_be_paid_stays_in_hand() -> None:
    t = besieged("avatar15", pool=("her5",))
    t.may_decline = True
    assert t.attack("r2").offered() == ["her5"]
    t = besieged("avatar15")
    assert not t.can_attack("r2")


@pytest.mark.rule("SF-AVA-05", "AMB-96")
def test_an_avatar_defends_from_hand_for_its_price_or_a_champion_that_stands_in() -> None:
    t = besieged("al3", pool=("her9",), rival_pool=("devotee", "her4"), rival_hand=("avatar15",))
    t.attack("r2")
    assert (t.seat, t.offered()) == (1, ["avatar15", "devotee", "her4"])
    t.pick("avatar15").pick("devotee")
    assert "devotee" in t.names(1, "draw pile")
    assert t.totals() == (9, 15)
    t = besieged("al3", pool=("her9",), rival_pool=("her4",), rival_hand=("avatar15",))
    assert t.attack("r2").offered() == ["her4"]


@pytest.mark.rule("SF-AVA-04")
def test_an_adventurer_in_battle_keeps_what_its_companions_give() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "comrade1", "comrade2")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r2").pick("comrade1").pick("mon9")
    assert t.totals() == (5, 9)
