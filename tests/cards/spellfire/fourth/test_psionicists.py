"""Psionicists of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home

from spellhall.games.spellfire.rules.levels.traits import has_trait


def test_salurana_turns_her_allies_into_elves_or_drow() -> None:
    for words, drow in (
        ("that card is an elf this round", False),
        (
            "this round, that card is an elf, and that card is a drow",
            True,
        ),
    ):
        t = fight("Salurana", "her15", hand=("al3",))
        t.play("al3").say(words)
        ally = t.handle("al3", 0)
        assert has_trait(t.state, ally, "elf") and has_trait(t.state, ally, "drow") is drow


def test_jella_lifts_an_item_away_once_a_turn() -> None:
    t = home("Jella")
    t.pool(1, "her5 with mi+2 and mi+1")
    t.use("Jella").pick("mi+2")
    assert t.where("mi+2") == "discard pile" and not t.can_use("Jella")


def test_those_immune_to_psionics_keep_their_items_but_not_from_jella_s_reach() -> None:
    t = home("Talcon")
    assert not t.can_use("Talcon")


def test_myalasia_makes_the_opponent_lose_a_card() -> None:
    t = fight("Myalasia", "her15")
    t.yes()
    assert t.hand_size(1) == 0


def test_the_fortress_of_kit_kit_kin_stands_against_psionics_as_long_as_she_does() -> None:
    t = fight("psi1", "Kit'Kit'Kin", hand=("psyOff-3",))
    t.play("psyOff-3")
    assert t.totals() == (1, 6)
    t = fight("psi1 with weight-6", "Kit'Kit'Kin with weight-6", hand=("psyOff-3",))
    t.play("psyOff-3")
    assert t.totals() == (-5, -3)


@pytest.mark.parametrize(("foe", "level"), [("und9", 10), ("mon9", 5)])
def test_beala_hates_the_undead(foe: str, level: int) -> None:
    assert fight("Beala", foe).totals()[0] == level


def test_beala_hates_undead_allies_as_well() -> None:
    t = fight("her3", "Beala", hand=("alUnd4",))
    t.play("alUnd4")
    assert t.totals() == (7, 10)


def test_minerva_senses_danger_and_gets_away() -> None:
    t = fight("Minerva with mi+1", "her15")
    t.skip().yes()
    assert t.where("Minerva") == "pool" and t.where("mi+1") == "attached"


def test_ansalong_strips_offensive_cards_of_their_powers() -> None:
    assert fight("her3 with spearhead", "Ansalong").totals() == (3, 2)
    t = fight("wiz1", "Ansalong", hand=("wOff-3/4",))
    t.play("wOff-3/4")
    assert t.totals() == (1, 2)


def test_jarek_turns_flyers_upside_down() -> None:
    t = fight("Jarek Halvs", "fly9", rival_hand=("alFly4",))
    t.yes()
    assert not has_trait(t.state, t.handle("fly9"), "flyer")
    t = fight("Jarek Halvs", "her9")
    t.yes()
    assert has_trait(t.state, t.handle("her9"), "flyer")


def test_moraster_finds_an_item_when_nobody_was_attacked() -> None:
    t = at_home(phase=6, pool=("Moraster",))
    t.pile(0, "al1", "al2", "mi+2", "al3")
    t.end_turn().yes()
    if t.can_pick("mi+2"):
        t.pick("mi+2")
    assert t.names(0, "draw pile")[-1] == "mi+2"


def test_talcon_takes_another_champion_with_him() -> None:
    t = fight("Talcon", "her9")
    t.pool(1, "her5", "immPsi")
    t.skip().yes()
    assert t.offered() == ["her5", "her9"]
    t.pick("her5")
    assert t.where("her5") == "discard pile" and t.where("Talcon") == "discard pile"


def test_minervan_hardens_for_battle() -> None:
    assert fight("Minervan", "her15").totals()[0] == 13


def test_a_position_with_lasting_powers_survives_saving() -> None:
    t: Hall = fight("Jarek Halvs", "her9")
    t.yes()
    t.is_sound()
