"""Razing, rebuilding, replacing and discarding realms (section RAZE)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, finish_turn, send

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.victory import unrazed


def undefended(realm: str, **formation: str) -> Hall:
    """P1 has just attacked A of P2, who did not defend it."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm, **formation)
    t.pool(0, "her5")
    t.hand(0, "al1", "evGift")
    t.pile(0, *["al2"] * 9)
    t.begin(seat=0, phase=4)
    t.attack(realm.split(" with ")[0])
    return t.skip_to_phase(5)


@pytest.mark.rule("SF-RAZE-01", "SF-RAZE-04")
def test_an_undefended_realm_is_turned_face_down_in_its_place() -> None:
    t = undefended("r1", B="r2")
    assert t.is_razed("r1")
    assert t.names(1, "formation") == ["r1", "r2"]
    assert t.state.marks[tb.PLACE][t.handle("r1")] == 0
    assert t.names(1, "discard pile") == []


@pytest.mark.rule("SF-RAZE-04")
def test_a_defender_may_decline() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.begin(seat=0, phase=4).attack("r1")
    assert (t.seat, t.can_pick("mon9")) == (1, True)
    t.skip()
    assert t.is_razed("r1")
    assert t.where("mon9") == "pool"


@pytest.mark.rule("SF-RAZE-02")
def test_holdings_on_a_razed_realm_are_discarded() -> None:
    t = undefended("r1 with h1", B="r2 with h2")
    assert t.where("h1") == "discard pile"
    assert t.names(1, "discard pile") == ["h1"]
    assert t.where("h2") == "attached"


@pytest.mark.rule("AMB-41")
def test_an_artifact_on_a_razed_realm_is_discarded() -> None:
    t = undefended("r1 with artRealm+2", B="r2 with art+4")
    assert t.is_razed("r1")
    assert t.names(1, "discard pile") == ["artRealm+2"]
    assert t.names(1, "attached") == ["art+4"], "its realm stands"


@pytest.mark.rule("SF-RAZE-03")
def test_a_razed_realm_has_no_power() -> None:
    draws = {}
    for text in ("draw+1", "draw+1 razed"):
        t = Hall()
        t.formation(0, A=text)
        draws[text] = t.begin(phase=1).hand_size(0)
    assert draws == {"draw+1": 4, "draw+1 razed": 3}


@pytest.mark.rule("SF-RAZE-03")
def test_the_power_stops_in_the_moment_of_the_fall() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="draw+1")
    t.hand(0, "evQuake")
    t.begin(phase=3).play("evQuake")
    finish_turn(t).skip_to(seat=1, label="end your turn")
    assert t.is_razed("draw+1")
    assert t.hand_size(1) == 3


@pytest.mark.rule("SF-RAZE-05")
def test_to_beat_a_defender_does_not_raze_the_realm() -> None:
    t = duel("her7", "mon3", hand=("al1",), rival_hand=("al1",))
    t.skip()
    assert t.where("mon3") == "discard pile"
    t.skip_to(label="end your turn")
    assert not t.is_razed("r1")
    assert t.names(0, "hand") == ["al1"], "no spoils"


@pytest.mark.rule("SF-RAZE-06")
def test_a_new_realm_replaces_a_razed_one() -> None:
    t = Hall()
    t.formation(0, A="r1 razed", B="r3")
    t.hand(0, "r2")
    t.begin(phase=2).play("r2")
    assert t.options() == ["A", "C"]
    t.say("A")
    assert t.where("r1") == "discard pile"
    assert t.state.marks[tb.PLACE][t.handle("r2")] == 0
    assert not t.is_razed("r2")
    assert t.names(0, "formation") == ["r3", "r2"]


@pytest.mark.rule("SF-RAZE-07")
@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_rebuilding_costs_three_cards(cards: int, offered: bool) -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.hand(0, *["al1"] * (cards - 1), "r2")
    t.begin(phase=2)
    assert t.can("r1", tb.REBUILD) is offered
    if offered:
        t.rebuild("r1").skip_to(label="end your turn")
        assert not t.is_razed("r1")
        assert t.hand_size(0) == 0


