"""Heroes and regents of the later sets."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use

KINDS = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "thiefDef+3", "fist+3", "claw+3", "psyOff-3")
STRONG = "fly9 with art+4 and mi+3 Off"


def uses(t: Hall, champion: str, card: str) -> bool:
    t.put(0, "hand", card)
    return may_use(t.state, t.handle(champion), t.handle(card))


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(
    ("champion", "usable"),
    [
        ("Feral Halfling", "fist+3 claw+3 psyDef+3"),
        ("Wulfgar", "fist+3"),
        ("Lord Cronal", "bloodDef+3 fist+3"),
        ("Grimm Graybeard", "bloodDef+3 cDef+3/4"),
        ("Teodor Profiev", "bloodDef+3"),
        ("Caliedhe Dosiere", "bloodDef+3 cDef+3/4"),
        ("The Elf Prince Fhileraene", "bloodDef+3 wDef+3/4"),
        ("High Mage Aelies", "bloodDef+3 wDef+3/4"),
        ("Nadia Vasily", "bloodDef+3 cDef+3/4"),
        ("The Count of Müden", "bloodDef+3 psyDef+3 psyOff-3"),
        ("The Wizardess Carrie", "bloodDef+3 wDef+3/4"),
        ("Targoth the Unclean", "bloodDef+3 wDef+3/4"),
        ("Kaeriaen Whiteheart", "bloodDef+3 cDef+3/4"),
        ("The Vampire", "bloodDef+3 thiefDef+3"),
    ],
)
def test_heroes_and_regents_use_what_is_printed_on_them(champion: str, usable: str) -> None:
    t = fight(champion, "her15")
    assert {kind for kind in KINDS if uses(t, champion, kind)} == set(usable.split())


def test_caliedhe_casts_wizard_spells_in_defence() -> None:
    t = fight(STRONG, "Caliedhe Dosiere")
    assert uses(t, "Caliedhe Dosiere", "wDef+3/4") and not uses(t, "Caliedhe Dosiere", "cDef+3/4")


@pytest.mark.parametrize(
    ("champion", "covered", "open_to"),
    [
        ("Lord Robilar", "cOff-3/4 avatar9", "wOff-3/4 her5"),
        ("Zombie", "psyOff-3 Jella", "psyDef+3 wOff-3/4 her5"),
        ("Grimm Graybeard", "slayItem", "mi+3_Off mi+1"),
    ],
)
def test_some_heroes_and_regents_are_immune(champion: str, covered: str, open_to: str) -> None:
    t = fight(champion, "her15")
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(1, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, champion, name)] == []
    assert [name for name in unsafe if immune_to(t, champion, name)] == []


@pytest.mark.parametrize(
    ("champion", "rival", "realm", "level"),
    [
        ("Prince Tristan", "giant5 with art+4 and mi+3 Off", "r1", 11),
        ("Prince Tristan", "her15", "r1", 6),
        ("Wulfgar", "giant5 with art+4 and mi+3 Off and mi+2", "r1", 16),
        ("Wulfgar", "monDragon5", "r1", 16),
        ("Wulfgar", "her15", "r1", 8),
        ("Teodor Profiev", "mon9 with art+4", "r1", 12),
        ("Teodor Profiev", "her15", "r1", 7),
        ("Kaeriaen Whiteheart", "The Harpy with art+4 and mi+3 Off", "r1", 11),
        ("Kaeriaen Whiteheart", "her15", "r1", 6),
        ("High Mage Aelies", "her15", "rBR", 8),
        ("High Mage Aelies", "her15", "r1", 6),
        ("The Wizardess Carrie", "her15", "r1", 12),
        ("Jarlaxle", "her15", "rUnder", 5),
    ],
)
def test_levels_of_attackers(champion: str, rival: str, realm: str, level: int) -> None:
    assert fight(champion, rival, realm=realm).totals()[0] == level


@pytest.mark.parametrize(
    ("champion", "realm", "level"),
    [
        ("Prince Tristan", "Moonshae Isles", 11),
        ("Prince Tristan", "r1", 6),
        ("Jarlaxle", "rUnder", 10),
        ("Jarlaxle", "Menzoberranzan", 10),
        ("Jarlaxle", "r1", 5),
    ],
)
def test_levels_of_defenders(champion: str, realm: str, level: int) -> None:
    assert fight("her15" if realm == "Menzoberranzan" else STRONG, champion, realm=realm).totals()[1] == level


@pytest.mark.parametrize(
    ("alusair", "total", "place"),
    [("Princess Alusair", 4 + 6, "pool"), ("Princess Alusair with weight-6", 4 - 6 + 6, "discard pile")],
)
def test_princess_alusair_calls_a_champion_of_the_forgotten_realms_in_defence(
    alusair: str, total: int, place: str
) -> None:
    t = fight("her9", alusair)
    t.pool(1, "herFR5 with mi+1", "herDL5")
    t.use("Princess Alusair")
    assert t.totals()[1] == total
    t.skip()
    assert t.where("herFR5") == place and t.where("herDL5") == "pool"


def test_princess_alusair_calls_nobody_when_attacking() -> None:
    t = fight("Princess Alusair", "her15")
    t.pool(0, "herFR5")
    assert not t.can_use("Princess Alusair")


def test_randal_morn_encourages_all_allies_of_his_player() -> None:
    t = fight("her3 with al3", "her9 with al2")
    t.pool(0, "Randal Morn")
    assert t.totals() == (3 + 4, 9 + 2)


def test_princess_amber_is_helped_by_a_hero_who_goes_home_even_after_defeat() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Princess Amber")
    t.pool(1, "her15", "her4", "mon6")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15")
    assert not t.can_pick("mon6")
    t.pick("her4")
    assert t.totals()[0] == 5 + 4
    t.skip()
    assert t.where("her4") == "pool" and t.state.control[t.handle("her4")] == 1


@pytest.mark.parametrize(("defender", "allowed"), [("dwarf5", False), ("halfling5", False), ("her5", True)])
def test_no_dwarf_or_halfling_stands_against_wulfgar(defender: str, allowed: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Wulfgar")
    t.pool(1, defender, "her9", "her4")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.can_pick(defender) is allowed


@pytest.mark.parametrize(
    ("champion", "barred", "free"),
    [
        ("Wulfgar", "alHalfling2", "al2"),
        ("The Fair Princess", "alDragon3", "al2"),
        ("Oogly the Half-Orc", "al5", "al6"),
    ],
)
def test_some_heroes_keep_allies_away(champion: str, barred: str, free: str) -> None:
    t = fight(champion, "her1", rival_hand=(barred, free))
    assert not t.can_play(barred) and t.can_play(free)


@pytest.mark.parametrize(("rival", "place"), [("monDragon5", "limbo"), ("mon5", "battle")])
def test_the_fair_princess_banishes_dragons(rival: str, place: str) -> None:
    t = fight("The Fair Princess", rival)
    assert t.where(rival) == place


def test_allies_against_the_flower_of_roesone_may_fall_below_nothing() -> None:
    t = fight("The Flower of Roesone with al2", "her1 with al7 and al2")
    assert t.totals() == (6 + 2, 1 + 4 - 1)


def test_belwar_doubles_his_items_and_his_dwarf_and_gnome_allies() -> None:
    t = fight("Belwar Dissengulp with mi+2 and art+4 and al2 and Gully Dwarves", "her15")
    assert t.totals()[0] == 4 + 2 * 2 + 4 + 2 + 2 * 2


def test_the_zombie_negates_the_bonus_of_items_and_spells() -> None:
    t = fight("Zombie with mi+1", "wiz5 with mi+2 and art+4", rival_hand=("wDef+3/4",))
    assert t.totals() == (2 + 1, 5 + 4)


@pytest.mark.parametrize(("champion", "place"), [("Feral Halfling", "abyss"), ("her9", "discard pile")])
def test_the_feral_halfling_eats_those_he_defeats(champion: str, place: str) -> None:
    t = fight(champion, "her5")
    t.skip()
    assert t.where("her5") == place


def test_llamas_come_to_the_aid_of_their_king_once_a_battle() -> None:
    t = fight("The Llama King", "her9 with al3", rival_hand=("al9",))
    t.use("The Llama King")
    assert t.where("al3") == "discard pile" and t.totals() == (9 + 9, 9)
    t.play("al9")
    assert t.seat == 0 and t.can_play("al1") and not t.can_use("The Llama King")


@pytest.mark.parametrize(("champion", "total"), [("Lord Cronal", 9 + 5), ("The Count of Müden", 8 + 3)])
def test_lord_cronal_inspires_his_allies(champion: str, total: int) -> None:
    t = fight(champion, "her15", hand=("al3",))
    t.play("al3")
    assert t.totals()[0] == total


def test_swimming_allies_of_the_count_count_twice() -> None:
    assert fight("The Count of Müden with alSwim2", "her15").totals()[0] == 8 + 4


def test_tomkin_and_his_allies_attack_any_realm_whatever_it_says() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rFlyOnly")
    t.pool(0, "Tomkin Dross")
    t.pool(1, "her15")
    t.hand(0, "al2")
    t.begin(seat=0, phase=4).attack("rFlyOnly").pick("her15")
    assert t.can_play("al2")


def test_the_archers_of_fhileraene_shoot_a_monster_once_a_battle_when_he_attacks() -> None:
    t = fight("The Elf Prince Fhileraene", "her15")
    t.pool(1, "mon5", "mon6", "her2")
    t.use("The Elf Prince Fhileraene")
    assert not t.can_pick("her2")
    t.pick("mon5")
    assert t.where("mon5") == "discard pile" and not t.can_use("The Elf Prince Fhileraene")
    t = fight(STRONG, "The Elf Prince Fhileraene")
    t.pool(0, "mon5")
    assert not t.can_use("The Elf Prince Fhileraene")


@pytest.mark.parametrize(
    ("champion", "rival", "base"),
    [
        ("Nadia Vasily", "cle9", 4),
        ("Nadia Vasily", "her9", 9),
        ("Targoth the Unclean", "her9", 4),
        ("Targoth the Unclean", "cle9", 9),
    ],
)
def test_some_regents_halve_their_opponents(champion: str, rival: str, base: int) -> None:
    t = fight(champion, f"{rival} with art+4")
    assert base_level(t.state, t.handle(rival)) == base


def test_allies_of_the_vampire_are_undead() -> None:
    t = fight("The Vampire with al5", "her15 with al5")
    assert has_trait(t.state, t.handle("al5", 0), "undead") and not has_trait(t.state, t.handle("al5", 1), "undead")
    assert own_level(t.state, t.handle("al5", 0)) == 5
