"""How a battle ends, and what comes of each ending (section END)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import step_forward
from sieges import siege

from spellhall.games.spellfire import table as tb


def battle(
    *attackers: str,
    defenders: tuple[str, ...],
    hand: tuple[str, ...] = (),
    rival_hand: tuple[str, ...] = (),
    **options: str,
) -> Hall:
    """P1 attacks r1 of P2, whose r2 stands behind; the first attacker and the first defender step forward."""
    t = Hall(**options)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, *attackers)
    t.pool(1, *defenders)
    t.hand(0, *hand)
    t.hand(1, *rival_hand)
    return step_forward(t.begin(phase=4).attack("r1"), attackers[0], defenders[0])


@pytest.mark.rule("SF-END-01")
def test_a_defeated_attacker_ends_the_battle_and_the_defender_draws() -> None:
    t = battle("her3", "her8", "her9", defenders=("mon9",), hand=("al1",))
    t.skip()
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(1) == 1
    assert t.names(0, "pool") == ["her8", "her9"]


@pytest.mark.rule("SF-END-01", "SF-SPOIL-04", "AMB-26")
@pytest.mark.parametrize(("option", "drawn"), [("left_play", 0), ("any_defeat", 1)])
def test_an_option_decides_whether_a_defeated_attacker_must_have_left_play(option: str, drawn: int) -> None:
    t = battle("home5", defenders=("mon9",), hand=("al1",), defender_spoils_if=option)
    t.skip()
    assert t.where("home5") == "pool"
    assert t.hand_size(1) == drawn


@pytest.mark.rule("SF-END-07", "SF-WALL-02")
@pytest.mark.parametrize(("option", "drawn"), [("left_play", 0), ("any_defeat", 1)])
def test_the_option_reaches_an_attacker_that_a_wall_stopped(option: str, drawn: int) -> None:
    t = battle("her5", defenders=("wiz1",), rival_hand=("Wall of Stone",), defender_spoils_if=option)
    t.play("Wall of Stone")
    assert t.where("her5") == "pool"
    assert t.hand_size(1) == drawn


@pytest.mark.rule("SF-END-03")
def test_to_decline_in_the_third_round_still_loses_the_realm() -> None:
    t = battle("her7", "her8", "her9", defenders=("mon1", "mon2", "mon3"))
    step_forward(t, "her8", "mon2").pick("her9")
    assert (t.seat, t.label) == (1, "send a champion to defend")
    t.skip()
    assert t.is_razed("r1")
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0)
    assert t.reg(tb.STAGE) == tb.NO_BATTLE


@pytest.mark.rule("SF-COMB-B6", "SF-END-04", "SF-PH4-01")
def test_an_attacker_who_declines_before_his_first_champion_has_spent_his_attack() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5", "wiz4")
    t.hand(0, "w/5")
    t.may_decline = True
    t.begin(phase=4).attack("r1")
    assert (t.seat, t.offered()) == (0, ["her5", "wiz4"])
    t.skip()
    assert (t.where("her5"), t.where("r1"), t.is_razed("r1")) == ("pool", "formation", False)
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0), "no spoils for anybody"
    assert "SF-PH4-01" in t.why_not("r1", seat=0)


@pytest.mark.rule("SF-END-05", "SF-END-11", "SF-SPOIL-03")
@pytest.mark.parametrize("card", ["evRuin", "evQuake"])
def test_a_realm_lost_by_card_play_in_combat_ends_the_battle_with_spoils(card: str) -> None:
    t = battle("her5 with mi+2", defenders=("mon9 with mi+1",), hand=("al1", "al3", card))
    t.play("al3").play(card).pick("r1")
    assert t.is_razed("r1") or t.where("r1") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.where("her5") == t.where("mon9") == "pool"
    assert t.where("mi+2") == t.where("mi+1") == "attached"
    assert t.where("al3") == "discard pile"
    assert (t.hand_size(0), t.hand_size(1)) == (2, 0)


@pytest.mark.rule("SF-END-06", "SF-SPOIL-05")
def test_an_attacker_removed_by_an_event_gives_spoils_to_the_defender() -> None:
    t = battle("mon9", "mon8", defenders=("her5",), hand=("al1",), rival_hand=("evSlay", "al1"))
    t.play("evSlay")
    assert t.where("mon9") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(1) == 2


@pytest.mark.rule("SF-SPOIL-05")
def test_so_does_an_event_of_a_third_player() -> None:
    t = Hall(players=3)
    for seat, realm in enumerate(("r9", "r1", "r5")):
        t.formation(seat, A=realm)
    t.pool(0, "mon9")
    t.pool(1, "her5")
    t.hand(1, "al1")
    t.hand(2, "evSlay")
    t.begin(phase=4).attack("r1")
    step_forward(t, "mon9", "her5")
    t.skip()
    assert t.seat == 2
    t.play("evSlay").pick("mon9")
    assert t.where("mon9") == "discard pile"
    assert (t.hand_size(0), t.hand_size(1), t.hand_size(2)) == (0, 2, 0)


@pytest.mark.rule("SF-END-07", "SF-WALL-01", "SF-WALL-02")
def test_an_attacker_who_is_stopped_goes_home_and_nobody_draws() -> None:
    t = battle("her9 with mi+2", "her8", defenders=("wiz5",), rival_hand=("wallA",))
    t.play("wallA")
    assert t.where("her9") == "pool"
    assert t.state.host[t.handle("mi+2")] == t.handle("her9")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.where("wiz5") == "pool"
    assert (t.hand_size(0), t.hand_size(1)) == (0, 0)


@pytest.mark.rule("SF-END-08", "SF-WALL-07")
def test_a_defender_who_is_stopped_goes_home_and_another_attacker_may_come() -> None:
    t = battle("wiz5", "her8", "her7", defenders=("mon9", "mon8"), hand=("wallA",))
    t.play("wallA")
    assert t.where("mon9") == t.where("wiz5") == "pool"
    assert (t.seat, t.offered()) == (0, ["her7", "her8"])
    t.pick("her8")
    assert (t.seat, t.offered()) == (1, ["mon8"])


@pytest.mark.rule("SF-END-08", "AMB-25")
@pytest.mark.parametrize(("option", "offered"), [("no", ["mon8"]), ("yes", ["mon8", "mon9"])])
def test_whether_the_stopped_defender_may_defend_again_is_an_option(option: str, offered: list[str]) -> None:
    t = battle("wiz5", "her8", defenders=("mon9", "mon8"), hand=("wallA",), redefend_same_battle=option)
    t.play("wallA").pick("her8")
    assert (t.seat, t.offered()) == (1, offered)


@pytest.mark.rule("SF-END-10", "AMB-24")
def test_a_round_without_a_winner_ends_the_battle() -> None:
    t = battle("her5", "her8", defenders=("mon9", "mon8"), hand=("evBoth", "al1"))
    t.play("evBoth")
    assert t.where("her5") == t.where("mon9") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0)
    assert not t.is_razed("r1")


@pytest.mark.rule("SF-END-10")
def test_a_battle_that_is_broken_off_has_no_winner_even_against_a_realm() -> None:
    t = step_forward(siege("Tyr", "her9", second=("Mutiny!",)), "her9", "Tyr").skip_to(seat=1).play("Mutiny!")
    assert t.where("her9") == "pool" and t.reg(tb.STAGE) == tb.NO_BATTLE and not t.is_razed("Tyr")
    assert not any("defeats" in line for line in t.log(0))


@pytest.mark.rule("SF-END-12")
def test_what_lasts_for_the_battle_ends_with_the_round() -> None:
    t = battle("wiz5", "wiz6", defenders=("mon6", "mon9"), hand=("rally/4", "al1"), rival_hand=("al1",))
    t.play("rally/4")
    assert t.totals() == (8, 6)
    t.skip()
    step_forward(t, "wiz6", "mon9")
    assert t.totals() == (6, 9)


@pytest.mark.rule("SF-END-02")
def test_a_defeated_defender_sends_the_attacker_home_and_only_others_go_on() -> None:
    t = battle("her9", "her8", "her7", defenders=("mon3", "mon2"))
    assert t.where("mon3") == "discard pile"
    assert t.where("her9") == "pool"
    assert (t.seat, t.offered()) == (0, ["her7", "her8"])
    assert t.label == "send another champion, or stop"
