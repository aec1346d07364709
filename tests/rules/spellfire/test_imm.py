"""Immunities (section IMM; that they hold at all times is proved in test_ooa)."""

from __future__ import annotations

import pytest
from positions import at_home, duel, fight


@pytest.mark.rule("SF-IMM-01", "SF-IMM-03")
def test_an_immunity_covers_the_offensive_side_of_what_it_names() -> None:
    assert fight("her5 with mi+3 Off", "immItem").totals() == (5, 5)
    assert fight("her5 with mi+2", "immItem").totals() == (7, 5)
    assert fight("her5 with mi+3 Off", "her9").totals() == (8, 9)
    assert fight("her5 with plus+3 Def", "immItem").totals() == (8, 5), "the same item, flagged Def"


@pytest.mark.rule("SF-IMM-01", "SF-IMM-03")
def test_the_flag_decides_about_powers_as_well() -> None:
    assert fight("her5 with biting Def", "immItem").totals() == (5, 3)
    assert fight("her5 with biting+3 Off", "immItem").totals() == (5, 5)


@pytest.mark.rule("SF-IMM-02")
def test_it_covers_level_and_power_alike() -> None:
    assert fight("her5 with biting+3 Off", "immItem").totals() == (5, 5)
    assert fight("her5 with biting+3 Off", "her9").totals() == (8, 7)


@pytest.mark.rule("SF-IMM-04", "AMB-63")
def test_the_elements_of_an_artifact_are_judged_apart() -> None:
    t = fight("her4 with artHome+4", "immArt")
    assert t.totals() == (4, 5), "its bonus does not count"
    assert fight("her4 with artHome+4", "her5").totals() == (8, 5)
    t.skip()
    assert t.where("her4") == "pool", "its other power works"


@pytest.mark.rule("SF-IMM-05")
def test_it_holds_in_attack_as_in_defence() -> None:
    assert fight("immItem", "her9 with mi+3 Off").totals() == (5, 9)
    assert fight("her9 with mi+3 Off", "immItem").totals() == (9, 5)


@pytest.mark.rule("SF-IMM-06")
@pytest.mark.parametrize(("caster", "spell"), [("wiz4", "wOff-3/4"), ("cle4", "cOff-3/4")])
def test_immunity_to_offensive_spells_covers_those_of_wizards_and_clerics(caster: str, spell: str) -> None:
    t = duel(caster, "immOffSp", hand=(spell, "al1"))
    t.play(spell)
    assert t.totals() == (4, 5)
    t = duel(caster, "her5", hand=(spell, "al1"), rival_hand=("al9",))
    t.play(spell)
    assert t.totals() == (4, 2)


@pytest.mark.rule("SF-IMM-07")
def test_immunity_to_psionics_covers_cards_and_powers_of_psionicists() -> None:
    t = fight("psySlay", "immPsi")
    assert t.where("immPsi") == "battle"
    assert fight("psySlay", "mon5").where("mon5") == "discard pile"
    t = duel("psi4", "immPsi", hand=("psyOff-3", "al1"))
    t.play("psyOff-3")
    assert t.totals() == (4, 5)


@pytest.mark.rule("SF-IMM-09")
def test_nobody_is_immune_to_defensive_cards() -> None:
    t = duel("wiz4", "immOffSp", hand=("wDef+3/4", "al1"), rival_hand=("al9",))
    t.play("wDef+3/4")
    assert t.totals() == (7, 5)


@pytest.mark.rule("SF-IMM-11", "AMB-102")
def test_an_immunity_that_hangs_on_the_level_that_hangs_on_it_asks_for_the_printed_one() -> None:
    """Each lowers the other; the first is immune to champions of level 5 or less, which the second is only lowered."""
    assert fight("her5", "daunting7").totals() == (3, 7)
    assert fight("immSmall8", "her9").totals() == (8, 6)
    assert fight("immSmall8", "daunting7").totals() == (8, 4)


@pytest.mark.rule("AMB-64")
def test_it_holds_against_what_strikes_everybody_for_that_champion_alone() -> None:
    t = at_home(pool=("wiz5", "her3"), hand=("Black Tentacles", "al1"))
    t.pool(1, "her4 with spellward", "her2", "mon4")
    t.play("Black Tentacles")
    assert [t.where(name) for name in ("her4", "wiz5")] == ["pool", "pool"], "immune, and of too high a level"
    assert [t.where(name) for name in ("her2", "mon4", "her3")] == ["discard pile"] * 3
