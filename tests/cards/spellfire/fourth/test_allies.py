"""Allies of the 4th edition: levels, immunities, sudden death, and what they do when a round is lost or won."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.table import HAND, VOID


def base(t: Hall, name: str) -> int:
    return base_level(t.state, t.handle(name))


def level(t: Hall, name: str) -> int:
    return own_level(t.state, t.handle(name))


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(
    ("ally", "rival", "left"),
    [
        ("The Iron Legion", "her9", 0),
        ("The Iron Legion", "mon9", 9),
        ("Skeletal Lord", "mon9", 0),
        ("Skeletal Lord", "cle9", 9),
    ],
)
def test_some_allies_take_the_heart_out_of_an_opponent(ally: str, rival: str, left: int) -> None:
    t = fight("wiz3", rival, hand=(ally,))
    t.play(ally)
    assert base(t, rival) == left


def test_a_champion_immune_to_allies_keeps_its_heart() -> None:
    t = fight("wiz3", "immAlly9", hand=("Skeletal Lord",))
    t.play("Skeletal Lord")
    assert base(t, "immAlly9") == 9


def test_the_myrmidons_bring_the_discards_back() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.hand(0, "Myrmidons", "al1")
    t.put(0, "discard pile", "al7", "al8")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her3", "mon9").play("Myrmidons").skip()
    assert t.where("al7") == "draw pile" and t.where("Myrmidons") == "draw pile"
    assert t.where("her3") == "draw pile"


def test_the_saurial_wards_off_small_items() -> None:
    t = fight("her3", "mon9 with mi+3 Off", hand=("Hornhead Saurial", "al2"))
    assert t.totals() == (3, 12)
    t.play("Hornhead Saurial").play("al2")
    assert t.totals() == (8, 9)
    t.put(1, "hand", "Horn of Blasting", "Gauntlets of Golem Strength")
    assert immune_to(t, "al2", "Horn of Blasting") and not immune_to(t, "al2", "Gauntlets of Golem Strength")


@pytest.mark.parametrize(("rival", "place"), [("her5", "discard pile"), ("her6", "battle")])
def test_the_intellect_devourer_eats_small_minds(rival: str, place: str) -> None:
    t = fight("wiz1", rival, hand=("Intellect Devourer",))
    t.play("Intellect Devourer")
    assert t.where(rival) == place


def test_the_elf_galleon_takes_later_allies_aboard() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "fly3")
    t.pool(1, "her15")
    t.hand(0, "Elf Galleon", "al4", "alFly2")
    t.begin(seat=0, phase=4).attack("r2").pick("her15")
    assert not t.can_play("al4")
    t.play("Elf Galleon").play("al4")
    assert has_trait(t.state, t.handle("al4"), "swimmer") and has_trait(t.state, t.handle("al4"), "flyer")


def test_allies_of_either_side_fly_and_swim_after_the_elf_galleon_but_none_before_it() -> None:
    t = fight("her3", "her5", hand=("Elf Galleon", "al2"), rival_hand=("al4",))
    t.play("Elf Galleon").play("al4").play("al2")
    for later in ("al4", "al2"):
        assert has_trait(t.state, t.handle(later), "swimmer") and has_trait(t.state, t.handle(later), "flyer")
    t = fight("her3", "her1", hand=("Elf Galleon",), rival_hand=("al4",))
    t.play("al4").play("Elf Galleon")
    assert not has_trait(t.state, t.handle("al4"), "swimmer")


def test_tyrol_stops_a_fist_and_stays_to_fight() -> None:
    t = fight("her3", "reg5", hand=("fistOff+3",), rival_hand=("Tyrol",))
    t.play("fistOff+3").play("Tyrol")
    assert t.where("fistOff+3") == "discard pile" and t.totals() == (3, 5 + 6)
    t.is_sound()


def test_tyrol_may_come_out_of_the_hand_of_a_bystander() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.hand(0, "fistOff+3", "al1")
    t.hand(2, "Tyrol")
    t.begin(seat=0, phase=4).attack("r2").pick("mon9").play("fistOff+3").play("Tyrol")
    assert t.where("fistOff+3") == "discard pile" and t.where("Tyrol") == "discard pile"


@pytest.mark.parametrize(
    ("ally", "covered", "not_covered"),
    [
        ("Hell Hound", ("wOff-3/4", "cOff-3/4"), ("wDef+3/4", "psyOff-3")),
        ("Treants of the Grandwood", ("wOff-3/4",), ("cOff-3/4", "wDef+3/4")),
    ],
)
def test_some_allies_shield_their_whole_side(ally: str, covered: tuple[str, ...], not_covered: tuple[str, ...]) -> None:
    t = fight("her3 with mi+1", "her15", hand=(ally, "al2"))
    t.play(ally).play("al2")
    t.put(1, "hand", *covered, *not_covered)
    for own in ("her3", "mi+1", "al2", ally):
        assert all(immune_to(t, own, card) for card in covered)
        assert not any(immune_to(t, own, card) for card in not_covered)
    assert not immune_to(t, "her15", covered[0])


def test_the_skeletal_minion_keeps_the_undead_loyal() -> None:
    t = fight("her3 with Shield of Wickedness", "her1", rival_hand=("Skeletal Minion", "al2", "alUnd4"))
    t.play("alUnd4")
    assert t.can_use("Shield of Wickedness")
    t = fight("her3 with Shield of Wickedness", "her1", rival_hand=("Skeletal Minion", "al2", "alUnd4"))
    t.play("Skeletal Minion")
    assert t.totals() == (3, 4) and not t.can_use("Shield of Wickedness"), "nobody there would come over"


def test_mogadishos_horde_burns_all_holdings_when_it_loses() -> None:
    t = Hall()
    t.formation(0, A="r9 with h2")
    t.formation(1, A="r1", B="r2 with h1")
    t.pool(0, "her3")
    t.pool(1, "her15")
    t.hand(0, "Mogadisho's Horde Marches On", "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her3", "her15").play("Mogadisho's Horde Marches On").skip()
    assert t.where("h1") == t.where("h2") == "discard pile"


def test_the_assassins_avenge_a_lost_round() -> None:
    t = fight("her3", "her15", hand=("Assassins",))
    t.play("Assassins").skip()
    assert t.where("her15") == "discard pile"


def test_the_mercenaries_strip_what_is_there_already() -> None:
    t = fight("her3", "her5 with mi+2 and art+4", hand=("Halfling Mercenaries",), rival_hand=("mi+3 Off",))
    t.play("Halfling Mercenaries")
    assert t.where("mi+2") == t.where("art+4") == "discard pile" and t.totals() == (4, 5)


@pytest.mark.parametrize(("bearer", "place"), [("herDS5", "attached"), ("her5", "discard pile")])
def test_the_gladiators_stay_with_a_champion_of_their_world(bearer: str, place: str) -> None:
    t = fight(bearer, "mon9", hand=("Gladiators",))
    t.play("Gladiators").skip()
    assert t.where(bearer) == "pool" and t.where("Gladiators") == place


def test_the_silt_stalkers_shuffle_all_items_away_when_they_lose() -> None:
    t = fight("her3 with mi+1", "her15 with mi+2", hand=("Silt Stalkers",))
    t.play("Silt Stalkers").skip()
    assert t.where("mi+2") == t.where("mi+1") == "draw pile", "those of the loser, too"
    assert t.where("her15") == "pool"


def test_the_night_runners_steal_when_they_win() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon6", "her4 with art+4 and mi+2")
    t.hand(0, "Night Runners")
    t.hand(1, "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her5", "mon6").play("Night Runners").skip()
    assert t.offered() == ["art+4", "mi+2"]
    t.pick("art+4")
    assert t.where("art+4") == "discard pile"


def test_the_sloth_costs_two_cards() -> None:
    t = fight("her3", "her15", hand=("Athasian Sloth",), rival_hand=("al2", "al3"))
    t.play("Athasian Sloth").pick("al2").pick("al3")
    assert t.names(1, "hand") == ["al1"]


@pytest.mark.parametrize(
    ("ally", "rival", "place"),
    [
        ("Loup-Garou", "her9", "discard pile"),
        ("Loup-Garou", "her9 with mi+1", "battle"),
        ("Ki-Rin", "her9", "discard pile"),
    ],
)
def test_some_allies_defeat_whoever_lacks_a_defence(ally: str, rival: str, place: str) -> None:
    t = fight("wiz1", rival, hand=(ally,))
    for spare in list(t.state.pile(HAND, 1)):
        t.state.move(spare, VOID, 1)
    t.play(ally)
    assert t.where("her9") == place


@pytest.mark.parametrize(("ally", "rescue"), [("Loup-Garou", "mi+1"), ("Ki-Rin", "al2")])
def test_one_card_saves_from_these_allies(ally: str, rescue: str) -> None:
    t = fight("wiz1", "her9", hand=(ally,), rival_hand=(rescue,))
    t.play(ally).play(rescue)
    assert t.where("her9") == "battle" and t.where(rescue) == "attached"


@pytest.mark.parametrize(("master", "place"), [("wiz5", "attached"), ("her5", "discard pile")])
def test_the_pseudodragon_becomes_a_wizards_familiar(master: str, place: str) -> None:
    t = fight(master, "mon6", hand=("Pseudodragon",))
    t.play("Pseudodragon").skip()
    assert t.where("Pseudodragon") == place and t.where(master) == "pool"


def test_the_pseudodragon_withstands_allies_and_items() -> None:
    t = fight("wiz5", "mon7 with Shield of Wickedness", hand=("Pseudodragon",), rival_hand=("Clay Golem",))
    t.play("Pseudodragon")
    assert has_trait(t.state, t.handle("Pseudodragon"), "dragon")
    assert not t.can_use("Shield of Wickedness")
    t.play("Clay Golem")
    assert t.where("Pseudodragon") == "attached" and t.totals() == (8, 11)


def test_marilith_lets_the_opponent_play_no_events() -> None:
    t = fight("her3", "her1", hand=("evGift",), rival_hand=("Marilith, Tanar'ri",))
    assert t.seat in (0, 1)
    while t.can_play("Marilith, Tanar'ri") is False:
        t.skip()
    t.play("Marilith, Tanar'ri")
    assert t.seat == 0 and not t.can_play("evGift") and t.can_play("al1")


def test_the_ogre_mage_casts_for_its_side() -> None:
    t = fight("her3", "her15", hand=("Ogre Mage", "wOff+3/4", "wOff-3/4"))
    assert not t.can_play("wOff+3/4")
    t.play("Ogre Mage").play("wOff+3/4")
    assert t.totals() == (12, 15)
    t.play("wOff-3/4")
    assert t.totals() == (12, 12)
    t.is_sound()


@pytest.mark.parametrize(("realm", "bonus"), [("rCoast", 8), ("r1", 4)])
def test_the_mermaid_is_strongest_at_a_coast(realm: str, bonus: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "her15")
    t.pool(1, "mon1")
    t.hand(1, "Mermaid", "al1")
    step_forward(t.begin(seat=0, phase=4).attack(realm), "her15", "mon1").play("Mermaid")
    assert level(t, "Mermaid") == bonus


@pytest.mark.parametrize(
    ("rival", "place", "totals"),
    [("her8", "discard pile", None), ("her9", "battle", (12, 0)), ("cle8", "battle", (12, 8))],
)
def test_the_dreaded_ghost_drains_the_living(rival: str, place: str, totals: tuple[int, int] | None) -> None:
    t = fight("her3", rival, hand=("The Dreaded Ghost",), rival_hand=("al3",))
    t.play("The Dreaded Ghost")
    if place == "discard pile":
        t.skip()
    assert t.where(rival) == place
    assert totals is None or t.totals() == totals


def test_the_selkie_charms_a_card_out_of_the_opposing_force() -> None:
    t = fight("her3", "her5 with mi+2 and art+4", hand=("Selkie",))
    t.play("Selkie")
    assert t.seat == 1 and t.offered() == ["art+4", "mi+2"]
    t.pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.where("Selkie") == "attached"


def test_the_barbarians_come_whatever_forbids_allies_and_raze_for_revenge() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r8")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Net of Entrapment")
    t.pool(1, "mon1")
    t.hand(0, "al1")
    t.hand(1, "Barbaric Allies", "al9")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her5", "mon1")
    assert not t.can_play("al9")
    t.play("Barbaric Allies").skip()
    assert t.seat == 0 and t.offered() == ["r8", "r9"]
    t.pick("r8")
    assert t.is_razed("r8") and t.where("her5") == "discard pile"
