"""Combat, steps A to D: naming a realm, sending champions, activation (section COMB)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, step_forward

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import CHAMPIONS
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import PASS


def camp(*attackers: str, defenders: tuple[str, ...] = ("mon5",), **realms: str) -> Hall:
    """P1, in their phase 4, has attackers; P2 has realms (only r1 in A, if none is named) and defenders."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, **(realms or {"A": "r1"}))
    t.pool(0, *attackers)
    t.pool(1, *defenders)
    return t


@pytest.mark.rule("SF-COMB-A1")
def test_nobody_can_name_his_own_realm() -> None:
    t = camp("her5").begin(phase=4)
    assert t.can_attack("r1")
    assert not t.can_attack("r9")


@pytest.mark.rule("SF-COMB-A2")
def test_a_shielded_realm_can_be_named_only_for_a_champion_that_gets_there() -> None:
    t = camp("her5", A="r1", B="r2").begin(phase=4)
    assert not t.can_attack("r2")
    t = camp("her5", "fly5", A="r1", B="r2").begin(phase=4)
    assert t.can_attack("r2")
    t = camp("her5", A="r1 razed", B="r2").begin(phase=4)
    assert t.can_attack("r2")


@pytest.mark.rule("SF-COMB-A3", "AMB-78")
def test_among_three_players_the_realms_of_both_others_can_be_named() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her5")
    t.begin(phase=4)
    assert (t.can_attack("r1"), t.can_attack("r2"), t.can_attack("r3")) == (False, True, True)


@pytest.mark.rule("SF-COMB-A4", "SF-COMB-I1", "SF-COMB-I3")
def test_three_champions_against_one_realm_make_three_rounds_of_one_battle() -> None:
    t = camp("her7", "her8", "her9", defenders=("mon1", "mon2", "mon3")).begin(phase=4)
    t.attack("r1")
    for attacker, defender in (("her7", "mon1"), ("her8", "mon2"), ("her9", "mon3")):
        step_forward(t, attacker, defender)
    assert t.state.record is not None
    told = [type(entry.event) for entry in t.state.record.entries]
    assert told.count(events.RealmNamed) == 1
    assert told.count(events.RoundBegan) == 3
    assert told.count(events.BattleEnded) == 1


@pytest.mark.rule("SF-COMB-B1")
def test_a_champion_of_hand_or_pool_attacks_and_no_other_card() -> None:
    t = camp("her5")
    t.hand(0, "her6", "al3", "mi+2", "wDef+3/4")
    t.begin(phase=4).attack("r1")
    assert t.offered() == ["her5", "her6"]


@pytest.mark.rule("SF-COMB-B2", "SF-COMB-C2")
def test_no_card_is_added_while_the_champions_are_chosen() -> None:
    t = camp("her5", "her6", defenders=("mon5", "mon6"))
    t.hand(0, "mi+2", "al3")
    t.hand(1, "mi+1", "al2")
    t.begin(phase=4).attack("r1").pick("her5")
    assert (t.seat, t.offered()) == (1, ["mon5", "mon6"])
    assert not t.can_play("mi+1")
    t.pick("mon5")
    assert (t.seat, t.can_play("mi+2")) == (0, True)


@pytest.mark.rule("SF-COMB-B3", "SF-COMB-C3")
def test_champions_of_the_pool_bring_what_they_bear() -> None:
    assert fight("her5 with mi+2", "wiz5 with art+4").totals() == (7, 9)
    assert fight("her5", "wiz5").totals() == (5, 5)


@pytest.mark.rule("SF-COMB-B4")
def test_only_a_champion_that_reaches_the_named_realm_can_be_sent() -> None:
    sent = ("fly5", "her5", "fly3")
    assert camp(*sent, A="r1", B="r2", D="r3").begin(phase=4).attack("r3").offered() == ["fly3", "fly5"]
    assert camp(*sent, A="r1", B="r2", D="r3").begin(phase=4).attack("r1").offered() == sorted(sent)
    assert camp(*sent, "her6", A="rNoFly").begin(phase=4).attack("rNoFly").offered() == ["her5", "her6"]


@pytest.mark.rule("SF-COMB-B5")
def test_a_power_when_attacking_works_though_nobody_defends() -> None:
    t = camp("pickpocket5", defenders=())
    t.hand(1, "al1", "al2")
    t.begin(phase=4).attack("r1")
    assert (t.seat, t.offered()) == (1, ["al1", "al2"])
    t.pick("al2")
    assert t.where("al2", 1) == "discard pile"
    assert t.is_razed("r1")


@pytest.mark.rule("SF-COMB-C1")
def test_champions_of_all_seven_kinds_can_defend_from_pool_and_hand() -> None:
    t = camp("her5", defenders=("wiz3", "cle3", "her3", "mon3"))
    t.hand(1, "psi3", "thi3", "reg3", "al3")
    t.begin(phase=4).attack("r1")
    assert t.offered() == ["cle3", "her3", "mon3", "psi3", "reg3", "thi3", "wiz3"]
    assert len(t.offered()) == len(CHAMPIONS)


