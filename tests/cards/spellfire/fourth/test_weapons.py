"""The weapons of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, home

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced


def level(t: Hall, name: str) -> int:
    return own_level(t.state, t.handle(name))


@pytest.mark.parametrize(("bearer", "bonus"), [("cle5", 8), ("her5", 3)])
def test_the_staff_of_striking_is_strongest_with_a_cleric(bearer: str, bonus: int) -> None:
    assert level(home(f"{bearer} with Staff of Striking"), "Staff of Striking") == bonus


def test_dragonslayer_silences_dragons_that_it_faces() -> None:
    t = fight("her5 with Dragonslayer", "herDragon5", hand=("al1",))
    assert is_silenced(t.state, t.handle("herDragon5"))
    assert t.totals() == (9, 5)
    t.skip()
    assert not is_silenced(t.state, t.handle("herDragon5"))


def test_the_hammer_of_the_gods_wards_off_clerical_magic() -> None:
    t = home("cle5 with Hammer of the Gods")
    t.put(1, "hand", "cOff-3/4", "wOff-3/4")
    hammer = t.handle("cle5")
    assert immune(t.state, hammer, t.handle("cOff-3/4")) and not immune(t.state, hammer, t.handle("wOff-3/4"))


def test_the_arrow_kills_in_the_pool_of_a_bystander_and_is_gone() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her3 with Arrow of Slaying", "her4")
    t.pool(1, "mon9", "mon8")
    t.pool(2, "wiz5")
    t.begin(seat=0, phase=4).attack("r2").pick("her3").pick("mon9").use("Arrow of Slaying")
    assert t.offered() == ["her4", "wiz5"], "his own pool is no opponent's, either"
    t.pick("wiz5")
    assert t.where("wiz5") == "discard pile" and t.where("Arrow of Slaying") == "abyss"


def test_the_arrow_finds_no_mark_between_two_players() -> None:
    t = fight("her3 with Arrow of Slaying", "mon9", hand=("al9",))
    assert not t.can_use("Arrow of Slaying")


def test_the_crossbow_shoots_from_the_pool_once_a_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3", "her5 with Crossbow of Accuracy")
    t.pool(1, "mon5")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her3").skip().pick("mon5").use("Crossbow of Accuracy").pick("her3")
    assert t.totals() == (7, 5) and t.seat == 1
    t.skip()
    assert t.where("mon5") == "discard pile" and not t.can_use("Crossbow of Accuracy")


def test_the_crossbow_is_silent_in_its_own_fight() -> None:
    t = fight("her3 with Crossbow of Accuracy", "mon9", hand=("al1",))
    assert not t.can_use("Crossbow of Accuracy")


@pytest.mark.parametrize(("rival", "place"), [("mon9", "discard pile"), ("und9", "pool")])
def test_the_dagger_of_venom_takes_a_living_victor_along(rival: str, place: str) -> None:
    t = fight("her1 with Dagger of Venom", rival)
    t.skip()
    assert t.where("her1") == "discard pile" and t.where(rival) == place


def test_the_dagger_of_venom_finishes_whom_its_bearer_has_beaten() -> None:
    t = fight("her9 with Dagger of Venom", "home5")
    t.skip()
    assert t.where("home5") == "discard pile" and t.where("her9") == "pool"


def test_the_scimitar_rises_in_defence_and_gives_a_second_life() -> None:
    t = fight("her9", "her1 with Scimitar of Speed")
    assert t.totals() == (9, 7)
    t.skip()
    assert t.where("her1") == "pool"
    attacking = fight("her1 with Scimitar of Speed", "mon9")
    assert attacking.totals() == (4, 9)


def test_the_trident_keeps_swimmers_from_helping_the_other_side() -> None:
    t = fight("her9 with Trident of Fish Command", "mon5", rival_hand=("alSwim4", "al4"))
    assert t.seat == 1 and t.can_play("al4") and not t.can_play("alSwim4")


@pytest.mark.parametrize(("rival", "bonus"), [("mon8", 10), ("mon7", 7)])
def test_the_holy_avenger_rises_against_the_mighty(rival: str, bonus: int) -> None:
    assert fight("her1 with Holy Avenger", rival).totals()[0] == 1 + bonus


def test_the_mace_of_disruption_sends_the_undead_it_beats_to_the_abyss() -> None:
    t = fight("her3 with Mace of Disruption", "und9", rival_hand=("alUnd3", "al3"), hand=("al9",))
    assert t.totals() == (11, 9)
    t.play("alUnd3").play("al9").play("al3").skip()
    assert t.where("und9") == "abyss" and t.where("alUnd3") == "abyss" and t.where("al3", 1) != "abyss"


def test_the_mace_of_disruption_is_lighter_against_the_living() -> None:
    t = fight("her9 with Mace of Disruption", "mon5")
    assert t.totals() == (13, 5)
    t.skip()
    assert t.where("mon5") == "discard pile"
