"""Allies (section ALLY)."""

from __future__ import annotations

import pytest
from hall import Hall


def table(champion: str, rival: str, *hand: str, second: tuple[str, ...] = ()) -> Hall:
    """P1 may attack r2 with ``champion``; P2 has ``rival``."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, champion)
    t.pool(1, rival)
    t.hand(0, *hand)
    t.hand(1, *second)
    return t


@pytest.mark.rule("SF-ALLY-01")
def test_an_ally_joins_in_battle_and_not_in_phase_3() -> None:
    t = table("her5", "mon7", "al3", "mi+1", second=("al1",)).begin(phase=3)
    assert not t.can_play("al3")
    assert "SF-ALLY-01" in t.why_not("al3")
    t.skip_to_phase(4).attack("r2").pick("mon7").play("al3")
    assert t.totals() == (8, 7)


@pytest.mark.rule("SF-ALLY-02")
def test_an_ally_is_no_wizard_whatever_its_name() -> None:
    t = table("slayW", "mon5 with Old Wizard", "al1", second=("wDef+3/4", "al1")).begin(phase=4)
    t.attack("r2").pick("mon5")
    assert t.totals() == (4, 8)
    t.play("al1").skip_to(seat=0)
    t = table("her9", "mon5 with Old Wizard", "al1", second=("wDef+3/4", "al2")).begin(phase=4)
    t.attack("r2").pick("mon5")
    assert t.seat == 1
    assert not t.can_play("wDef+3/4")
    assert t.can_play("al2")


@pytest.mark.rule("SF-ALLY-03")
@pytest.mark.parametrize(("ally", "total"), [("alDragon3", 7), ("al3", 5)])
def test_a_power_against_dragons_counts_against_a_dragon_ally(ally: str, total: int) -> None:
    t = table("her5 with dragonbane", f"mon9 with {ally}", "al1").begin(phase=4)
    t.attack("r2").pick("mon9")
    assert t.totals() == (total, 12)
