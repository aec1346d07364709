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
    t.hand(1, "al3")
    t.begin(phase=4).attack("r2").pick("mon9")
    assert t.totals() == (15, 9)


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
