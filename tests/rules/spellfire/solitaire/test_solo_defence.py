"""How the imaginary opponent defends razed realms, and what you gain by attacking them (sections DEF, PLR)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.levels import total_level


def raid(
    *yours: str, his: tuple[str, ...] = (), hand: tuple[str, ...] = (), held: tuple[str, ...] = ("al1",), **realms: str
) -> Alone:
    """It is your phase 4; you have that pool and those realms (one razed, if none are named), they have ``his``."""
    t = Alone()
    t.formation(YOU, **(realms or {"A": "r1 razed"}))
    t.pool(YOU, *yours)
    t.pool(HE, *his)
    t.hand(YOU, *held)
    t.hand(HE, *hand)
    t.my_turn(phase=4)
    return t


@pytest.mark.rule("SOL-PLR-01", "SOL-DEF-01")
def test_you_attack_your_razed_realm_and_his_highest_champion_defends_it() -> None:
    t = raid("her5", his=("mon6", "wiz9", "cle7")).attack("r1")
    assert t.defended() == ["wiz9"]
    assert t.totals() == (5, 9) and t.seat == YOU


@pytest.mark.rule("SOL-PLR-01", "SOL-PLR-02")
def test_standing_realms_are_no_targets_of_yours() -> None:
    t = raid("her5", A="r1", B="r2 razed", C="r3")
    assert [t.can_attack(name) for name in ("r1", "r2", "r3")] == [False, True, False]
    t = raid("her5", held=("evGift",), A="r1", B="r2")
    assert not t.can_attack("r1") and not t.can_attack("r2")


@pytest.mark.rule("SOL-PLR-03", "SOL-DEF-03", "SOL-PLR-09", "AMB-S06")
def test_undefended_it_stands_again_for_nothing_and_you_draw_spoils() -> None:
    t = raid("her5", held=("al1", "al2"))
    t.state.move(t.handle("al2"), tb.HAND, YOU)
    t.attack("r1")
    assert not t.is_razed("r1")
    assert {"al1", "al2"} <= set(t.names(YOU, "hand"))
    assert t.hand_size(YOU) == 3
    assert [event.seat for event, _ in t.happened(events.SpoilsDrawn)] == [YOU]
    assert len(t.happened(events.RealmRebuilt)) == 1 and not t.happened(events.RealmRazed)


@pytest.mark.rule("SOL-PLR-04", "SOL-DEF-07")
def test_beating_a_defender_opens_the_next_round_for_a_fresh_champion() -> None:
    t = raid("her5", "her6", his=("mon5", "wiz6"), held=("al9", "al8"))
    t.attack("r1").pick("her5")
    assert t.defended() == ["wiz6"]
    t.play("al9")
    assert t.where("wiz6") == "discard pile" and not t.happened(events.RealmRebuilt)
    assert t.offered() == ["her6"]
    t.pick("her6")
    assert t.defended() == ["wiz6"] and not t.is_razed("r1")


@pytest.mark.rule("SOL-DEF-07", "SOL-PLR-04")
def test_in_the_next_round_another_champion_of_his_defends() -> None:
    t = raid("her5", "her4", his=("mon5", "wiz6"), held=("al9", "al8"))
    t.attack("r1").pick("her5")
    t.play("al9").pick("her4")
    assert t.defended() == ["wiz6", "mon5"]
    t.play("al8")
    assert t.is_razed("r1")


@pytest.mark.rule("SOL-PLR-05", "SOL-PLR-06")
def test_a_new_realm_and_a_regained_one_in_one_turn() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "her5")
    t.hand(YOU, "r2")
    t.my_turn(phase=2).play("r2").say("B")
    t.skip_to_phase(4).attack("r1")
    assert not t.is_razed("r1") and not t.is_razed("r2")


@pytest.mark.rule("SOL-PLR-06")
def test_rebuilding_in_phase_2_and_regaining_in_phase_4_go_together() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed", B="r2 razed")
    t.pool(YOU, "her5")
    t.hand(YOU, "al1", "al2", "al3", "r3")
    t.my_turn(phase=2).rebuild("r2")
    for name in ("al1", "al2", "al3"):
        t.pick(name)
    assert not t.is_razed("r2")
    assert t.reg(tb.PHASE) != 2 or not t.can_play("r3")
    t.skip_to_phase(4).attack("r1")
    assert not t.is_razed("r1")


@pytest.mark.rule("SOL-PLR-06")
def test_a_razed_realm_may_be_covered() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.hand(YOU, "r2")
    t.my_turn(phase=2).play("r2").say("A")
    assert t.names(YOU, "formation") == ["r2"] and t.where("r1") == "discard pile"


@pytest.mark.rule("SOL-PLR-07", "AMB-S05")
def test_any_razed_realm_may_be_attacked_unless_its_card_bars_the_champion() -> None:
    t = raid("her5", A="r1", B="r2", C="r3", D="r4 razed", E="rClericOnly razed")
    assert t.can_attack("r4") and not t.can_attack("rClericOnly")
    t = raid("cle5", A="r1", B="r2", C="r3", D="r4 razed", E="rClericOnly razed")
    assert t.can_attack("r4") and t.can_attack("rClericOnly")


@pytest.mark.rule("SOL-PLR-07")
def test_where_standing_realms_shield_razed_ones_a_single_one_in_front_is_enough() -> None:
    t = Alone(regained_realms="exposed")
    assert t.formation(YOU, A="r1", B="r2 razed")[0] == 0
    t.pool(YOU, "her5")
    t.hand(YOU, "evGift")
    t.my_turn(phase=4)
    assert not t.can_attack("r2")
    t = Alone(regained_realms="exposed")
    t.formation(YOU, A="r1 razed", B="r2 razed", C="r3", E="r5 razed")
    t.pool(YOU, "her5")
    t.hand(YOU, "evGift")
    t.my_turn(phase=4)
    assert t.can_attack("r1") and t.can_attack("r2") and not t.can_attack("r5")


@pytest.mark.rule("SOL-PLR-08")
def test_you_defend_as_ever_and_draw_spoils_for_a_beaten_attacker() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(YOU, "mon9")
    t.pile(YOU, "al7")
    t.his_turn(phase=4)
    assert t.offered() == ["mon9"]
    t.pick("mon9")
    assert t.where("her5") == "discard pile" and not t.is_razed("r1")
    assert [(event.seat, names[0]) for event, names in t.happened(events.SpoilsDrawn)] == [(YOU, "al7")]


@pytest.mark.rule("SOL-DEF-02", "SOL-DEF-01")
def test_who_is_certain_to_lose_is_passed_over() -> None:
    t = raid("slayM", his=("mon9", "wiz7")).attack("r1")
    assert t.defended() == ["wiz7"]


@pytest.mark.rule("SOL-DEF-03", "SOL-GDT-11")
def test_if_all_are_certain_to_lose_the_realm_is_yours() -> None:
    t = raid("her9", his=("mon5", "wiz6")).attack("r1")
    assert t.defended() == [] and not t.is_razed("r1")
    assert t.his("pool") == ["mon5", "wiz6"]


@pytest.mark.rule("SOL-DEF-04", "SOL-DEF-05")
def test_the_power_of_the_razed_realm_helps_him_while_he_defends_it_and_only_then() -> None:
    t = raid("her5", his=("mon3",), A="rPow razed")
    assert total_level(t.state, t.handle("mon3")) == 3
    t.attack("rPow")
    assert t.defended() == ["mon3"]
    assert t.totals() == (5, 6)
    t.skip()
    assert t.where("her5") == "discard pile"
    assert t.is_razed("rPow")
    assert total_level(t.state, t.handle("mon3")) == 3


@pytest.mark.rule("SOL-DEF-04", "SOL-DEF-05")
def test_what_hangs_on_the_razed_realm_is_his_while_he_defends_it_and_yours_again_after() -> None:
    t = raid("her5", his=("mon3",), A="rPow with h1 razed")
    holding = t.handle("h1")
    t.attack("rPow")
    assert (t.bearer("h1"), t.state.control[holding]) == ("rPow", HE)
    t.skip()
    assert (t.bearer("h1"), t.state.control[holding]) == ("rPow", YOU)


@pytest.mark.rule("SOL-DEF-05")
def test_before_and_after_the_power_of_a_razed_realm_is_silent() -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="draw+1 razed")
    t.pile(YOU, "al1", "al2", "al3", "al4")
    t.my_turn(phase=1)
    assert len(t.drew(YOU)) == 3


def covered(his: tuple[str, ...] = (), **realms: str) -> Alone:
    """You attack r1, razed in A, and lay another realm there while it is fought for."""
    t = raid("her5", his=his, held=("rAny", "al1"), **{"A": "r1 razed"} | realms).attack("r1")
    t.play("rAny")
    return t.say("A") if t.rule == "SF-FORM-02" else t


@pytest.mark.rule("SOL-DEF-05", "SOL-PLR-07")
def test_a_realm_whose_place_was_taken_in_battle_goes_back_to_the_foremost_free_one() -> None:
    t = covered(his=("mon6",), B="r2")
    t.skip()
    assert t.is_razed("r1") and t.told("r1 stays razed.")
    where = {
        t.state.definition(realm).name: t.state.marks[tb.PLACE][realm] for realm in t.state.pile(tb.FORMATION, YOU)
    }
    assert {name: tb.PLACES[place] for name, place in where.items()} == {"rAny": "A", "r2": "B", "r1": "C"}


@pytest.mark.rule("SOL-PLR-03", "SOL-SET-06")
def test_a_realm_that_is_won_where_no_place_is_left_is_lost() -> None:
    t = covered(B="r2", C="r3", D="r4 razed", E="r5", F="r6")
    assert t.where("r1") == "discard pile"
    assert not t.happened(events.RealmRebuilt) and not t.state.is_terminal()


@pytest.mark.rule("SOL-DEF-06")
def test_beating_your_champion_brings_him_spoils() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "her5")
    t.pool(HE, "mon6")
    t.hand(YOU, "al1")
    t.pile(YOU, "wiz3")
    t.my_turn(phase=4).attack("r1").skip()
    assert t.where("her5") == "discard pile"
    assert [(event.seat, names[0]) for event, names in t.happened(events.SpoilsDrawn)] == [(HE, "wiz3")]
    assert t.is_razed("r1")


@pytest.mark.rule("SOL-DEF-08")
def test_a_realm_that_defends_itself_takes_its_place_by_its_level() -> None:
    assert raid("her5", his=("mon3",), A="rSelf6 razed").attack("rSelf6").defended() == ["rSelf6"]
    assert raid("her5", his=("mon9",), A="rSelf6 razed").attack("rSelf6").defended() == ["mon9"]
    assert raid("her9", his=("mon3",), A="rSelf6 razed").attack("rSelf6").defended() == []


@pytest.mark.rule("SOL-DEF-09")
@pytest.mark.parametrize("level", range(5, 10))
def test_he_never_declines_while_somebody_could_hold(level: int) -> None:
    t = raid("her5", his=(f"mon{level}",)).attack("r1")
    assert t.defended() == [f"mon{level}"]


@pytest.mark.rule("SOL-DEF-10")
def test_neither_the_realm_nor_your_other_realms_matter() -> None:
    for realms in (
        {"A": "r1 razed"},
        {"A": "r2", "B": "r1 razed", "C": "r3", "D": "r4", "E": "r5", "F": "r6"},
        {"A": "r2", "B": "r1 razed", "C": "r3 razed", "D": "r4 razed", "E": "r5 razed", "F": "r6 razed"},
    ):
        t = raid("her5", his=("mon6", "cle4"), **realms).attack("r1")
        assert t.defended() == ["mon6"]


def test_the_log_says_what_you_attack_for_and_that_a_realm_held_against_you_stays_razed() -> None:
    t = raid("her5", his=("mon6",)).attack("r1")
    t.skip()
    assert t.told("P attacks r1 to regain it.") and t.told("r1 stays razed.") and not t.told("r1 stands.")
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(YOU, "mon9")
    t.his_turn(phase=4).pick("mon9")
    assert t.told("r1 stands.") and not t.told("stays razed")
