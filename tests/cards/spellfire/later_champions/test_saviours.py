"""Cards that save a champion when it would be discarded."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight

DRAGON = "Infyrana the Dragon"
"""A dragon of level 8 that can cast wizard spells."""


def beaten_dragon(*hand: str, rival: str = "her9 with mi+3 Off") -> Hall:
    """P1's dragon, which bears an item, attacks and loses."""
    t = fight(f"{DRAGON} with mi+2", rival, hand=hand)
    return t.skip_to(seat=0, label="you are losing").skip()


@pytest.mark.rule("SF-SAVE-01")
def test_drake_sends_a_beaten_dragon_home_with_its_items() -> None:
    t = beaten_dragon("DR/085")
    t.yes()
    assert t.where(DRAGON) == "pool" and t.where("mi+2") == "attached" and t.where("DR/085") == "discard pile"
    assert not t.is_razed("r1")


def test_drake_may_stay_in_the_hand() -> None:
    t = beaten_dragon("DR/085").skip()
    assert t.where(DRAGON) == "discard pile" and t.where("DR/085") == "hand"


def test_drake_does_nothing_for_other_champions() -> None:
    t = fight("her5", "her9", hand=("DR/085",))
    t.skip()
    assert t.where("her5") == "discard pile" and t.where("DR/085") == "hand"


def dragons_fight_each_other(*hand: str) -> Hall:
    """P2 plays an event that leaves P1 one dragon of two."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, f"{DRAGON} with mi+2", "Rauglothgor with mi+1")
    t.hand(0, *hand, "her2")
    t.hand(1, "DRc/19", "her3")
    return t.begin(seat=1, phase=3).play("DRc/19")


@pytest.mark.rule("SF-SAVE-02")
def test_drake_brings_a_dragon_back_that_an_event_has_discarded() -> None:
    t = dragons_fight_each_other("DR/085")
    t.say("seat 0").yes()
    assert {t.where(DRAGON), t.where("Rauglothgor")} == {"pool"}


@pytest.mark.rule("SF-SAVE-03")
def test_a_second_card_is_not_asked_for_the_same_dragon() -> None:
    t = beaten_dragon("DR/085", "DR/051")
    t.yes()
    assert t.where(DRAGON) == "pool" and "hand" in (t.where("DR/085"), t.where("DR/051"))


def test_deaths_door_is_cast_by_the_dragon_itself() -> None:
    t = beaten_dragon("DR/051")
    t.yes()
    assert t.where(DRAGON) == "pool" and t.where("DR/051") == "discard pile"


def test_deaths_door_needs_a_dragon_that_can_cast_it() -> None:
    t = fight("Flame", "her15", hand=("DR/051",))
    assert not t.can_play("DR/051")
    t.skip()
    assert t.where("Flame") == "discard pile" and t.where("DR/051") == "hand"


def test_deaths_door_turns_the_abyss_into_the_discard_pile() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, DRAGON, "Rauglothgor")
    t.hand(0, "DR/051", "DR/085")
    t.pool(1, "wiz5")
    t.hand(1, "toAbyss/3", "her3")
    t.begin(seat=1, phase=3).play("toAbyss/3").pick(DRAGON).yes()
    assert t.where(DRAGON) == "discard pile" and t.where("DR/085") == "hand"


@pytest.mark.rule("SF-SAVE-04")
def test_the_elixir_of_life_lets_the_attack_go_on() -> None:
    t = fight("her5 with mi+2", "her9", hand=("RR/058", "mon9"))
    t.skip().yes()
    assert t.where("her5") == "pool" and t.where("mi+2") == "attached" and t.where("her9") == "pool"
    t.skip_to(seat=0, label="send another")
    assert t.can_pick("mon9") and not t.can_pick("her5")


def test_the_elixir_of_life_saves_a_defender_but_not_the_realm_from_the_next_attack() -> None:
    t = fight("her9", "her5", rival_hand=("RR/058",))
    t.skip().yes()
    assert t.where("her5") == "pool" and not t.is_razed("r1") and t.where("RR/058") in ("void", "abyss", "discard pile")


def test_manshoon_gives_a_card_and_cannot_be_used_until_his_next_turn() -> None:
    t = fight("Manshoon of the Zhentarim with mi+1", "her9 with mi+3 Off", hand=("al2",))
    t.skip_to(seat=0, label="you are losing").skip().yes()
    t.pick("al2")
    assert t.where("Manshoon of the Zhentarim") == "pool" and t.where("al2") == "discard pile"
    assert t.where("mi+1") == "attached"


def test_manshoon_falls_without_a_card() -> None:
    t = fight("her15", "Manshoon of the Zhentarim", rival_hand=())
    t.play("al1").skip() if t.can_play("al1") else t.skip()
    assert t.where("Manshoon of the Zhentarim") == "discard pile"


@pytest.mark.parametrize(("defender", "place"), [("her4", "pool"), ("her5", "discard pile")])
def test_dragonbait_saves_a_weak_defender(defender: str, place: str) -> None:
    t = fight("her9", defender)
    t.pool(1, "Dragonbait")
    t.skip()
    if place == "pool":
        t.pick(defender)
    assert t.where(defender) == place


def test_dragonbait_saves_an_ally_into_the_hand() -> None:
    t = fight("her9", "her5", rival_hand=("al3",))
    t.pool(1, "Dragonbait")
    t.play("al3").skip().pick("al3")
    assert t.where("her5") == "discard pile" and t.where("al3") == "hand"
