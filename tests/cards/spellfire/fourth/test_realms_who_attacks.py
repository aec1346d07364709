"""Realms and holdings that say who may attack them, what that costs, and who takes part."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import camp, siege

from spellhall.games.spellfire.facts import HERO, MONSTER
from spellhall.games.spellfire.rules.levels.traits import type_of


@pytest.mark.parametrize(
    ("place", "barred", "admitted"),
    [
        ("Menzoberranzan", "fly5", "her5"),
        ("Ruins of Zhentil Keep", "her5", "cle5"),
        ("Evermeet", "fly5", "her5"),
        ("Evermeet", "swi5", "mon5"),
        ("Evermeet", "ear5", "mon5"),
        ("The Coral Kingdom", "her5", "swi5"),
        ("Giant's Run Mountains", "her5", "giant5"),
        ("Hell Furnaces", "swi5", "mon5"),
        ("Spindrift Isles", "ear5", "swi5"),
        ("Valley of the Mage", "mon5", "her5"),
        ("Euripis", "her5", "wiz5"),
        ("Euripis", "mon5", "cle5"),
        ("New Giustenal", "fly5", "Dregoth"),
        ("Ur Draxa", "her5 with mi+2", "her5"),
        ("Ur Draxa", "her5 with art+4", "her5"),
        ("Shault", "her5", "fly5"),
        ("Lake Island", "swi5", "ear5"),
        ("The Five Peaks", "her5", "fly5"),
        ("Reorxcrown Mountains", "her5", "dwarf5"),
        ("Shining Lands", "swi5", "ear5"),
        ("Bluet Spur", "fly5", "her5"),
        ("Council Aerie", "herDragon5", "her5"),
        ("Monastery of Perdien the Damned", "cle5", "her5"),
        ("rGH with Fortification: Curtain Wall", "her5", "fly5"),
        ("rGH with Fortification: Inner Wall", "fly5", "ear5"),
        ("rDS with Black Waters", "mon5", "her5"),
        ("rDS with Black Waters", "werebeast5", "her5"),
        ("rBR with Grovnekevic Forest", "her5", "elf5"),
        ("rBR with Grovnekevic Forest", "wiz5", "mon5"),
        ("rBR with Grovnekevic Forest", "cle5", "thi5"),
    ],
)
def test_one_kind_of_champion_is_barred_and_another_admitted(place: str, barred: str, admitted: str) -> None:
    realm = place.split(" with ")[0]
    assert not camp(place, barred).can_attack(realm)
    assert camp(place, admitted).can_attack(realm)


def test_black_waters_guard_every_realm_of_its_player() -> None:
    t = Hall()
    t.formation(1, A="rDS with Black Waters", B="r1", C="r2")
    t.pool(0, "ear5")
    t.begin(seat=0, phase=4)
    assert not t.can_attack("r1")


def test_a_champion_with_a_power_to_cast_may_attack_euripis_from_hand() -> None:
    t = camp("Euripis", "her5", first=("Helm",))
    t.attack("Euripis")
    assert t.where("Helm") == "pool"
    assert t.is_razed("Euripis")


def test_ur_draxa_lets_items_come_in_during_battle() -> None:
    t = siege("Ur Draxa", "her5", "mon7", first=("mi+2",))
    assert t.can_play("mi+2")


def test_the_champions_and_the_player_of_ur_draxa_are_immune_to_offensive_psionics() -> None:
    t = siege("Ur Draxa", "psi5", "mon9", first=("psyOff-3",))
    t.play("psyOff-3")
    assert t.totals() == (5, 9)


@pytest.mark.parametrize(("payment", "left"), [("al3", 1), ("her3", 2)])
def test_sembia_takes_a_card_from_hand_or_pool_for_each_champion(payment: str, left: int) -> None:
    t = Hall()
    t.formation(1, A="Sembia", B="r1")
    t.pool(0, "her5", "her3")
    t.hand(0, "al3", "al2")
    t.begin(seat=0, phase=4)
    t.attack("Sembia").pick("her5")
    assert not t.can_pick("her5")
    t.pick(payment)
    assert t.where(payment) == "discard pile"
    assert t.hand_size(0) == left + 1, "one card came as spoils"


def test_nobody_attacks_sembia_who_has_nothing_to_give() -> None:
    assert not camp("Sembia", "her5 with mi+2").can_attack("Sembia")


def test_anytown_taxes_a_spell_from_hand_or_discard_pile_into_the_abyss() -> None:
    assert not camp("Anytown, Anywhere", "her5", first=("al1",)).can_attack("Anytown, Anywhere")
    t = Hall()
    t.formation(1, A="Anytown, Anywhere")
    t.pool(0, "her5")
    t.hand(0, "w/5")
    t.put(0, "discard pile", "wAny")
    t.begin(seat=0, phase=4)
    t.attack("Anytown, Anywhere").pick("wAny")
    assert t.where("wAny") == "abyss"
    assert t.where("w/5") == "hand"


def test_the_attacker_of_icewind_dale_loses_an_item_that_the_defender_chooses() -> None:
    t = siege("Icewind Dale", "her5 with mi+2 and mi+1")
    assert t.seat == 1
    t.pick("mi+2")
    assert (t.where("mi+2"), t.where("mi+1")) == ("discard pile", "attached")


def test_nothing_is_lost_at_icewind_dale_by_a_champion_without_items() -> None:
    t = siege("Icewind Dale", "her5 with art+4", "mon5")
    assert t.where("art+4") == "attached"


@pytest.mark.parametrize("place", ["Daggerdale", "Urik"])
def test_no_ally_attacks_there(place: str) -> None:
    t = siege(place, "her3", "mon5", first=("al3",), second=("al1",))
    assert not t.can_play("al3")
    t = siege(place, "her9", "mon5", first=("al3",), second=("al1",))
    assert t.can_play("al1")


def test_gulg_destroys_the_first_ally_of_each_battle() -> None:
    t = siege("Gulg", "her3", "mon9", first=("al3", "al4", "al5"))
    t.play("al4")
    assert t.where("al4") == "discard pile"
    t.play("al3").play("al5")
    assert t.totals() == (11, 9)
    t.is_sound()


def test_at_celik_the_attacker_gives_up_his_items_or_his_artifacts() -> None:
    t = siege("Celik", "her3 with mi+2 and art+4")
    assert t.seat == 0
    t.state.apply(1)
    assert (t.where("mi+2"), t.where("art+4")) == ("attached", "discard pile")


def test_at_celik_no_more_cards_of_the_type_given_up_join_the_battle() -> None:
    t = siege("Celik", "her3 with mi+2", first=("mi+1", "art+4"))
    t.pool(1, "mon9")
    t.state.apply(0)
    t.pick("mon9")
    assert not t.can_play("mi+1")
    assert t.can_play("art+4")


def test_the_attackers_of_the_battle_fens_have_no_use_of_spells_and_items() -> None:
    t = siege("The Battle-Fens", "wiz5 with mi+2", "wiz7 with mi+1", first=("wDef+3/4", "mi+3 Off", "al1"))
    assert t.totals() == (5, 9)
    assert not t.can_play("wDef+3/4")
    assert not t.can_play("mi+3 Off")
    assert t.can_play("al1")


def test_the_defenders_of_the_battle_fens_have_twice_the_use() -> None:
    t = siege("The Battle-Fens", "mon9", "wiz5 with mi+1", second=("wDef+3/4",))
    assert t.totals() == (9, 7)
    t.play("wDef+3/4")
    assert t.totals() == (9, 13)


def test_an_item_has_no_power_before_the_battle_fens_and_has_it_again_afterwards() -> None:
    t = siege("The Battle-Fens", "mon5 with chest", "mon3")
    attacker = t.handle("mon5")
    assert type_of(t.state, attacker) == MONSTER
    t.skip()
    assert t.where("mon5") == "pool"
    assert type_of(t.state, attacker) == HERO


@pytest.mark.parametrize(("place", "total"), [("rFR with Adderswamp", 3), ("rDS with Ogo", 2)])
def test_swamps_take_levels_from_attackers(place: str, total: int) -> None:
    t = siege(place, "her5", "mon7", first=("al6",))
    assert t.totals() == (total, 7)
    t.play("al6")
    assert t.totals() == (2 * total + 1, 7)


@pytest.mark.parametrize("place", ["rFR with Adderswamp", "rDS with Ogo"])
def test_a_swamp_swallows_a_champion_that_has_no_level_left(place: str) -> None:
    t = siege(place, "her2")
    assert t.where("her2") == "discard pile"
    assert not t.is_razed(place.split(" with ")[0])


def test_a_swamp_swallows_an_ally_that_has_no_level_left() -> None:
    t = siege("rFR with Adderswamp", "her5", "mon7", first=("al2", "al9"))
    t.play("al2")
    assert t.where("al2") == "discard pile"
    assert t.totals() == (3, 7)
    t.play("al9")
    assert t.totals() == (10, 7)


@pytest.mark.parametrize(
    ("place", "totals"),
    [("rFR with Lhespenbog", (6, 7)), ("rGH with Fortification: Barricade", (4, 7))],
)
def test_bogs_and_barricades_halve_attackers(place: str, totals: tuple[int, int]) -> None:
    t = siege(place, "her5", "mon7", first=("al5",))
    t.play("al5")
    assert t.totals() == totals


def test_avatars_are_halved_before_the_monastery_of_perdien() -> None:
    assert siege("Monastery of Perdien the Damned", "avatar9", "mon7").totals() == (4, 7)


def test_sharks_devour_swimming_allies_in_any_battle_if_their_player_likes() -> None:
    t = Hall(players=3)
    t.formation(1, A="r1")
    t.formation(2, A="rDLCoast with Shark Reef")
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.hand(0, "alSwim4", "alSwim3", "al1")
    t.begin(seat=0, phase=4)
    t.attack("r1").pick("mon9").play("alSwim4")
    assert t.seat == 2
    t.skip()
    assert t.totals() == (7, 9)
    t.play("alSwim3")
    t.yes()
    assert t.totals() == (7, 9)
    assert t.where("alSwim3") == "discard pile"


def test_shark_reef_needs_a_coast() -> None:
    t = Hall()
    t.formation(0, A="rDL")
    t.hand(0, "Shark Reef")
    assert not t.begin(phase=2).can_play("Shark Reef")
    t = Hall()
    t.formation(0, A="rDLCoast")
    t.hand(0, "Shark Reef")
    assert t.begin(phase=2).can_play("Shark Reef")


def test_the_naga_destroys_swimming_allies() -> None:
    t = siege("rFR with Nagawater", "her5", "mon3", first=("alSwim4", "al4"))
    assert t.totals() == (5, 7)
    t.play("alSwim4")
    assert t.where("alSwim4") == "discard pile"
    assert t.totals() == (5, 7)
