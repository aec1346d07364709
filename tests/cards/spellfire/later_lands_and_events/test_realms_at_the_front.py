"""Realms of the sets from Forgotten Realms to Dungeons: who attacks them, and what they do for their defenders."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight
from sieges import camp, siege

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use

KINDS = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "thiefDef+3")


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


def uses(t: Hall, champion: str, card: str) -> bool:
    t.put(1, "hand", card)
    return may_use(t.state, t.handle(champion), t.handle(card))


@pytest.mark.parametrize(
    ("place", "barred", "admitted"),
    [
        ("Kozakura", "her5 wiz5", "fly5 swi5"),
        ("The Glacial Rift", "swi5", "her5 fly5"),
        ("AR/093", "her5_with_mi+2 her5_with_art+4", "her5"),
        ("Isle of the Ape", "her5 cle5", "wiz5 mon5"),
        ("The Forbidden City", "Flint_Fireforge", "her5 fly5"),
        ("The Lost Caverns of Tsojcanth", "fly5 swi5", "her5"),
        ("The City of Phlan", "mon5", "her5"),
        ("The Barrier Peaks", "her5 swi5", "fly5 Flint_Fireforge"),
        ("Tomb of Horrors", "fly5", "swi5 her5"),
        ("The Depths of the Earth", "fly5 swi5", "her5"),
        ("Isle of Dread", "her5", "fly5 swi5"),
        ("Desert of Desolation", "swi5", "her5 fly5"),
        ("Mur-Kilad", "fly5 swi5", "her5"),
        ("Tower of the Sword Mage", "The_Harpy", "her5"),
        ("The Ruins of Iolonia", "her5", "und5"),
        ("The Lost City", "fly5 swi5 herFR5 herDS5", "her5"),
        ("Baruk-Azhik", "fly5", "her5 swi5"),
        ("Mintarn", "her5", "fly5 swi5"),
    ],
)
def test_some_realms_choose_who_attacks_them(place: str, barred: str, admitted: str) -> None:
    for champion in barred.split():
        assert not camp(place, champion.replace("_", " ")).can_attack(place), champion
    for champion in admitted.split():
        assert camp(place, champion.replace("_", " ")).can_attack(place), champion


@pytest.mark.parametrize("keep", ["Ruins of Zhentil Keep", "2nd/003"])
def test_monsters_reach_phlan_by_way_of_zhentil_keep(keep: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="The City of Phlan", B=keep)
    t.pool(0, "mon5")
    assert t.begin(seat=0, phase=4).can_attack("The City of Phlan")


@pytest.mark.parametrize(
    ("place", "defender", "level"),
    [
        ("Halruaa", "wiz5", 7),
        ("Halruaa", "her5", 5),
        ("Luiren", "halfling5", 8),
        ("Luiren", "her5 with alHalfling2", 5 + 2 + 3),
        ("Mulhorand", "cle5", 7),
        ("Mulhorand", "her5", 5),
        ("Shou Lung", "her5 with art+4 and mi+2", 5 + 4 + 3 + 2),
        ("Netheril", "wiz5 with mi+2 and art+4", 10 + 4 + 8),
        ("Netheril", "her5", 5),
        ("Netheril", "Netheril", 7),
        ("The Glacial Rift", "giant5", 7),
        ("The Glacial Rift", "her5", 5),
        ("Crystal Sphere", "psi5", 10),
        ("Crystal Sphere", "her5", 5),
        ("UDc/05", "UDc/05", 7),
        ("Isle of the Ape", "Isle of the Ape", 9),
        ("The Forbidden City", "her5 with al4", 5 + 8),
        ("Isle of Dread", "Isle of Dread", 7),
        ("The Barrier Peaks", "dwarf5", 10),
        ("The Barrier Peaks", "her5", 5),
        ("The Depths of the Earth", "swi5 with alSwim2", 10 + 4),
        ("Desert of Desolation", "und5", 9),
        ("Desert of Desolation", "her5", 5),
        ("Village of Orlane", "her5", 10),
        ("Village of Orlane", "wiz5", 5),
        ("Roesone", "Roesone", 5),
        ("Ilien", "Ilien", 4),
        ("The Gorgon's Crown", "mon5", 10),
        ("The Gorgon's Crown", "her5", 5),
        ("Tuarhievel", "elf5 with alElf3", 10 + 6),
        ("Tuarhievel", "her5", 5),
        ("Mur-Kilad", "her5 with alEarth2", 5 + 4),
        ("The Bandit Kingdoms", "thi5 with mi+2 and art+4", 5 + 6 + 4),
        ("The Bandit Kingdoms", "her5 with mi+2", 5 + 2),
        ("Richemulot", "Richemulot", 7),
        ("Demonweb Pits", "herDrow5 with alDrow3", 10 + 6),
        ("Demonweb Pits", "elf5", 5),
        ("Sunderhan, Isle of the Slave Lords", "Sunderhan, Isle of the Slave Lords", 7),
    ],
)
def test_some_realms_strengthen_those_who_defend_them(place: str, defender: str, level: int) -> None:
    flight = "fly9 with art+4 and mi+3 Off and mi+2 and mi+1"
    attacker = flight if place in ("Isle of Dread", "The Barrier Peaks") else "mon9 with art+4 and mi+3 Off and mi+1"
    t = siege(place, attacker, defender)
    assert t.totals()[1] == level


@pytest.mark.parametrize(
    ("place", "defender", "usable"),
    [
        ("Halruaa", "her5", "wDef+3/4"),
        ("Mulhorand", "her5", "wDef+3/4"),
        ("Netheril", "Netheril", "wDef+3/4"),
        ("UDc/05", "UDc/05", "wDef+3/4 cDef+3/4"),
        ("Roesone", "Roesone", "bloodDef+3"),
        ("Roesone", "her5", ""),
        ("Ilien", "Ilien", "wDef+3/4"),
        ("Ilien", "her5", "wDef+3/4"),
        ("The Gorgon's Crown", "mon5", "bloodDef+3"),
        ("The Gorgon's Crown", "her5", ""),
        ("Tuarhievel", "her5", "wDef+3/4 bloodDef+3"),
        ("Impregnable Heart of Haelyn", "her5", "cDef+3/4 bloodDef+3"),
        ("Tower of the Sword Mage", "her5", "wDef+3/4"),
        ("Richemulot", "Richemulot", "thiefDef+3"),
    ],
)
def test_some_realms_lend_arts_to_those_who_defend_them(place: str, defender: str, usable: str) -> None:
    t = siege(place, "mon9", defender)
    assert {kind for kind in KINDS if uses(t, defender, kind)} == set(usable.split())


@pytest.mark.parametrize(
    ("place", "defender", "subject", "covered", "open_to"),
    [
        ("The Glacial Rift", "giant5", "giant5", "wOff-3/4 mi+3_Off", "psyOff-3 wDef+3/4"),
        ("The Glacial Rift", "her5", "her5", "", "wOff-3/4 mi+3_Off"),
        ("AR/093", "her5", "her5", "psyOff-3", "wOff-3/4"),
        ("UDc/05", "her5", "UDc/05", "wOff-3/4 psyOff-3", "evRuin"),
        ("Isle of the Ape", "mon5", "mon5", "wOff-3/4 cOff-3/4 psyOff-3", "mi+3_Off"),
        ("The Lost Caverns of Tsojcanth", "her5", "her5", "wOff-3/4 cOff-3/4", "psyOff-3"),
        ("The City of Phlan", "her5", "The City of Phlan", "cOff-3/4", "wOff-3/4"),
        ("The Barrier Peaks", "dwarf5", "dwarf5", "psyOff-3", "wOff-3/4"),
        ("The Barrier Peaks", "her5", "her5", "", "psyOff-3"),
        ("Tomb of Horrors", "mon5", "mon5", "wOff-3/4 avatar9", "psyOff-3 her2"),
        ("Tomb of Horrors", "her5", "her5", "", "wOff-3/4 avatar9"),
        ("The Gorgon's Crown", "her5", "The Gorgon's Crown", "wOff-3/4 evRuin", "psyOff-3 evGift"),
        ("Impregnable Heart of Haelyn", "cle5", "cle5", "Fear", "wOff-3/4"),
        ("Impregnable Heart of Haelyn", "her5", "her5", "", "Fear"),
        ("The Forgotten Ruins", "her5", "her5", "fistOff+3", "wOff-3/4"),
        ("Demonweb Pits", "herDrow5", "herDrow5", "wOff-3/4 cOff-3/4", "psyOff-3"),
        ("The Hidden Shrine of Tamoachan", "cle5", "cle5", "psyOff-3", "wOff-3/4"),
    ],
)
def test_some_realms_shield_themselves_or_their_defenders(
    place: str, defender: str, subject: str, covered: str, open_to: str
) -> None:
    attacker = {"The Barrier Peaks": "fly9", "The City of Phlan": "her9"}.get(place, "mon9")
    t = siege(place, attacker, defender)
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(0, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, subject, name)] == []
    assert [name for name in unsafe if immune_to(t, subject, name)] == []


def test_maztica_frightens_strong_heroes_until_its_players_next_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(1, "her6", "her5", "mon6")
    t.hand(0, "Maztica", "her2")
    t.may_decline = True
    t.begin(seat=0, phase=2).play("Maztica").say("B")
    t.skip_to_phase(4, seat=1, turns=1).attack("r9")
    assert t.can_pick("her5") and t.can_pick("mon6") and not t.can_pick("her6")
    t.skip_to_phase(4, seat=1, turns=3).attack("r9")
    assert t.can_pick("her6")


def test_celik_strips_attackers_and_bars_new_items() -> None:
    t = siege("AR/096", "her5 with mi+2 and art+4", "her9", first=("mi+1",))
    assert t.where("mi+2") == t.where("art+4") == "discard pile"
    assert t.seat == 0 and t.can_play("al1") and not t.can_play("mi+1")


def test_the_underdark_leads_to_opponents_realms_with_holdings() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="The Underdark")
    t.formation(1, A="r1", B="rFlyOnly with h1", C="r2")
    t.pool(0, "her3")
    t.pool(1, "her15")
    t.hand(0, "al2", "al1")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rFlyOnly") and not t.can_attack("r2")
    assert t.attack("rFlyOnly").pick("her15").can_play("al2")


def test_whoever_razes_the_depths_of_the_earth_loses_items_and_artifacts() -> None:
    t = camp("The Depths of the Earth", "her9 with mi+2 and art+4").attack("The Depths of the Earth")
    assert t.is_razed("The Depths of the Earth") and t.where("mi+2") == t.where("art+4") == "discard pile"
    assert t.where("her9") == "pool"


def test_monsters_at_orlane_are_weak_and_have_no_powers() -> None:
    t = siege("Village of Orlane", "Pereghost with al3", "her9")
    assert t.totals()[0] == 3 + 3
    assert base_level(t.state, t.handle("her9")) == 18


def test_nothing_but_spells_helps_against_the_crystal_cave() -> None:
    t = siege("The Crystal Cave", "wiz5 with mi+2 and art+4", "her9", first=("wDef+3/4", "wOff+3/4", "al4"))
    assert t.totals()[0] == 5
    assert t.can_play("wDef+3/4") and not t.can_play("al4") and not t.can_play("mi0")
    t.play("wDef+3/4")
    assert t.totals()[0] == 8


def test_richemulot_is_a_werebeast_when_it_defends_itself() -> None:
    t = siege("Richemulot", "her9", "Richemulot")
    assert has_trait(t.state, t.handle("Richemulot"), "werebeast")


def test_champions_of_the_cities_of_the_sun_use_blood_abilities_wherever_they_fight() -> None:
    t = fight("her3", "her15", hand=("bloodDef+3",))
    t.formation(0, B="Cities of the Sun")
    assert may_use(t.state, t.handle("her3"), t.handle("bloodDef+3"))
    t.put(1, "hand", "bloodDef+3")
    assert not may_use(t.state, t.handle("her15"), t.handle("bloodDef+3", 1))


def test_living_allies_do_not_join_at_iolonia() -> None:
    t = siege("The Ruins of Iolonia", "und5", "her9", first=("al4", "alUnd4"))
    assert t.can_play("alUnd4") and not t.can_play("al4")


def test_whoever_attacks_white_plume_mountain_gives_up_a_card_each_round() -> None:
    t = camp("White Plume Mountain", "her5", "her9", first=("al2", "al3")).attack("White Plume Mountain")
    assert t.seat == 0
    t.pick("al2")
    assert t.where("al2") == "discard pile" and t.hand_size(0) == 1


@pytest.mark.parametrize(("realm", "dispelled"), [("Demonweb Pits", False), ("r1", True)])
def test_spells_of_drow_who_defend_the_demonweb_are_not_dispelled(realm: str, dispelled: bool) -> None:
    attacker = "wiz9 with art+4 and mi+3 Off and mi+1"
    t = siege(realm, attacker, "Maleficent", first=("Dispel Magic",), second=("wDef+3/4",))
    t.play("wDef+3/4")
    assert t.can_play("Dispel Magic") is dispelled


@pytest.mark.parametrize(("defender", "place"), [("avatar9", "limbo"), ("her9", "discard pile")])
def test_avatars_rest_after_a_defeat_at_the_hidden_shrine(defender: str, place: str) -> None:
    t = siege("The Hidden Shrine of Tamoachan", "her15", defender)
    t.skip()
    assert t.where(defender) == place


def test_those_who_are_beaten_at_sunderhan_are_enslaved() -> None:
    t = siege("Sunderhan, Isle of the Slave Lords", "her5 with mi+2 and al2", "her15")
    t.skip()
    assert t.where("her5") == t.where("mi+2") == t.where("al2") == "abyss"


def test_those_who_win_at_sunderhan_lose_nothing_to_the_abyss() -> None:
    t = siege("Sunderhan, Isle of the Slave Lords", "her15 with mi+2 and al2", "her5")
    t.skip()
    assert t.where("her15") == "pool" and t.where("al2") == "discard pile" and t.where("her5") == "discard pile"


@pytest.mark.parametrize(("attacker", "dies"), [("her3", True), ("her4", True), ("her5", False)])
def test_the_spiderfell_poisons_weak_attackers_before_a_defender_is_chosen(attacker: str, dies: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="The Spiderfell")
    t.pool(0, attacker)
    t.pool(1, "her9")
    t.pile(0, "digit4", "al2", "al3")
    hand = t.hand_size(1)
    t.begin(seat=0, phase=4).attack("The Spiderfell")
    assert (t.where(attacker) == "discard pile") is dies
    assert t.can_pick("her9") is not dies and t.hand_size(1) == hand and not t.is_razed("The Spiderfell")


@pytest.mark.parametrize(("shield", "allowed"), [("r4", True), ("Baruk-Azhik", False)])
def test_baruk_azhik_stops_the_tunnels_of_the_underdark(shield: str, allowed: bool) -> None:
    t = Hall()
    t.formation(0, A="The Underdark")
    t.formation(1, A=shield, B="r2 with h1")
    t.pool(0, "her5")
    assert t.begin(seat=0, phase=4).can_attack("r2") is allowed


@pytest.mark.parametrize(("champion", "place"), [("thi5", "limbo"), ("her5", "discard pile")])
def test_thieves_of_mintarn_hide_from_a_discard_out_of_combat(champion: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Mintarn")
    t.pool(0, "Gib Kcir")
    t.pool(1, champion, "her9")
    t.hand(0, "evPool", "her2")
    t.begin(seat=0, phase=3).play("evPool").pick(champion)
    assert t.where(champion) == place


def test_thieves_of_mintarn_who_are_beaten_in_battle_are_lost() -> None:
    t = siege("Mintarn", "fly9", "thi5")
    t.skip()
    assert t.where("thi5") == "discard pile"