@pytest.mark.rule("SF-COMB-C4")
def test_a_player_may_let_his_realm_fall_though_he_has_champions() -> None:
    t = camp("her5", defenders=("mon5", "mon6", "mon7")).begin(phase=4).attack("r1")
    assert not t.is_razed("r1")
    t.skip()
    assert t.is_razed("r1")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.where("her5") == "pool"


@pytest.mark.rule("SF-COMB-C5")
def test_a_power_when_defending_works_before_the_order_of_activation() -> None:
    t = camp("noteHer5", defenders=("sentinel5",))
    t.hand(0, "al9")
    t.begin(phase=4).attack("r1").pick("sentinel5")
    assert t.hand_size(1) == 1
    assert t.state.record is not None
    entries = t.state.record.entries
    moves = {i: entry.event for i, entry in enumerate(entries) if isinstance(entry.event, Moved)}
    drawn = [i for i, e in moves.items() if (e.origin, e.zone, e.seat) == (tb.DRAW_PILE, tb.HAND, 1)]
    told = [type(entry.event) for entry in entries]
    assert told.index(events.Defends) < drawn[0] < told.index(events.RoundBegan)


@pytest.mark.rule("SF-COMB-C6", "SF-END-09", "AMB-22")
def test_a_realm_removed_before_the_defender_stands_is_not_lost_in_combat() -> None:
    t = camp("her5")
    t.formation(1, B="r2")
    t.hand(0, "evRuin")
    t.begin(phase=4).attack("r1")
    assert t.label == "play something now?"
    t.play("evRuin").pick("r1")
    assert t.where("r1") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(0) == 0, "no spoils"
    assert t.where("her5") == "pool"


@pytest.mark.rule("SF-COMB-C6", "SF-END-09", "AMB-22")
def test_an_attacker_removed_before_the_defender_stands_yields_no_spoils() -> None:
    t = camp("mon5")
    t.pool(1, "her9")
    t.hand(1, "Treasure")
    t.begin(phase=4).attack("r1").skip()
    assert (t.seat, t.reg(tb.STAGE)) == (1, tb.CHALLENGED)
    t.play("Treasure")
    assert t.where("mon5") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(1) == 0, "no spoils"
    assert not t.is_razed("r1")


@pytest.mark.rule("SF-COMB-C7")
@pytest.mark.parametrize("defender", ["Drizzt Do'Urden", "her1 with Scimitar of Speed"])
def test_who_must_be_defeated_twice_stands_again_in_the_same_battle(defender: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "mon9", "mon8", "wiz9")
    t.pool(1, defender)
    name = defender.split(" with ")[0]
    t.begin(phase=4).attack("r1").pick("mon9").pick(name)
    assert t.where(name) == "pool"
    t.pick("wiz9")
    assert (t.seat, t.offered()) == (1, [name])
    t.pick(name)
    assert t.where(name) == "discard pile"
    t.pick("mon8")
    assert t.is_razed("r1"), "nobody is left"


@pytest.mark.rule("SF-COMB-C7")
def test_a_realm_that_could_not_fight_as_the_champion_it_would_be_does_not_defend_itself() -> None:
    for bar in (False, True):
        t = camp("wiz6", A="Valley of the Mage")
        t.pool(1, "her5")
        if bar:
            t.put(1, "table", "Time of Troubles")
        t.begin(phase=4).attack("Valley of the Mage")
        assert t.can_pick("her5")
        assert t.can_pick("Valley of the Mage") is not bar


@pytest.mark.rule("SF-COMB-D1")
def test_the_attackers_side_activates_first() -> None:
    t = fight("noteHer5 with noteItem", "noteMon5 with noteArt")
    noted = [t.state.definition(effect[1]).name for effect in t.state.lasting]
    assert noted == ["noteHer5", "noteItem", "noteMon5", "noteArt"]


@pytest.mark.rule("SF-COMB-D2", "SF-CONF-04")
def test_of_two_instant_defeats_the_attackers_works_and_the_other_never() -> None:
    t = fight("slayM", "slayH")
    assert t.where("slayH") == "discard pile"
    assert t.where("slayM") == "pool"
    t = fight("slayH", "slayM")
    assert t.where("slayM") == "discard pile"
    assert t.where("slayH") == "pool"


@pytest.mark.rule("SF-COMB-D3")
def test_where_no_power_decides_the_round_comes_to_comparison() -> None:
    t = fight("her5", "mon7")
    assert t.reg(tb.STAGE) == tb.EXCHANGE
    assert t.rule == "SF-COMB-F1"
    assert PASS in t.state.legal_actions()


@pytest.mark.rule("AMB-85")
@pytest.mark.parametrize(("first", "lost"), [("her6", "mi+1"), ("her5", "mi+2")])
def test_a_realm_that_strikes_the_attacker_waits_for_the_first_that_is_sent(first: str, lost: str) -> None:
    t = Hall()
    t.may_decline = True
    t.formation(0, A="r9")
    t.formation(1, A="Icewind Dale")
    t.pool(0, "her5 with mi+2", "her6 with mi+1")
    t.pool(1, "her9")
    t.begin(phase=4).attack("Icewind Dale")
    assert (t.where("mi+2"), t.where("mi+1")) == ("attached", "attached"), "named, but nobody stands there yet"
    t.pick(first)
    assert [item for item in ("mi+1", "mi+2") if t.where(item) == "discard pile"] == [lost]
