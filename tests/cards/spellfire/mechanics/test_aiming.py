"""Cards that aim others elsewhere (section AIM)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel


def camp(players: int = 2) -> Hall:
    """P1 is in phase 3 with a wizard; everybody has a realm and champions."""
    t = Hall(players)
    t.formation(0, A="r9", B="r4")
    t.pool(0, "wiz5", "her3")
    for seat in range(1, players):
        t.formation(seat, A=f"r{seat}")
        t.pool(seat, f"wiz{seat + 5}", f"her{seat + 3}")
    return t


@pytest.mark.rule("SF-AIM-01")
def test_a_spell_is_aimed_at_any_other_card_that_it_could_strike() -> None:
    t = camp()
    t.hand(0, "Death Spell", "mi+1")
    t.hand(1, "Re-target", "al2")
    t.begin(phase=3).play("Death Spell").pick("her4")
    t.play("Re-target")
    assert t.offered() == ["her3", "wiz5", "wiz6"], "not the old target, but one of the caster's"
    t.pick("her3")
    assert (t.where("her3"), t.where("her4")) == ("discard pile", "pool")
    assert "P2 aims Death Spell at her3." in [line.strip() for line in t.log()]


@pytest.mark.rule("SF-AIM-01")
def test_where_there_is_no_other_target_the_old_one_stays() -> None:
    t = camp()
    t.pool(1, "mon5 with art+4")
    t.hand(0, "Cone of Cold", "mi+1")
    t.hand(1, "Re-target", "al2")
    t.begin(phase=3).play("Cone of Cold")
    if not t.can_play("Re-target"):
        t.pick("art+4")
    t.play("Re-target")
    assert t.where("art+4") == "discard pile"


@pytest.mark.rule("SF-AIM-02")
def test_a_spell_without_a_target_flies_for_the_other_side() -> None:
    t = duel("wiz7", "wiz9", hand=("Magic Missile", "al8"), rival_hand=("Re-target", "al4"))
    t.play("Magic Missile").play("Re-target")
    assert t.state.host[t.handle("Magic Missile")] == t.handle("wiz9")
    assert t.totals()[0] == 7 and t.totals()[1] > 9


@pytest.mark.rule("SF-AIM-01")
def test_the_last_sea_is_razed_to_aim_an_offensive_spell_elsewhere() -> None:
    t = camp()
    t.formation(1, B="The Last Sea")
    t.hand(0, "Death Spell", "mi+1")
    t.begin(phase=3).play("Death Spell").pick("her4")
    t.use("The Last Sea").pick("wiz5")
    assert t.is_razed("The Last Sea")
    assert (t.where("wiz5"), t.where("her4")) == ("discard pile", "pool")


@pytest.mark.rule("SF-AIM-03")
@pytest.mark.parametrize("to", [0, 2])
def test_an_event_is_deflected_onto_a_card_of_the_player_named(to: int) -> None:
    t = camp(3)
    t.hand(0, "Cataclysm!", "mi+1")
    t.hand(1, "4th/137", "al2")
    t.begin(phase=3).play("Cataclysm!").pick("r1")
    t.play("4th/137").say(f"seat {to}")
    if to == 0:
        assert t.seat == 1 and t.offered() == ["r4", "r9"]
        t.pick("r4")
    assert t.where("r1") == "formation"
    assert t.where("r4" if to == 0 else "r2") == "discard pile"


@pytest.mark.rule("SF-AIM-03")
def test_an_event_without_a_target_strikes_the_player_named_alone() -> None:
    t = Hall(2)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3", "her5")
    t.pool(1, "her4")
    t.hand(0, "Slave Revolt!", "mi+1")
    t.hand(1, "4th/137", "al2")
    t.begin(phase=3).play("Slave Revolt!").play("4th/137")
    assert t.seat == 1
    t.pick("her5")
    assert (t.where("her5"), t.where("her4"), t.where("her3")) == ("discard pile", "pool", "pool")


@pytest.mark.rule("SF-AIM-03")
def test_an_event_that_strikes_others_too_is_not_deflected() -> None:
    t = camp(3)
    t.hand(0, "Slave Revolt!", "mi+1")
    t.hand(1, "4th/137", "al2")
    t.begin(phase=3).play("Slave Revolt!")
    assert not t.can_play("4th/137")


@pytest.mark.parametrize("friends", [4, 5])
def test_rumples_deflects_an_event_that_is_aimed_at_his_player(friends: int) -> None:
    t = camp()
    adventurers = ["Sharla", "Migrane", "Larn", "Shayla", "Vitralis"][:friends]
    t.pool(1, "Rumples", *adventurers)
    t.hand(0, "Cataclysm!", "mi+1")
    t.begin(phase=3).play("Cataclysm!").pick("r1")
    if friends < 5:
        assert t.where("r1") == "discard pile"
        return
    t.use("Rumples").pick("r4")
    assert (t.where("r1"), t.where("r4")) == ("formation", "discard pile")


@pytest.mark.rule("SF-AIM-04", "SF-AIM-05")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_lots_drawn_at_the_temple_decide_whom_a_spell_strikes(lowest: int) -> None:
    t = camp(3)
    t.formation(1, B="r5 with Sarimie's Temple of Fortune")
    t.hand(0, "Death Spell", "mi+1")
    other = (lowest + 1) % 3
    for seat in range(3):
        again = "4th/272" if seat == lowest else "4th/274"
        t.pile(seat, "4th/271" if seat in (lowest, other) else "4th/279", again, "al1", "al1")
    t.begin(phase=3).play("Death Spell").pick("her4")
    if lowest == 0:
        assert t.seat == 0 and t.offered() == ["her3", "wiz5"], "the caster aims it anew"
        t.pick("wiz5")
    if lowest == 2:
        assert t.seat == 0 and t.offered() == ["her5", "wiz7"]
        t.pick("her5")
    assert t.where({0: "wiz5", 1: "her4", 2: "her5"}[lowest]) == "discard pile"
    assert [len(t.names(seat, "discard pile")) >= 2 - (seat not in (lowest, other)) for seat in range(3)] == [True] * 3


@pytest.mark.rule("SF-AIM-04")
def test_the_arms_of_furyondy_turn_from_their_realm_what_is_aimed_at_it() -> None:
    t = camp()
    t.formation(1, B="rGH with Ancient Arms of Furyondy")
    t.hand(0, "Cataclysm!", "mi+1")
    t.begin(phase=3).play("Cataclysm!").pick("rGH")
    assert t.seat == 1, "there is no choice but whither"
    assert t.offered() == ["r1", "r4", "r9"]
    t.pick("r9")
    assert (t.where("rGH"), t.where("r9")) == ("formation", "discard pile")
