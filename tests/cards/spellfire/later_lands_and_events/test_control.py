"""Cards that give a player control of another player's champion."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


def taken(card: str, *hand: str, caster: str = "wiz5") -> Hall:
    """P1 takes a champion of P2, who has another one."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, caster)
    t.pool(1, "her9 with mi+2", "her3")
    t.hand(0, card, *hand, "al1", "mon1")
    t.hand(1, "al1", "al2", "dispel", "mon2")
    t.begin(seat=0, phase=3).play(card)
    return t.pick("her9")


@pytest.mark.rule("SF-SWAY-01", "SF-SWAY-02")
@pytest.mark.parametrize("card", ["FR/004", "RR/055", "BR/062"])
def test_the_champion_attacks_its_owner_and_comes_back(card: str) -> None:
    t = taken(card)
    if t.seat == 1:
        t.skip()
    assert "her9" in t.names(0, "pool") and "mi+2" in t.names(0, "attached")
    t.skip_to_phase(4, seat=0).attack("r1").pick("her9").pick("her3")
    assert t.totals() == (11, 3)
    t.skip_to(seat=0, label="send another").skip()
    assert "her9" in t.names(0, "pool") and t.where("mi+2") == "attached"
    t.is_sound()


@pytest.mark.rule("SF-SWAY-03")
def test_the_curse_ends_with_the_next_turn() -> None:
    t = taken("FR/004")
    t.skip_to_phase(3, seat=1, turns=1).skip_to_phase(3, seat=0, turns=1)
    assert "her9" in t.names(0, "pool")
    t.skip_to_phase(3, seat=1, turns=1)
    assert "her9" in t.names(1, "pool") and "mi+2" in t.names(1, "attached")


def test_a_lost_champion_goes_to_its_owners_discard_pile() -> None:
    t = taken("FR/004")
    t.pool(1, "her15")
    t.skip_to_phase(4, seat=0).attack("r1").pick("her9").pick("her15").skip()
    assert "her9" in t.names(1, "discard pile") and "mi+2" in t.names(1, "discard pile")
    assert t.where("FR/004") != "table"


def test_tyranthraxus_makes_a_monster_that_casts_wizard_spells() -> None:
    t = taken("RR/055", "wDef+3/4", caster="her2")
    assert not t.can_play("wDef+3/4")
    t.skip_to_phase(3, seat=1, turns=1).skip_to_phase(3, seat=0, turns=1)
    t.pool(1, "her15")
    t.skip_to_phase(4, seat=0).attack("r1").pick("her9").pick("her15")
    assert t.can_play("wDef+3/4") and "her9" in t.names(0, "battle") and t.where("RR/055") == "table"


def test_a_clone_goes_home_when_it_is_dispelled() -> None:
    t = taken("BR/062")
    while t.seat == 1:
        t.skip()
    assert "her9" in t.names(0, "pool")
    t.state.move(t.handle("BR/062"), tb.DISCARD, 0)
    assert "her9" in t.names(1, "pool")


def test_only_an_opponents_champion_at_home_is_taken() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "FR/004", "her2")
    t.begin(seat=0, phase=3)
    assert not t.can_play("FR/004")
