"""Base level and adjusted level (section LVL)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight

from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level


def table(rival: str, *hand: str) -> Hall:
    """P1 has a caster and spells of phase 3; P2 a champion."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5")
    t.pool(1, rival)
    t.hand(0, *hand, "mi+1")
    return t.begin(phase=3)


@pytest.mark.rule("SF-LVL-01", "SF-LVL-02")
def test_base_is_what_is_printed_and_adjusted_is_that_with_what_is_attached() -> None:
    t = table("her5 with mi+2 and art+4")
    hero = t.handle("her5")
    assert base_level(t.state, hero) == 5
    assert adjusted_level(t.state, hero) == 11


@pytest.mark.rule("SF-LVL-03")
@pytest.mark.parametrize(("rival", "zone"), [("her5", "discard pile"), ("her5 with mi+2", "pool")])
def test_level_alone_means_the_adjusted_level(rival: str, zone: str) -> None:
    t = table(rival, "blast level/3").play("blast level/3")
    assert t.where("her5") == zone


@pytest.mark.rule("SF-LVL-04")
def test_a_changed_base_counts_as_the_base_while_its_source_stays() -> None:
    t = table("her5 with crown", "blast base/3", "evSmash", "blast base/3")
    assert base_level(t.state, t.handle("her5")) == 8
    t.play("blast base/3")
    assert t.where("her5") == "pool"
    t.play("evSmash")
    assert base_level(t.state, t.handle("her5")) == 5
    t.play("blast base/3")
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SF-LVL-05")
def test_a_champions_own_text_can_make_its_base_vary() -> None:
    t = table("moody4", "al1")
    t.hand(1, "mi+2")
    moody = t.handle("moody4")
    assert base_level(t.state, moody) == 4
    t.skip_to(seat=0, rule="SF-PH6").end_turn()
    assert t.reg(1) == 1
    assert base_level(t.state, moody) == 7
    t.skip_to(seat=1, rule="SF-PH6").end_turn()
    assert base_level(t.state, moody) == 4


@pytest.mark.rule("AMB-65")
def test_a_total_can_be_negative() -> None:
    assert fight("her1", "daunting7").totals() == (-1, 7)
