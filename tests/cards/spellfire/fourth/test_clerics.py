"""Clerics of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home, step_forward


def test_amarill_falls_and_calls_another_champion_back() -> None:
    t = fight("Amarill", "her9")
    t.put(0, "discard pile", "her5", "her6")
    t.skip().yes()
    assert t.offered() == ["her5", "her6"]
    t.pick("her6")
    assert t.where("her6") == "hand" and t.where("Amarill") == "discard pile"


@pytest.mark.parametrize(("realm", "level"), [("r1", 6), ("rFR", 4)])
def test_the_clerics_of_malar_hunt_abroad(realm: str, level: int) -> None:
    assert fight("Clerics of Malar", "her9", realm=realm).totals()[0] == level


def test_adon_stands_taller_beside_midnight() -> None:
    t = fight("Adon", "her15")
    t.pool(1, "Midnight")
    assert t.totals()[0] == 10


def test_adon_ignores_offensive_magic_and_artifacts() -> None:
    assert fight("her3 with art+2 and mi+3 Off and mi+1", "Adon").totals() == (4, 5)
    t = fight("wiz3", "Adon", hand=("wOff-3/4",))
    t.play("wOff-3/4")
    assert t.totals() == (3, 5)


@pytest.mark.parametrize(
    ("champion", "card"),
    [
        ("Clerics of Malar", "fist+3"),
        ("Sysania", "claw+3"),
        ("Klik-Ka'Cha", "fist+3"),
        ("Mallin Dimmerswill", "fist+3"),
        ("Ting Ling", "bloodDef+3"),
        ("Elemental Cleric", "fire+3/4"),
    ],
)
def test_some_clerics_use_more_than_their_icon_allows(champion: str, card: str) -> None:
    assert fight(champion, "her15", hand=(card,)).can_play(card)


def test_the_elemental_cleric_knows_no_other_wizardry_and_fears_none() -> None:
    assert not fight("Elemental Cleric", "her15", hand=("wDef+3/4",)).can_play("wDef+3/4")
    t = fight("wiz1", "Elemental Cleric", hand=("wOff-3/4",))
    t.play("wOff-3/4")
    assert t.totals() == (1, 2)


@pytest.mark.parametrize(("champion", "total"), [("Sysania", 7), ("Ting Ling", 11)])
def test_allies_fly_with_some_clerics(champion: str, total: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, champion)
    t.pool(1, "her15")
    t.hand(0, "al3", "al1")
    t.begin(seat=0, phase=4).attack("r2")
    step_forward(t, champion, "her15").play("al3")
    assert t.totals()[0] == total


@pytest.mark.rule("SF-AVA-02")
def test_nenioc_brings_out_an_avatar_and_returns_to_the_draw_pile() -> None:
    t = home("Nenioc", hand=("Titania",))
    t.play("Titania")
    assert t.where("Titania") == "pool" and "Nenioc" in t.names(0, "draw pile")


def test_cards_played_against_shayira_keep_only_their_level() -> None:
    t = fight("wiz3", "Shayira", hand=("wOff-3/4", "fire+3/4"))
    t.play("wOff-3/4")
    assert t.totals() == (3, 3)
    t.play("fire+3/4")
    assert t.totals() == (6, 3)


def test_klik_destroys_an_item_anywhere_when_he_defends() -> None:
    t = fight("her9", "Klik-Ka'Cha")
    t.skip()
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9", "her5 with mi+1 and mi+2")
    t.pool(1, "Klik-Ka'Cha")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "her9", "Klik-Ka'Cha").yes().pick("mi+2")
    assert t.where("mi+2") == "discard pile"


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("others", "level"), [(2, 0), (3, 3)])
def test_four_adventurers_with_migrane_ignore_cleric_spells(others: int, level: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "cle2")
    t.pool(1, "Migrane", *(f"adv{i}" for i in range(1, others + 1)))
    t.hand(0, "cOff-3/4", "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "cle2", "adv1").play("cOff-3/4")
    assert t.totals()[1] == level


@pytest.mark.parametrize("fighter", ["Pearl", "Amber"])
def test_pearl_blesses_allies_and_amber_items_of_the_sisters(fighter: str) -> None:
    other = "Amber" if fighter == "Pearl" else "Pearl"
    t = fight(f"{fighter} with mi+2", "her15", hand=("al3",))
    t.pool(0, other)
    t.play("al3")
    assert t.totals()[0] == (3 if fighter == "Pearl" else 5) + 2 + 3 + 4


def test_pearl_does_nothing_for_strangers() -> None:
    t = fight("cle3 with mi+2", "her15", hand=("al3",))
    t.pool(0, "Pearl", "Amber")
    t.play("al3")
    assert t.totals()[0] == 8


def test_the_shark_of_neranal_fights_along_and_eats_one_swimmer() -> None:
    t = fight("her5", "Neranal", hand=("alSwim4", "alSwim3"))
    assert t.totals() == (5, 9)
    t.play("alSwim4")
    assert t.where("alSwim4") == "discard pile" and t.totals() == (5, 9)
    t.play("alSwim3")
    assert t.where("alSwim3") == "attached" and t.totals() == (8, 9)


@pytest.mark.parametrize(("size", "left"), [(7, 7), (8, 7)])
def test_annam_robs_full_hands(size: int, left: int) -> None:
    t = at_home(seat=1, phase=6)
    t.pool(0, "Annam")
    t.hand(1, *["al1"] * size)
    t.end_turn().yes()
    assert t.hand_size(1) == left


@pytest.mark.parametrize(("present", "place"), [((), "discard pile"), (("Moradin",), "pool")])
def test_borin_returns_while_moradin_is_there(present: tuple[str, ...], place: str) -> None:
    t = fight("Borin Moradinson with mi+2", "her9")
    t.pool(1, *present)
    t.skip()
    assert t.where("Borin Moradinson") == place


@pytest.mark.parametrize(("foe", "level"), [("monUnder5", 9), ("mon9", 6)])
def test_mallin_hunts_the_monsters_of_the_deep(foe: str, level: int) -> None:
    assert fight("Mallin Dimmerswill", foe).totals()[0] == level


def test_no_drow_stands_against_arden() -> None:
    t = fight("herDrow5", "Arden Glimrock")
    assert t.where("herDrow5") == "pool"
    t = fight("her5", "Arden Glimrock", hand=("alDrow3",))
    t.play("alDrow3")
    assert t.where("alDrow3") == "discard pile" and t.totals() == (5, 8)


@pytest.mark.rule("SF-AVA-01")
@pytest.mark.parametrize(
    ("avatar", "dear", "cheap"),
    [
        ("Elemental Avatar of Earth", ("herDS5", "herDS9"), ("herDS5", "her9")),
        ("Elemental Avatar of Fire", ("monDragon5",), ("mon9",)),
        ("Annam", ("Funerea with mi+3 Off and mi+2 and mi+1",), ("Funerea",)),
    ],
)
def test_elemental_avatars_demand_their_price(avatar: str, dear: tuple[str, ...], cheap: tuple[str, ...]) -> None:
    assert not home(*cheap, hand=(avatar,)).can_play(avatar)
    t = home(*dear, hand=(avatar,))
    t.play(avatar)
    while t.where(avatar) == "hand":
        t.state.apply(t.state.legal_actions()[0])
    assert t.where(avatar) == "pool" and {t.where(name.split(" with ")[0]) for name in dear} == {"discard pile"}


def test_champions_of_the_avatar_of_earth_walk_through_the_ground() -> None:
    for present, reached in (((), False), (("Elemental Avatar of Earth",), True)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="r2")
        t.pool(0, *present)
        t.hand(0, "her5")
        t.begin(seat=0, phase=4)
        assert t.can_attack("r2") is reached


def test_the_avatar_of_fire_lends_a_fire_elemental() -> None:
    t = fight("herDS5", "her15")
    t.pool(0, "Elemental Avatar of Fire")
    assert t.totals()[0] == 10
