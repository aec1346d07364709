"""Dragons that are lured away by a treasure, and what brings them back."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn


def _hoard() -> Hall:
    t = at_home(pool=("monDragon5", "her5"), hand=("Treasure Hoard", "her2", "mi+1"))
    t.pool(1, "herDragon5 with mi+2", "her9")
    return t.play("Treasure Hoard")


@pytest.mark.rule("SF-LIMBO-12")
def test_a_hoard_lures_all_dragons_into_limbo_and_keeps_them_there() -> None:
    t = _hoard()
    assert t.where("monDragon5") == t.where("herDragon5") == "limbo" and t.where("her5") == t.where("her9") == "pool"
    assert t.where("Treasure Hoard") == "table"
    for _ in range(4):
        finish_turn(t)
    assert t.where("monDragon5") == t.where("herDragon5") == "limbo"


@pytest.mark.rule("SF-LIMBO-12")
def test_a_magical_item_brings_a_dragon_back() -> None:
    t = _hoard()
    t.skip_to(label="end your turn", seat=0).end_turn()
    assert t.seat == 0 and t.offered() == ["mi+1"]
    t.pick("mi+1")
    assert t.where("monDragon5") == "pool" and t.where("mi+1") == "discard pile"
    assert t.where("herDragon5") == "limbo" and t.where("Treasure Hoard") == "table"


def test_the_dragons_come_home_when_the_hoard_is_gone() -> None:
    t = _hoard()
    t.state.move(t.handle("Treasure Hoard"), 9, 0)
    for _ in range(3):
        finish_turn(t)
    assert t.where("monDragon5") == t.where("herDragon5") == "pool"


def test_the_hoard_is_forgotten_when_no_dragon_is_held() -> None:
    t = at_home(pool=("monDragon5",), hand=("Treasure Hoard", "mi+1", "her2"))
    t.play("Treasure Hoard").skip_to(label="end your turn", seat=0).end_turn().pick("mi+1")
    assert t.where("monDragon5") == "pool" and t.where("Treasure Hoard") in ("abyss", "void")
