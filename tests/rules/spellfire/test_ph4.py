"""Phase 4: the attack (section PH4)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, finish_turn, send

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SF-PH4-01")
def test_one_attack_a_turn_on_one_realm_of_one_other_player() -> None:
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r2")
    t.pool(0, "her5", "her6", "wiz4")
    t.hand(0, "w/5")
    t.begin(seat=0, phase=4)
    assert t.can_attack("r1")
    assert t.can_attack("r2")
    assert not t.can_attack("r9")
    t.attack("r1").pick("her5")
    assert t.is_razed("r1")
    assert not t.can_attack("r2")
    t.skip_to(label="end your turn")
    assert "SF-PH4-01" in t.why_not("r2", seat=0)
    finish_turn(t)
    t.skip_to_phase(4, seat=0, turns=2)
    assert t.can_attack("r2"), "the next turn brings another attack"


@pytest.mark.rule("SF-PH4-02")
def test_the_named_realm_stays_the_target_whoever_attacks() -> None:
    t = Hall()
    t.formation(1, A="r8 razed", B="r1", C="r2")
    t.pool(0, "her7", "her6")
    t.pool(1, "mon3", "mon9")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her7", "mon3").skip()
    assert t.where("mon3") == "discard pile"
    assert t.label == "send another champion, or stop"
    assert not t.can_attack("r2")
    assert t.offered() == ["her6"]
    send(t, "her6", "mon9")
    assert t.reg(tb.TARGET) == t.handle("r1")


@pytest.mark.rule("SF-PH4-03", "AMB-23")
def test_attackers_come_from_hand_or_pool() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "mon6", "al3")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.offered() == ["her5", "mon6"]
    t.pick("mon6")
    assert t.where("mon6") == "pool", "undefended, he is back from the battle"


@pytest.mark.rule("SF-PH4-04")
def test_spells_of_phase_4_are_cast_by_the_two_fighters() -> None:
    t = duel("wiz5", "wiz6", hand=("wDef+3/4", "al2"), rival_hand=("wOff+3/4", "al1"))
    t.play("wDef+3/4").play("wOff+3/4")
    assert t.totals() == (8, 9)
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "wiz4")
    t.pool(1, "mon7")
    t.hand(0, "wDef+3/4", "al1")
    t.hand(1, "al2")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "wiz5", "mon7").play("wDef+3/4")
    assert t.totals() == (8, 7), "the fighter casts it, whoever else could"
    assert t.state.host[t.handle("wDef+3/4")] == t.handle("wiz5")
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her8")
    t.pool(1, "mon5", "wiz4")
    t.hand(1, "wDef+3/4", "al1")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her8", "mon5")
    assert t.can_play("al1")
    assert not t.can_play("wDef+3/4"), "the wizard in the pool is no fighter"


@pytest.mark.rule("SF-PH4-04")
def test_the_attacked_realm_may_cast_if_its_power_lets_it() -> None:
    t = duel("her8", "mon5", realm="rCaster", hand=("al1",), rival_hand=("wDef+3/4", "cDef+3/4"))
    assert not t.can_play("cDef+3/4")
    t.play("wDef+3/4")
    assert t.totals() == (8, 8)
    t.skip()
    assert t.where("wDef+3/4") == "discard pile"
    t = Hall()
    t.formation(1, A="r1", B="rCaster")
    t.pool(0, "her8")
    t.pool(1, "mon5")
    t.hand(1, "wDef+3/4", "al1")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her8", "mon5")
    assert not t.can_play("wDef+3/4"), "another realm is attacked"


@pytest.mark.rule("AMB-75", "AMB-76")
def test_a_player_without_realms_may_attack_in_the_first_turn_of_the_game() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.hand(0, "her5")
    t.begin(seat=0, phase=4, turn=1, turns=0)
    assert t.names(0, "formation") == []
    t.attack("r1")
    assert t.is_razed("r1")
