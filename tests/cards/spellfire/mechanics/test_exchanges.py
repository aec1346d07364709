"""Champions that take each other's place in a round, and combat that begins again."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel

from spellhall.games.spellfire import table as tb


def reserve(attacker: str, defender: str, **more: object) -> Hall:
    """A duel in which both players have another champion in the pool."""
    t = duel(attacker, defender, **more)  # type: ignore[arg-type]
    t.pool(0, "her7 with mi+2", "her8")
    t.pool(1, "mon7")
    return t


@pytest.mark.rule("SF-SWAP-01", "SF-SWAP-02")
def test_the_armies_of_bloodstone_save_a_champion_and_another_fights_on() -> None:
    t = reserve("her1 with mi+1", "mon9", hand=("Armies of Bloodstone", "al2", "al3"), rival_hand=("al4",))
    t.play("al2").play("Armies of Bloodstone").use("Armies of Bloodstone")
    assert t.seat == 0 and t.rule == "SF-SWAP-02" and t.offered() == ["her7", "her8"]
    assert t.where("her1") == "pool" and t.where("mi+1") == "attached" and t.where("al2") == "discard pile"
    t.pick("her7")
    assert t.totals() == (9, 9) and t.where("Armies of Bloodstone") == "table"
    assert any("in place of her1" in line for line in t.log(0))
    t.play("al3")
    assert t.totals() == (12, 9) and t.seat == 1
    t.is_sound()


@pytest.mark.rule("SF-SWAP-03")
def test_an_attacker_who_sends_nobody_in_place_of_the_saved_ends_the_battle() -> None:
    t = reserve("her1", "mon9", hand=("Armies of Bloodstone", "al2"), rival_hand=("al4",))
    t.pile(1, "al7", "al8")
    t.play("Armies of Bloodstone").use("Armies of Bloodstone").skip()
    assert t.where("her1") == "pool" and t.where("mon9") == "pool" and not t.is_razed("r1")
    assert "al7" in t.names(1, "draw pile")


@pytest.mark.rule("SF-SWAP-03")
def test_a_defender_who_sends_nobody_in_place_of_the_saved_loses_the_realm() -> None:
    t = reserve("her9", "mon1", hand=("al4",), rival_hand=("Armies of Bloodstone", "al2"))
    t.play("Armies of Bloodstone").use("Armies of Bloodstone")
    assert t.seat == 1 and t.offered() == ["mon7"]
    t.skip()
    assert t.is_razed("r1") and t.where("mon1") == "pool"


def test_whom_the_armies_saved_rests_until_his_players_next_turn() -> None:
    t = reserve("her9", "mon1", hand=("al4", "al5"), rival_hand=("Armies of Bloodstone", "al2"))
    t.play("Armies of Bloodstone").use("Armies of Bloodstone").pick("mon7").skip()
    t.pick("her8")
    assert "mon1" not in t.offered()


@pytest.mark.rule("SF-SWAP-01", "SF-SWAP-02")
def test_the_displacer_beast_remains_when_both_champions_change() -> None:
    t = reserve("her1", "mon9 with mi+1", hand=("Displacer Beast", "al2", "al3"), rival_hand=("al1", "al5"))
    t.play("Displacer Beast").use("Displacer Beast")
    assert t.seat == 0 and t.offered() == ["her7", "her8"]
    t.pick("her8")
    assert t.seat == 1 and t.offered() == ["mon7"]
    t.pick("mon7")
    assert t.where("her1") == t.where("mon9") == "pool" and t.where("Displacer Beast") == "attached"
    assert t.totals() == (14, 7) and t.seat == 1
    t.is_sound()


def test_the_displacer_beast_does_so_once_a_battle() -> None:
    t = reserve("her1", "mon9", hand=("Displacer Beast", "al2", "al3"), rival_hand=("al9", "al5"))
    t.play("Displacer Beast").use("Displacer Beast").pick("her8").pick("mon7").play("al9")
    assert t.seat == 0 and not t.can_use("Displacer Beast") and t.can_play("al2")


@pytest.mark.rule("SF-SWAP-04")
def test_a_personality_is_exchanged_for_one_that_has_fought_before() -> None:
    t = Hall()
    t.pool(0, "psi5", "her8 with mi+1")
    t.pool(1, "mon9", "mon7")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Switch Personality", "al2")
    t.hand(1, "al3", "al5")
    t.begin(phase=4).attack("r1").pick("her8").pick("mon7").skip()
    assert t.where("mon7") == "discard pile"
    t.pick("psi5").pick("mon9")
    assert t.seat == 0
    t.play("Switch Personality")
    assert t.totals() == (9, 9) and t.where("psi5") == "pool" and t.where("her8") == "battle"
    assert t.where("Switch Personality") == "discard pile"


@pytest.mark.rule("SF-SWAP-04")
def test_a_personality_without_another_in_reach_cannot_be_exchanged() -> None:
    t = duel("psi5", "mon9", hand=("Switch Personality", "al2"), rival_hand=("al5",))
    assert not t.can_play("Switch Personality") and t.can_play("al2")


@pytest.mark.rule("SF-SWAP-05")
def test_the_torments_of_sisyphus_strip_both_and_begin_again() -> None:
    hand = ("The Torments of Sisyphus", "al4", "al2")
    t = duel("her5 with mi+2", "mon9 with art+4", hand=hand, rival_hand=("al3",))
    t.play("al4").play("The Torments of Sisyphus")
    assert t.totals() == (5, 9) and t.where("mi+2") == t.where("art+4") == t.where("al4") == "discard pile"
    assert t.seat == 0 and t.rule == "SF-COMB-F1" and t.reg(tb.STAGE) == tb.EXCHANGE


@pytest.mark.rule("SF-SWAP-05")
def test_what_lasted_for_the_round_is_over_when_combat_begins_again() -> None:
    hand = ("The Torments of Sisyphus", "wOff-3/4", "al1")
    t = duel("wiz5", "mon9", hand=hand, rival_hand=("al3",))
    t.play("wOff-3/4")
    assert t.totals() == (5, 6)
    t.play("The Torments of Sisyphus")
    assert t.totals() == (5, 9) and not t.state.lasting


def misdirected() -> Hall:
    """P1 has sent a champion on foot against the first realm of P2, whose wizard may turn the attack."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3 razed", D="rNoFly")
    t.pool(0, "her5", "her4", "fly3")
    t.pool(1, "wiz3")
    t.hand(0, "al4", "al1")
    t.hand(1, "Misdirection", "al9")
    return t.begin(phase=4).attack("r1").pick("her5").play("Misdirection")


@pytest.mark.rule("SF-SWAP-06")
def test_misdirection_turns_an_attack_on_a_realm_behind() -> None:
    t = misdirected()
    assert t.offered() == ["r2", "rNoFly"]
    t.pick("rNoFly")
    assert t.reg(tb.TARGET) == t.handle("rNoFly")
    t.pick("wiz3").play("al9").play("al4")
    assert t.where("al4") == "attached"
    assert any("turns the attack on rNoFly" in line for line in t.log(0))
    t.is_sound()


@pytest.mark.rule("SF-SWAP-06")
def test_an_attack_that_was_turned_razes_the_realm_that_it_met_and_later_attackers_must_reach_it() -> None:
    t = misdirected().pick("rNoFly").skip()
    assert t.is_razed("rNoFly") and not t.is_razed("r1")
    t = misdirected().pick("r2").pick("wiz3").skip()
    assert t.where("wiz3") == "discard pile" and t.offered() == ["fly3"]


def test_nobody_misdirects_his_own_attack_or_one_on_a_single_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "wiz3")
    t.hand(1, "Misdirection", "al9")
    t.begin(phase=4).attack("r1")
    assert t.rule == "SF-COMB-C1"