def rebuilt(*, more: str = "r4 razed") -> Hall:
    """P1 has just rebuilt A, with cards to spare."""
    t = Hall()
    t.formation(0, A="draw+1 razed", B="r2", C=more)
    t.formation(1, A="r9")
    t.hand(0, "r3", "h1", *["al1"] * 8)
    t.begin(phase=2).rebuild("draw+1").pick("al1").pick("al1").pick("al1")
    return t


@pytest.mark.rule("SF-RAZE-08")
def test_rebuilding_is_the_realm_action_of_the_turn() -> None:
    t = rebuilt()
    assert t.can_play("h1"), "it is still phase 2"
    assert not t.can_play("r3")
    finish_turn(t).skip_to_phase(2, seat=0, turns=1)
    assert t.can_play("r3")


@pytest.mark.rule("SF-RAZE-09")
def test_one_realm_is_rebuilt_in_a_turn() -> None:
    t = rebuilt()
    assert t.reg(tb.PHASE) == 2
    assert not t.can("r4", tb.REBUILD)
    finish_turn(t).skip_to_phase(2, seat=0, turns=1)
    assert t.can("r4", tb.REBUILD)


@pytest.mark.rule("SF-RAZE-10")
def test_a_rebuilt_realm_regains_power_and_shielding_in_its_place() -> None:
    t = rebuilt(more="r4")
    assert t.state.marks[tb.PLACE][t.handle("draw+1")] == 0
    t.pool(1, "her5")
    finish_turn(t).skip_to_phase(4, seat=1)
    assert t.can_attack("draw+1")
    assert not t.can_attack("r2")
    assert not t.can_attack("r4")
    held = t.hand_size(0)
    t.skip_to_phase(2, seat=0, turns=1)
    assert t.hand_size(0) == held + 4


@pytest.mark.rule("SF-RAZE-11")
def test_what_pays_for_rebuilding_is_discarded_by_the_usual_rule() -> None:
    t = Hall(events_go_to="void")
    t.formation(0, A="r1 razed")
    t.hand(0, "al3", "mi+2", "evGift", "al4")
    t.begin(phase=2).rebuild("r1")
    t.pick("al3").pick("mi+2").pick("evGift")
    assert (t.where("al3"), t.where("mi+2"), t.where("evGift")) == ("discard pile", "discard pile", "abyss")


@pytest.mark.rule("SF-RAZE-12")
def test_a_discarded_realm_leaves_its_place_empty_and_takes_its_holding_along() -> None:
    t = Hall()
    t.formation(1, A="r1", B="r2 with h1", C="r3")
    t.hand(0, "evRuin")
    t.begin(phase=3).play("evRuin").pick("r2")
    assert sorted(t.names(1, "discard pile")) == ["h1", "r2"]
    assert t.names(1, "formation") == ["r1", "r3"]
    t.hand(1, "r5", "h2")
    finish_turn(t).skip_to_phase(2, seat=1).play("r5")
    assert t.state.marks[tb.PLACE][t.handle("r5")] == 1


@pytest.mark.rule("SF-RAZE-13")
def test_a_razed_realm_keeps_the_pool_but_does_not_count_for_victory() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.pool(0, "her5")
    t.begin(phase=6)
    assert unrazed(t.state, 0) == 0
    t.end_turn()
    assert t.where("her5") == "pool"
    t = Hall()
    t.formation(0, A="r1", B="r2", C="r3", D="r4", E="r5 razed")
    t.hand(0, "r6", "h1")
    t.begin(phase=2).play("r6").say("F")
    assert not t.state.is_terminal(), "six realms, but one of them razed"


@pytest.mark.rule("SF-RAZE-04")
def test_a_realm_that_somebody_defends_is_not_razed() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon7")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her5", "mon7").skip()
    assert not t.is_razed("r1")


@pytest.mark.rule("AMB-21")
@pytest.mark.parametrize("razed", [True, False])
def test_a_razed_realm_cannot_be_attacked(razed: bool) -> None:
    t = Hall()
    t.formation(1, A="r1 razed" if razed else "r1", B="r2")
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack("r1") is not razed
    assert ("AMB-21" in t.why_not("r1")) is razed
