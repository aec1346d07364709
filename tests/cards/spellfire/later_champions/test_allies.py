"""Allies of the later sets: their levels, and what they do for or to champions."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait


def attacked(*played: str, bearer: str = "her3", rival: str = "her15") -> int:
    """The total of a champion that attacks and plays some allies."""
    t = fight(bearer, rival, hand=played)
    for name in played:
        t.play(name)
    return t.totals()[0]


def defended(*played: str, bearer: str = "her3", realm: str = "r1", rival: str = "fly9 with mi+3 Off and art+4") -> int:
    """The total of a champion that defends a realm and plays some allies."""
    t = fight(rival, bearer, realm=realm, rival_hand=played)
    for name in played:
        t.play(name)
    return t.totals()[1]


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(
    ("name", "level", "traits"),
    [
        ("Bloodriders", 7, "undead"),
        ("Kuo Toa", 5, "swimmer"),
        ("Locathah", 5, "swimmer"),
        ("Sahuagin", 4, "swimmer"),
        ("Pegasus", 3, "flyer"),
        ("Windrider", 6, "flyer"),
        ("Erica of the Dark Watch", 7, "flyer"),
    ],
)
def test_some_allies_have_nothing_but_their_level_and_their_way_to_move(name: str, level: int, traits: str) -> None:
    t = fight("her3", "her15", hand=(name,))
    t.play(name)
    assert t.totals()[0] == 3 + level and has_trait(t.state, t.handle(name), traits)


@pytest.mark.parametrize(("ally", "joins"), [("Kuo Toa", True), ("Locathah", True), ("Sahuagin", True), ("al4", False)])
def test_allies_that_swim_join_an_attack_on_a_shielded_coast(ally: str, joins: bool) -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rCoast")
    t.pool(0, "swi3")
    t.pool(1, "her15")
    t.hand(0, ally, "alSwim2")
    t.begin(seat=0, phase=4).attack("rCoast").pick("her15")
    assert t.can_play(ally) is joins


@pytest.mark.parametrize(
    ("played", "bearer", "total"),
    [
        (("War Party", "Orcs of Dragonspear"), "her3", 3 + 4 + 2 + 2),
        (("al4", "Orcs of Dragonspear"), "her3", 3 + 4 + 2),
        (("War Party", "Orcs of the Savage Frontier"), "her3", 3 + 4 + 3 + 2),
        (("al4", "Orcs of the Savage Frontier"), "her3", 3 + 4 + 3),
        (("Remorhaz",), "giant5", 5 + 8),
        (("Remorhaz",), "her5", 5 + 6),
        (("Ogre Mage", "Remorhaz"), "her1", 1 + 6 + 8),
        (("Winter Wolf Pack",), "giant5", 5 + 8),
        (("Winter Wolf Pack",), "her5", 5 + 4),
        (("al2", "Hydra", "al3"), "her1", 1 + 2 + 4 + 3 + 2 * 2),
        (("Hydra",), "her1", 1 + 4),
        (("al2", "Giant Space Hamster", "al4"), "her1", 1 + 2 + 3 + 4 + 3),
        (("Red Dragon",), "herDragon5", 5 + 7),
        (("Red Dragon",), "her5", 5 + 5),
        (("Rampaging Oni",), "herFR5", 5 + 7),
        (("Rampaging Oni",), "her5", 5 + 4),
        (("Orogs",), "her3", 3 + 4),
        (("Orogs",), "The Harpy", 5 + 6),
    ],
)
def test_some_allies_are_stronger_in_the_right_company(played: tuple[str, ...], bearer: str, total: int) -> None:
    assert attacked(*played, bearer=bearer) == total


@pytest.mark.parametrize(
    ("ally", "realm", "total"),
    [
        ("Samurai", "Kozakura", 3 + 5 + 4),
        ("Samurai", "Shou Lung", 3 + 5 + 4),
        ("Samurai", "r1", 3 + 5),
        ("Wood Nymph", "The High Forest", 3 + 6),
        ("Wood Nymph", "r1", 3 + 3),
        ("Orogs", "r1", 3 + 2),
    ],
)
def test_some_allies_are_stronger_for_a_realm(ally: str, realm: str, total: int) -> None:
    assert defended(ally, realm=realm) == total


def test_orogs_with_an_awnshegh_defend_as_well_as_they_attack() -> None:
    assert defended("Orogs", bearer="The Harpy") == 5 + 6


@pytest.mark.parametrize(("rival", "total"), [("cle9", 11), ("wiz9", 11), ("her9", 7)])
def test_the_nightmare_rides_down_clerics_and_wizards(rival: str, total: int) -> None:
    assert attacked("Nightmare", rival=rival) == total


def test_the_winter_wolves_help_whoever_defends_the_glacial_rift() -> None:
    assert defended("Winter Wolf Pack", bearer="her4", realm="The Glacial Rift") == 8 + 4
    assert attacked("Winter Wolf Pack", bearer="her4") == 4 + 4


def test_the_zombie_horde_feeds_on_allies_and_spells() -> None:
    t = fight("her5", "wiz3", hand=("Zombie Horde",), rival_hand=("wDef+3/4", "al4"))
    t.play("wDef+3/4").play("Zombie Horde")
    assert t.totals() == (5 + 5 + 2, 3 + 3)
    t.play("al4")
    assert t.totals() == (5 + 5 + 2 * 2, 3 + 3 + 4)
    assert attacked("Zombie Horde", rival="her15 with mi+2") == 3 + 5


@pytest.mark.parametrize(
    ("ally", "card"),
    [
        ("Red Wizards", "wDef+3/4"),
        ("Unicorn", "wDef+3/4"),
        ("Unicorn", "cDef+3/4"),
        ("Kaisharga", "wDef+3/4"),
        ("Guild Master", "thiefDef+3"),
        ("Raaig", "cDef+3/4"),
    ],
)
def test_some_allies_lend_their_art_to_their_champion(ally: str, card: str) -> None:
    t = fight("her3", "her15", hand=(ally, card))
    assert not t.can_play(card)
    t.play(ally)
    if t.label != "play":
        t.skip_to(rule="SF-COMB-F")
    assert t.can_play(card)


@pytest.mark.parametrize(
    ("ally", "covered", "open_to"),
    [
        ("Kaisharga", ("mi+3 Off",), ("mi+2", "wOff-3/4", "evRuin")),
        ("Raaig", ("mi+3 Off", "evRuin"), ("evGift", "wOff-3/4")),
        ("The Incantrix", ("wOff-3/4", "cOff-3/4"), ("wDef+3/4", "mi+3 Off")),
        ("Ariel Anjelique", ("Roc", "Fire Rain"), ("al3", "wOff-3/4", "evRuin")),
    ],
)
def test_some_allies_are_immune_to_what_their_texts_say(
    ally: str, covered: tuple[str, ...], open_to: tuple[str, ...]
) -> None:
    t = fight("her3", "her15", hand=(ally,))
    t.put(1, "hand", *covered, *open_to)
    t.play(ally)
    assert all(immune_to(t, ally, card) for card in covered)
    assert not any(immune_to(t, ally, card) for card in open_to)


def test_halfling_inc_takes_one_thing_from_the_opposing_champion() -> None:
    t = fight("her3", "her9 with mi+2 and art+4", hand=("Halfling, Inc.",))
    t.play("Halfling, Inc.").pick("art+4")
    assert t.where("art+4") == "discard pile" and t.where("mi+2") == "attached" and t.totals() == (6, 11)


def test_nothing_magical_works_while_olive_ruskettle_fights() -> None:
    t = fight("her3 with mi+2", "her9 with mi+1 and art+4 and slayItem", hand=("Olive Ruskettle",))
    assert t.totals() == (5, 14)
    t.pool(1, "her2 with mi+3 Off")
    t.play("Olive Ruskettle")
    assert t.totals() == (6, 9)


@pytest.mark.parametrize(("ally", "place"), [("Dimock the Sprite", "attached"), ("Pegasus", "discard pile")])
def test_dimock_is_not_to_be_removed(ally: str, place: str) -> None:
    t = fight("her1", "her5", hand=(ally, "al3", "al2"), rival_hand=("Clay Golem",))
    t.play("al3").play(ally)
    t.play("Clay Golem")
    assert t.where(ally) == place and t.where("al3") == "discard pile"


@pytest.mark.parametrize(("ally", "turns"), [("Dimock the Sprite", False), ("Pegasus", True)])
def test_dimock_does_not_switch_sides(ally: str, turns: bool) -> None:
    t = fight("her3", "her5", hand=(ally,), rival_hand=("Mind Flayer",))
    t.play(ally).play("Mind Flayer").pick(ally)
    assert (t.state.control[t.handle(ally)] == 1) is turns


def test_the_rahasia_empties_a_hand_of_champions_and_events_when_beaten() -> None:
    t = fight("her3", "her15", hand=("The Rahasia",), rival_hand=("her2", "evGift", "al4"))
    t.play("The Rahasia").skip_to(seat=0).skip()
    assert t.where("her2") == "discard pile" and t.where("evGift") == "abyss" and t.where("al4") == "hand"
    t = fight("her9", "her15", hand=("The Rahasia", "al8"), rival_hand=("her2",))
    t.play("The Rahasia").play("al8").skip_to(seat=1).skip()
    assert t.where("her2") == "hand"


def test_the_remorhaz_covers_other_allies_against_psionics() -> None:
    t = fight("her3", "psi9", hand=("al2", "Remorhaz"), rival_hand=("psyOff-3",))
    t.play("al2").play("Remorhaz")
    assert immune_to(t, "al2", "psyOff-3")
    assert not immune_to(t, "Remorhaz", "psyOff-3") and not immune_to(t, "her3", "psyOff-3")


def test_the_incantrix_dispels_all_spells_as_she_comes() -> None:
    t = fight("wiz1", "wiz9", hand=("wDef+3/4", "The Incantrix"), rival_hand=("psyDef+3",))
    t.play("wDef+3/4").play("The Incantrix")
    assert t.totals() == (1 + 3, 9) and t.where("wDef+3/4") == "discard pile"


def test_the_hydra_ignores_what_opposing_allies_do_but_not_their_levels() -> None:
    t = fight("her1", "mon9 with al2", hand=("Hydra",), rival_hand=("Elven Archer",))
    t.play("Hydra")
    t.put(1, "hand", "Rowan")
    assert t.totals() == (1 + 4, 9 + 2)


@pytest.mark.parametrize("flying", [True, False])
def test_allies_after_the_red_dragon_fly_if_its_player_likes(flying: bool) -> None:
    t = fight("her1", "her15", hand=("al2", "Red Dragon", "al3"))
    t.play("al2").play("Red Dragon")
    t.yes() if flying else t.skip()
    t.play("al3")
    assert has_trait(t.state, t.handle("al3"), "flyer") is flying
    assert not has_trait(t.state, t.handle("al2"), "flyer")


def test_the_oni_ends_all_psionic_power_cards() -> None:
    t = fight("psi1", "psi9", hand=("Rampaging Oni", "psyDef+3", "al2"), rival_hand=("psyDef+3",))
    t.play("psyDef+3").play("Rampaging Oni")
    assert t.totals() == (1 + 4, 9) and t.where("psyDef+3", 0) == "discard pile"
    t.play("al2")
    assert not t.can_play("psyDef+3")


def test_the_wraith_drains_a_champion_and_carries_off_a_weak_one() -> None:
    t = fight("her3", "her9", hand=("Wraith",))
    t.play("Wraith")
    assert base_level(t.state, t.handle("her9")) == 7
    t = fight("her1", "her2 with mi+3 Off", hand=("Wraith",))
    t.play("Wraith")
    assert t.where("her2") == "discard pile"


def test_the_drow_assassin_kills_for_those_who_hold_the_underdark() -> None:
    t = duel("her3", "her15", hand=("Drow Assassin",), rival_hand=("al1",))
    t.pool(1, "wiz5", "wiz6")
    t.formation(0, B="rUnder")
    t.play("Drow Assassin")
    assert t.can_pick("wiz5") and not t.can_pick("wiz6")
    t.pick("wiz5")
    assert t.where("wiz5") == "discard pile"


@pytest.mark.parametrize("place", ["r2", "rUnder razed"])
def test_the_drow_assassin_needs_an_unrazed_underdark_realm(place: str) -> None:
    t = duel("her3", "her15", hand=("Drow Assassin", "al1"), rival_hand=("al1",))
    t.pool(1, "wiz5")
    t.formation(0, B=place)
    t.play("Drow Assassin")
    assert not t.can_pick("wiz5") and t.where("wiz5") == "pool"


def test_the_gnasher_devours_a_psionicist_in_a_pool() -> None:
    t = duel("her3", "her15", hand=("Gnasher",), rival_hand=("al1",))
    t.pool(1, "psi9", "psi5", "wiz5")
    t.play("Gnasher")
    assert not t.can_pick("wiz5")
    t.pick("psi9")
    assert t.where("psi9") == "discard pile"
