"""Allies of the set Dungeons, and champions that attack again or take cards of others into a battle."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight


def test_zaknafein_attacks_three_times_and_tires() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Zaknafein the Weapons Master")
    t.pool(1, "her1", "wiz1", "cle1", "mon1")
    t.hand(1, "al0")
    t.begin(seat=0, phase=4).attack("r1")
    for rival, level in (("her1", 9), ("wiz1", 6), ("cle1", 3)):
        if level < 9:
            t.pick("Zaknafein the Weapons Master")
        t.pick(rival)
        assert t.totals() == (level, 1)
        t.skip()
    assert t.where("Zaknafein the Weapons Master") == "pool" and not t.can_pick("Zaknafein the Weapons Master")


@pytest.mark.parametrize(
    ("rival", "place"), [("her4", "discard pile"), ("her5", "battle"), ("her4 with art+4", "discard pile")]
)
def test_the_stench_of_the_troglodyte_overcomes_weak_champions(rival: str, place: str) -> None:
    t = fight("her1", rival, hand=("Troglodyte",), rival_hand=("al9",))
    t.play("Troglodyte")
    assert t.where(rival.split(" with ")[0]) == place


def test_the_stench_of_the_troglodyte_drives_off_what_has_a_low_number() -> None:
    t = fight("her1", "her9 with mi+2 and art+4 and chest and al4 and al6", hand=("Troglodyte",))
    t.play("Troglodyte")
    assert t.where("mi+2") == t.where("art+4") == t.where("al4") == "discard pile"
    assert t.where("chest") == t.where("al6") == "attached"


def test_what_has_a_low_number_does_not_stay_after_the_troglodyte() -> None:
    t = fight("her9", "her5", hand=("Troglodyte",), rival_hand=("al6", "mi+3 Off", "al8"))
    t.play("al6").play("Troglodyte").play("mi+3 Off")
    assert t.where("mi+3 Off") == "discard pile"
    t.play("al8")
    assert t.where("al8") == "attached"


@pytest.mark.parametrize(("rival", "place"), [("her4", "discard pile"), ("her5", "battle"), ("mon4", "battle")])
def test_the_hero_slayer_slays_small_heroes(rival: str, place: str) -> None:
    t = fight("her1", rival, hand=("Hero Slayer", "al1"), rival_hand=("al9",))
    t.play("Hero Slayer")
    assert t.where(rival) == place


def test_the_hero_slayer_negates_a_blow_or_slays_but_not_both() -> None:
    t = fight("her3", "her4", hand=("fist+3", "al1"), rival_hand=("Hero Slayer",))
    t.play("fist+3").play("Hero Slayer")
    assert t.where("fist+3") == "discard pile" and t.where("her3") == "battle"
    assert t.totals() == (3, 4 + 6)


def test_the_bottomless_horror_eats_an_abyss() -> None:
    t = Hall(abyss_return="by_card")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3")
    t.pool(1, "her15")
    t.put(0, "abyss", "her4", "al3")
    t.put(1, "abyss", "her9", "mi+2")
    t.hand(0, "Bottomless Horror", "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").play("Bottomless Horror").yes().say("seat 0")
    assert t.totals()[0] == 3 + 4 + 3
    assert t.where("her4") == t.where("al3") == "void" and t.where("her9") == "abyss"


@pytest.mark.parametrize("again", [True, False])
def test_darien_attacks_again_with_one_ally_of_his_first_round(again: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Darien Avan with al3 and al4")
    t.pool(1, "her1", "wiz1", "cle1")
    t.hand(1, "al0")
    t.begin(seat=0, phase=4).attack("r1").pick("her1").skip().pick("al4")
    assert t.where("al4") == "attached" and t.where("al3") == "discard pile"
    if again:
        t.pick("Darien Avan").pick("wiz1")
        assert t.totals() == (8 + 4, 1)
        t.skip()
        assert not t.can_pick("Darien Avan")
    else:
        t.skip()
    assert t.where("al4") == "discard pile" and t.where("Darien Avan") == "pool"


def test_skulker_plunders_a_discard_pile_for_a_round() -> None:
    t = fight("Skulker", "her15 with art+4")
    t.put(1, "discard pile", "al4", "mi+2", "her5", "wDef+3/4")
    t.use("Skulker")
    assert t.offered() == ["al4", "mi+2"]
    t.pick("al4").use("Skulker")
    if t.can_pick("mi+2"):
        t.pick("mi+2")
    assert t.totals()[0] == 5 + 4 + 2
    t.skip()
    assert t.where("al4") == t.where("mi+2") == "draw pile" and t.where("Skulker") == "discard pile"
    assert t.state.owner[t.handle("mi+2")] == 1


def test_skulkers_own_discard_pile_is_no_prey() -> None:
    t = fight("Skulker", "her15")
    t.put(0, "discard pile", "al4")
    assert not t.can_use("Skulker")


def test_acererak_summons_one_undead_ally_a_battle_out_of_any_discard_pile() -> None:
    t = fight("Acererak the Eternal", "her15", hand=("wDef+3/4", "psyDef+3"))
    t.put(1, "discard pile", "alUnd4", "al9")
    t.put(0, "discard pile", "alUnd3")
    assert t.can_play("wDef+3/4") and t.can_play("psyDef+3")
    t.use("Acererak the Eternal")
    assert t.offered() == ["alUnd3", "alUnd4"]
    t.pick("alUnd4")
    assert t.totals()[0] == 8 + 4 and not t.can_use("Acererak the Eternal")
    t.skip()
    assert "alUnd4" in t.names(1, "discard pile") and "alUnd4" not in t.names(0, "discard pile")


def test_the_crabman_forces_another_player_to_contribute_an_ally() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "Crabman")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "al3", "al4", "her2")
    t.begin(seat=0, phase=4).attack("r2").pick("her15").use("Crabman").say("seat 2")
    assert t.seat == 2 and t.offered() == ["al3", "al4"]
    t.pick("al3")
    assert t.totals() == (5 + 3, 15) and t.seat == 0 and not t.can_use("Crabman")
    t.skip()
    assert t.names(2, "discard pile") == ["al3"]


def test_the_crabman_gets_nothing_from_a_player_without_allies() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Crabman")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.hand(1, "her2", "mi+1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").use("Crabman")
    assert t.totals() == (5, 15) and not t.can_use("Crabman")
