"""Walls and whatever else stops a fighter (section WALL; what becomes of the battle is in test_end)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.facts import CLERIC_SPELL
from spellhall.games.spellfire.telling.card_text import text_of

WALLS = [
    card
    for card in REGISTER.values()
    if card.edition != "test" and not card.is_champion and any(ability.kind == "wall" for ability in card.abilities)
]


def walled(attacker: str, *hand: str, wall: str = "wallA", defender: str = "wiz5", pool: tuple[str, ...] = ()) -> Hall:
    """P1 attacks with ``attacker``; P2, who is losing, plays a wall against it."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, attacker, *pool)
    t.pool(1, defender)
    t.hand(0, *hand)
    t.hand(1, wall, "al1")
    step_forward(t.begin(phase=4).attack("r1"), attacker, defender)
    return t.play(wall)


@pytest.mark.rule("SF-WALL-01", "SF-WALL-02", "SF-WALL-03")
@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.key)
def test_every_wall_stops_an_attacker_without_spoils(wall: Card) -> None:
    t = walled("her2 with mi0", wall=wall.key, defender="cle1" if wall.type == CLERIC_SPELL else "wiz1")
    assert t.where("her2") == "pool"
    assert t.state.host[t.handle("mi0")] == t.handle("her2")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.names(1, "hand") == ["al1"]


@pytest.mark.rule("SF-WALL-04")
def test_movement_that_the_wall_does_not_name_is_no_help() -> None:
    t = walled("ear9")
    assert t.where("ear9") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    t = walled("fly9", wall="wallAll")
    assert t.where("fly9") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE


FLYERS_ONLY = [card.name for card in WALLS if "flyers" in text_of(card)]
"""The walls of the shipped sets that flyers cross."""


@pytest.mark.rule("SF-WALL-04", "SF-WALL-09", "AMB-95")
@pytest.mark.parametrize("wall", FLYERS_ONLY)
def test_a_flyer_goes_on_behind_a_wall_but_his_allies_on_foot_are_cut_off(wall: str) -> None:
    t = duel("fly5 with al3 and alFly2", "wiz9", hand=("al4", "alFly3", "alFly4"), rival_hand=(wall, "al1"))
    assert t.totals() == (10, 9)
    t.play(wall)
    bonus = REGISTER[t.state.definition(t.handle(wall)).key].level
    assert t.where("fly5") == "battle"
    assert t.where("al3") == "discard pile"
    assert t.totals() == (7, 9 + bonus)
    assert not t.can_play("al4")
    assert "SF-WALL-09" in t.why_not("al4")
    assert t.can_play("alFly3")
    t.play("alFly3")
    assert t.totals() == (10, 9 + bonus)


@pytest.mark.rule("SF-WALL-09", "AMB-95")
def test_who_gets_across_by_his_one_card_loses_his_allies_on_foot_too() -> None:
    t = duel("wiz9 with al3", "wiz5", hand=("flySp", "al2"), rival_hand=("Wall of Iron", "al1"))
    t.play("Wall of Iron").play("flySp").pick("wiz9")
    assert (t.where("wiz9"), t.where("al3")) == ("battle", "discard pile")


@pytest.mark.rule("SF-WALL-09")
def test_without_the_wall_his_allies_can_join_him_again() -> None:
    t = duel("fly9 with al2", "wiz9", hand=("dispel", "al4"), rival_hand=("Wall of Iron", "al9", "al8"))
    t.pool(0, "wiz2")
    t.play("Wall of Iron").play("dispel")
    assert (t.where("Wall of Iron"), t.where("al2")) == ("discard pile", "attached")
    t.play("al9")
    assert t.can_play("al4")


@pytest.mark.rule("SF-WALL-09", "AMB-95")
def test_a_wall_whose_way_across_is_no_movement_cuts_nobody_off() -> None:
    t = duel("her9 with al2", "cle9", hand=("al4",), rival_hand=("Wall of Thorns", "al9"))
    t.play("Wall of Thorns")
    assert t.where("al2") == "attached"
    assert t.can_play("al4")


@pytest.mark.rule("SF-WALL-05")
def test_the_stopped_attacker_may_play_one_card_though_he_leads() -> None:
    t = walled("wiz9", "flySp", "al3")
    assert t.totals() == (9, 5)
    assert (t.seat, t.can_play("flySp")) == (0, True)
    t.play("flySp").pick("wiz9")
    assert t.where("wiz9") == "battle"
    assert (t.seat, t.reg(tb.STAGE)) == (1, tb.EXCHANGE), "the round goes on"


@pytest.mark.rule("SF-WALL-05", "SF-INST-01")
def test_a_power_for_any_time_may_be_the_answer() -> None:
    t = walled("her2", wall="Wall of Thorns", defender="cle1", pool=("wiz9 with Crossbow of Accuracy",))
    t.skip_to(seat=0, rule="SF-INST-01")
    assert t.options() == ["use Crossbow of Accuracy", "pass"]
    t.use("Crossbow of Accuracy").pick("her2")
    assert (t.where("her2"), t.seat, t.reg(tb.STAGE)) == ("battle", 1, tb.EXCHANGE), "the thorns let 3 and more pass"


@pytest.mark.rule("SF-INST-01")
def test_a_card_for_any_time_is_offered_once() -> None:
    t = walled("wiz9", "flySp")
    assert t.options() == ["play flySp", "pass"]


@pytest.mark.rule("SF-WALL-06")
def test_a_card_that_does_not_let_him_go_on_is_no_answer() -> None:
    t = walled("wiz9", "flySp", "al3", "mi+2")
    assert not t.can_play("al3")
    assert not t.can_play("mi+2")
    t.skip()
    assert t.where("wiz9") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE


@pytest.mark.rule("SF-WALL-06")
def test_a_card_spent_in_vain_is_the_only_one() -> None:
    t = walled("wiz9", "flySp", "flySp", "al3")
    t.play("flySp")
    assert t.can_pick("wiz5")
    t.pick("wiz5")
    assert t.where("wiz9") == "pool"
    assert t.names(0, "hand").count("flySp") == 1


@pytest.mark.rule("SF-WALL-08")
def test_a_stopped_attacker_has_attacked_this_turn() -> None:
    t = walled("her9", "w/5", pool=("wiz2", "her8"))
    t.skip_to(0)
    assert t.where("her9") == "pool"
    assert t.state.marks[tb.FOUGHT][t.handle("her9")] == 1
    assert not t.can_attack("r1")


@pytest.mark.rule("AMB-86")
@pytest.mark.parametrize(("attacker", "zone"), [("immOffSp", "battle"), ("her5", "pool")])
def test_a_wall_does_not_stop_a_champion_that_is_immune_to_it(attacker: str, zone: str) -> None:
    t = walled(attacker, wall="4th/366", defender="wiz4")
    assert t.where(attacker) == zone


@pytest.mark.rule("AMB-86")
@pytest.mark.parametrize("countered", [True, False])
def test_the_attackers_one_card_comes_after_the_counters_to_the_wall(countered: bool) -> None:
    t = walled("wiz9", "dispel", "flySp", "al3")
    assert (t.seat, t.can_play("dispel"), t.can_play("flySp")) == (0, True, False)
    if countered:
        t.play("dispel")
        assert (t.where("wiz9"), t.where("flySp")) == ("battle", "hand")
        assert t.totals() == (9, 5)
    else:
        t.skip()
        assert (t.seat, t.can_play("dispel"), t.can_play("flySp")) == (0, False, True)
