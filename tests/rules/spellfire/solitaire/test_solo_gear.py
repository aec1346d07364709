"""The magical items and artifacts of the imaginary opponent (sections MAG, ART)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, given


@pytest.mark.rule("SOL-MAG-01")
def test_an_item_is_attached_when_it_is_drawn() -> None:
    t = given("mi+2", "her5")
    assert t.bearer("mi+2") == "her5"
    assert t.before("mi+2 > attached", "phase 2 of 1")


@pytest.mark.rule("SOL-MAG-02")
def test_whoever_has_the_fewest_items_gets_it() -> None:
    assert given("mi+2", "her5 with mi0", "her6").bearer("mi+2") == "her6"
    assert given("mi+2", "her5 with mi0 and mi+1", "her6 with plus+3 Def").bearer("mi+2") == "her6"


@pytest.mark.rule("SOL-MAG-03", "AMB-S10")
def test_of_equals_the_lower_number_gets_it_whatever_the_levels() -> None:
    assert given("mi+2", "mon9", "her3").bearer("mi+2") == "her3"
    assert given("mi+2", "mon1", "her9").bearer("mi+2") == "her9"
    assert given("mi+2", "her9 with mi0", "her4 with mi+1").bearer("mi+2") == "her4"


@pytest.mark.rule("SOL-MAG-04")
def test_viperhand_does_not_go_to_who_casts_wizard_spells() -> None:
    assert given("NO/103", "wiz5", "her9").bearer("Viperhand") == "her9"


@pytest.mark.rule("SOL-MAG-05")
def test_an_ability_counts_wherever_it_comes_from() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5 with 1st/103", "her6 with mi0 and mi+1")
    t.pile(YOU, "NO/103")
    t.his_turn()
    second = next(card for card in range(len(t.state.face)) if t.state.definition(card).key == "NO/103")
    assert t.state.definition(t.state.host[second]).name == "her6"


@pytest.mark.rule("SOL-MAG-04", "SOL-MAG-05")
def test_a_second_item_with_the_same_power_goes_to_another_champion() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5 with Crossbow of Accuracy", "her6 with mi0 and mi+1")
    (second,) = t.pile(YOU, "Crossbow of Accuracy")
    t.his_turn()
    assert t.state.definition(t.state.host[second]).name == "her6"


@pytest.mark.rule("SOL-MAG-06", "AMB-S11")
def test_an_item_without_a_bearer_waits_for_one() -> None:
    t = given("mi+2", hand=("her5",))
    assert t.bearer("mi+2") == "her5"
    assert t.before("phase 2 of 1", "mi+2 > attached")
    assert given("mi+2").his("hand") == ["mi+2"]


@pytest.mark.rule("SOL-MAG-07")
def test_artifacts_do_not_count_as_items() -> None:
    assert given("mi+2", "her5 with mi0", "her6 with art+4").bearer("mi+2") == "her6"


@pytest.mark.rule("SOL-MAG-08")
def test_he_heeds_what_an_item_says_of_its_bearers() -> None:
    assert given("dwarfAxe+2", "her5", "dwarf5 with mi0").bearer("dwarfAxe+2") == "dwarf5"
    assert given("dwarfAxe+2", "her5").his("hand") == ["dwarfAxe+2"]


@pytest.mark.rule("SOL-MAG-09")
def test_an_attached_item_stays_when_a_better_place_comes() -> None:
    t = given("al1", "her5 with mi0 and mi+1", hand=("her3",))
    t.through()
    assert (t.bearer("mi0"), t.bearer("mi+1")) == ("her5", "her5")
    assert given("mi+2", "her5 with mi0 and mi+1", "her3").bearer("mi+2") == "her3", "where a new one would go"


@pytest.mark.rule("SOL-ART-01", "SOL-ART-02")
def test_an_artifact_goes_at_once_to_the_lowest_champion_of_its_world() -> None:
    t = given("art+4", "her6", "mon3", "herDS5")
    assert t.bearer("art+4") == "mon3"
    assert t.before("art+4 > attached", "phase 2 of 1")
    assert given("artDS+4", "her3", "herDS5").bearer("artDS+4") == "herDS5"


@pytest.mark.rule("SOL-ART-02", "SOL-ART-04")
def test_an_artifact_that_could_stand_as_a_champion_goes_to_a_bearer_or_waits() -> None:
    assert given("Obsidian Man of Urik", "her3", "herDS5").bearer("Obsidian Man of Urik") == "herDS5"
    assert given("Obsidian Man of Urik", "her3").his("hand") == ["Obsidian Man of Urik"]


@pytest.mark.rule("SOL-ART-03")
def test_the_level_counts_with_all_that_is_borne() -> None:
    assert given("art+4", "her3 with plus+3 Def and mi+1", "her6").bearer("art+4") == "her6"
    assert given("art+4", "her3 with mi+2", "her6").bearer("art+4") == "her3"


@pytest.mark.rule("SOL-ART-04", "SOL-GAP-05")
def test_without_a_champion_of_its_world_it_waits() -> None:
    assert given("artDS+4", "her3").his("hand") == ["artDS+4"]
    t = given("artDS+4", "her3", hand=("herDS5",))
    assert t.bearer("artDS+4") == "herDS5"
    assert t.before("phase 2 of 1", "artDS+4 > attached")


@pytest.mark.rule("SOL-ART-05")
def test_who_has_an_artifact_gets_no_second_one() -> None:
    assert given("art+4", "her3 with art+2", "her9").bearer("art+4") == "her9"
    assert given("art+4", "her3 with art+2").his("hand") == ["art+4"]


@pytest.mark.rule("SOL-ART-06")
def test_of_equal_levels_the_lower_number_gets_it() -> None:
    assert given("art+4", "mon5", "her5", "cle5").bearer("art+4") == "cle5"


@pytest.mark.rule("SOL-ART-07")
def test_an_artifact_for_realms_never_goes_to_one_of_yours() -> None:
    assert given("artRealm+2").his("hand") == ["artRealm+2"]
    assert given("artRealm+2", "her9").bearer("artRealm+2") == "her9"
