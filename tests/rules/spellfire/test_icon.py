"""What each icon allows, and how the types of cards are used (section ICON)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.language.words import WordError

SUPPORT = ("wDef+3/4", "cDef+3/4", "psyDef+3", "thiefDef+3", "bloodDef+3", "fist+3")
KINDS = ("cle5", "her5", "mon5", "psi5", "reg5", "thi5", "wiz5")


def usable(champion: str, **options: str) -> list[str]:
    """Which cards of the six types of support a losing champion may use."""
    t = duel(champion, "mon9", hand=(*SUPPORT, "al1"), **options)
    return [card for card in SUPPORT if t.can_play(card)]


@pytest.mark.rule("SF-ICON-01")
def test_wizards_cast_wizard_spells_and_only_those() -> None:
    assert usable("wiz5") == ["wDef+3/4"]


@pytest.mark.rule("SF-ICON-02")
def test_clerics_cast_cleric_spells_and_only_those() -> None:
    assert usable("cle5") == ["cDef+3/4"]
    assert "cDef+3/4" not in usable("wiz5")


@pytest.mark.rule("SF-ICON-03")
def test_psionicists_use_psionic_powers_and_heroes_do_not() -> None:
    assert usable("psi5") == ["psyDef+3"]
    assert "psyDef+3" not in usable("her5")


@pytest.mark.rule("SF-ICON-04")
def test_regents_use_blood_abilities_and_thieves_do_not() -> None:
    assert usable("reg5") == ["bloodDef+3"]
    assert "bloodDef+3" not in usable("thi5")


@pytest.mark.rule("SF-ICON-05")
def test_thieves_use_thief_skills_and_regents_do_not() -> None:
    assert usable("thi5") == ["thiefDef+3"]
    assert "thiefDef+3" not in usable("reg5")


@pytest.mark.rule("SF-ICON-06")
@pytest.mark.parametrize(("option", "allowed"), [("icon", True), ("card_text_only", False)])
def test_heroes_use_unarmed_combat_by_icon_if_the_option_says_so(option: str, allowed: bool) -> None:
    assert usable("her5", hero_unarmed=option) == ["fist+3"], "its text names heroes"
    t = duel("her5", "mon9", hand=("brawl+3", "al1"), hero_unarmed=option)
    assert t.can_play("brawl+3") is allowed, "its text names nobody"


@pytest.mark.rule("SF-ICON-07")
def test_the_monster_icon_carries_no_ability() -> None:
    assert usable("mon5") == []


@pytest.mark.rule("SF-ICON-08")
def test_monsters_bear_items_and_artifacts() -> None:
    t = duel("mon5", "her15", hand=("mi+2", "artDS+4", "art+4", "al1"))
    assert not t.can_play("artDS+4"), "of their own world only, like any champion"
    t.play("mi+2").play("art+4")
    assert t.totals() == (11, 15)


@pytest.mark.rule("SF-ICON-09")
def test_an_unarmed_combat_card_names_its_users() -> None:
    assert duel("monDragon5", "mon9", hand=("claw+3", "al1")).can_play("claw+3")
    assert not duel("her5", "mon9", hand=("claw+3", "al1")).can_play("claw+3")
    assert not duel("monDragon5", "mon9", hand=("fist+3", "al1")).can_play("fist+3")


@pytest.mark.rule("SF-ICON-10", "SF-ICON-12")
@pytest.mark.parametrize(("champion", "card"), [("her5", "fist+3"), ("thi5", "thiefDef+3")])
def test_phase_4_cards_are_refused_in_phases_3_and_5(champion: str, card: str) -> None:
    for phase in (3, 5):
        t = at_home(phase=phase, pool=(champion, "wiz3"), hand=(card, "her2" if phase == 3 else "w/5"))
        assert not t.can_play(card)
    assert duel(champion, "mon9", hand=(card, "al1")).can_play(card)


@pytest.mark.rule("SF-ICON-10", "SF-ICON-11", "SF-ICON-12", "SF-SPELL-01")
@pytest.mark.parametrize("kind", facts.SUPPORT)
def test_a_support_card_must_be_offensive_or_defensive(kind: int) -> None:
    with pytest.raises(WordError, match=r"offensive|defensive"):
        Card(kind, "Sideless", "test/none", {"phases": (4,)}).record(None)
    both = facts.OFFENSIVE, facts.DEFENSIVE
    assert all(card.side in both for card in REGISTER.values() if card.type == kind)


@pytest.mark.rule("SF-ICON-13")
def test_a_power_may_open_a_type_of_cards() -> None:
    assert "thiefDef+3" in usable("rogue5")
    assert "thiefDef+3" not in usable("her5")


@pytest.mark.rule("SF-ICON-14")
@pytest.mark.parametrize("champion", KINDS)
def test_every_champion_may_have_allies_items_and_artifacts_of_its_world(champion: str) -> None:
    t = duel(champion, "her15", hand=("al3", "mi+2", "art+4", "artDS+4"))
    assert not t.can_play("artDS+4")
    t.play("al3").play("mi+2")
    assert t.totals() == (10, 15)
    assert t.can_play("art+4")


@pytest.mark.rule("SF-ICON-15")
def test_a_psionic_power_card_can_be_cancelled() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi5")
    t.pool(1, "mon9", "wiz3")
    t.hand(0, "psyDef+3", "al1")
    t.hand(1, "dispelPsi")
    t.begin(phase=4).attack("r1").pick("mon9").play("psyDef+3")
    assert t.seat == 1
    t.play("dispelPsi")
    assert t.totals() == (5, 9)


@pytest.mark.rule("SF-ICON-15")
def test_the_power_of_a_psionicist_can_be_negated() -> None:
    t = duel("psySlay with quietus", "mon5", hand=("al1",))
    assert t.totals() == (4, 5)
    assert t.where("mon5") == "battle"
