"""Magical items of the sets after Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear


def bearing(bearer: str, *others: str) -> Hall:
    """P1 at home with a champion that bears something; P2 has other cards in the discard pile."""
    t = at_home(pool=(bearer,), hand=("her2",))
    t.put(1, "discard pile", *others)
    return t


def reachable(bearer: str, **formation: str) -> list[str]:
    """Which realms of P2 a champion of P1 can attack."""
    t = Hall()
    t.formation(0, A="r9")
    t.pool(0, bearer)
    t.hand(0, "her2")
    t.formation(1, **formation)
    t.begin(seat=0, phase=4)
    return [realm for realm in (text.split(" with ")[0] for text in formation.values()) if t.can_attack(realm)]


@pytest.mark.parametrize(
    ("item", "bearers", "others"),
    [
        ("Hero's Chalice", ("her5",), ("mon5", "cle5")),
        ("Sword of the Avoreen", ("her5", "wiz5"), ("mon5",)),
        ("Sword of the Black Rose", ("mon5",), ("her5",)),
        ("Sirrion's Brooch", ("cle5",), ("wiz5",)),
        ("Psionicist Bracelet", ("psi5",), ("wiz5",)),
        ("Psionicist Anklet", ("psi5",), ("wiz5",)),
        ("Big Giant's Rock", ("giant5",), ("mon5",)),
        ("Huge Giant's Rock", ("giant5",), ("mon5",)),
        ("Enormous Giant's Rock", ("giant5",), ("mon5",)),
        ("Rod of Lordly Might", ("her5",), ("wiz5",)),
        ("Libram of Ineffable Damnation", ("wiz5",), ("cle5",)),
        ("Wand of Bone", ("und5",), ("mon5",)),
    ],
)
def test_some_items_are_for_certain_champions(item: str, bearers: tuple[str, ...], others: tuple[str, ...]) -> None:
    t = at_home(pool=(*bearers, *others), hand=(item, "her2"))
    able = [name for name in (*bearers, *others) if why_not_bear(t.state, t.handle(name), t.handle(item)) is None]
    assert able == list(bearers)


@pytest.mark.parametrize(
    ("top", "totals", "zone"),
    [("al5", (12, 15), "attached"), ("her9", (7, 15), "discard pile"), ("evGift", (7, 15), "abyss")],
)
def test_the_deck_plays_what_its_bearer_can_use(top: str, totals: tuple[int, int], zone: str) -> None:
    t = Hall()
    t.pool(0, "her5 with Deck of Many Things")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.pile(0, top, "al2", "al3", "al4")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her5", "her15")
    assert t.totals() == totals and t.where(top) == zone and t.hand_size(0) == 1


@pytest.mark.parametrize("item", ["FR/051", "Helm of Water Breathing"])
def test_swimmers_reach_every_coast(item: str) -> None:
    assert has_trait((t := bearing(f"her5 with {item}")).state, t.handle("her5"), "swimmer")
    assert reachable(f"her5 with {item}", A="r1", B="rCoast", C="r2") == ["r1", "rCoast"]


def test_the_ring_of_jumping_gets_over_walls() -> None:
    for bearer, stopped in (("her15 with Ring of Jumping", False), ("her15", True)):
        t = duel(bearer, "wiz9", hand=("al1",), rival_hand=("4th/366", "al1"))
        t.play("4th/366")
        assert (t.seat == 0) is stopped, "who is stopped is asked for a way out"
    t = bearing("her5 with Ring of Jumping", "4th/366", "wOff-3/4")
    assert immune(t.state, t.handle("her5"), t.handle("4th/366"))
    assert not immune(t.state, t.handle("her5"), t.handle("wOff-3/4"))


def test_the_chalice_is_worth_more_in_defence() -> None:
    assert fight("her4 with Hero's Chalice", "her15").totals() == (9, 15)
    assert fight("her15", "her4 with Hero's Chalice").totals() == (15, 14)


def test_the_wyrm_carries_champion_and_allies_anywhere() -> None:
    assert reachable("her5 with Wyrm of Earthwalking", A="r1", B="r3", C="r2") == ["r1", "r3", "r2"]
    t = fight("her5 with Wyrm of Earthwalking and al2", "her15")
    assert all(has_trait(t.state, t.handle(card), "earthwalker") for card in ("her5", "al2"))


def test_the_bag_changes_one_card_a_turn() -> None:
    t = at_home(pool=("her5 with Bag of Holding",), hand=("her2", "al3"))
    t.use("Bag of Holding").pick("al3")
    assert t.where("al3") == "discard pile" and t.hand_size(0) == 2
    assert not t.can_use("Bag of Holding")


def test_the_bag_takes_a_champion_too() -> None:
    t = at_home(pool=("her5 with Bag of Holding", "her4"), hand=("her2", "al3"))
    t.use("Bag of Holding").pick("her4")
    assert t.where("her4") == "discard pile" and t.hand_size(0) == 3


def test_the_feather_lets_fly_and_keeps_off_what_hunts_flyers() -> None:
    t = bearing("her5 with Ariel's Feather Charm", "Bitter Well", "wOff-3/4")
    assert has_trait(t.state, t.handle("her5"), "flyer")
    assert immune(t.state, t.handle("her5"), t.handle("Bitter Well"))
    assert not immune(t.state, t.handle("her5"), t.handle("wOff-3/4"))


def test_the_sword_of_the_avoreen_fells_giants_and_humbles_the_undead() -> None:
    assert fight("her5 with Sword of the Avoreen", "giant5").where("giant5") == "discard pile"
    assert fight("her5 with Sword of the Avoreen", "mon9").totals() == (6, 9)
    t = duel("her5 with Sword of the Avoreen", "und9 with al9", hand=("al1",), rival_hand=("alUnd4", "al1"))
    assert t.totals() == (6, 9)
    t = duel("her1 with Sword of the Avoreen", "werebeast5 with alUnd4 and al9", hand=("al1",), rival_hand=("al1",))
    assert t.totals() == (2, 9)


def test_dragonsbane_destroys_dragons() -> None:
    assert fight("her1 with Dragonsbane", "monDragon5").where("monDragon5") == "discard pile"
    assert fight("her1 with Dragonsbane", "mon9 with alDragon3 and al2").totals() == (7, 11)


@pytest.mark.parametrize(("bearer", "total"), [("mon5", 8), ("und5", 12), ("werebeast5", 12)])
def test_the_black_rose_is_strong_with_the_undead_and_werebeasts(bearer: str, total: int) -> None:
    assert fight(f"{bearer} with Sword of the Black Rose", "her15").totals() == (total, 15)


def test_fates_promise_cancels_every_spell_of_the_opponent() -> None:
    t = duel("wiz5", "her9 with Fate's Promise", hand=("wDef+3/4", "wOff-3/4", "al1"), rival_hand=("al1",))
    for spell in ("wDef+3/4", "wOff-3/4"):
        t.play(spell)
        if t.seat == 1:
            t.use("Fate's Promise")
        assert t.where(spell) == "discard pile" and t.totals() == (5, 15)


def test_fates_promise_ends_a_spell_that_is_there_already() -> None:
    assert fight("her5 with Fate's Promise", "wiz9 with wDef+3/4 and al5").totals() == (11, 14)


@pytest.mark.parametrize(
    ("bearer", "kept_off", "let_in"),
    [
        ("cle5 with Sirrion's Brooch", ("wOff-3/4", "cOff-3/4", "mi+3 Off", "art+4"), ("evRuin", "psyOff-3")),
        ("her5 with UD/028", ("art+4",), ("mi+3 Off", "wOff-3/4")),
        ("her5 with Cloak of the Gargoyle", ("wOff-3/4",), ("cOff-3/4", "mi+3 Off")),
        ("her5 with Necklace of Protection", ("avatar15",), ("her15", "wOff-3/4")),
        ("mon5 with The Marble Orb", ("evRuin",), ("evGift", "wOff-3/4")),
        ("her5 with The Marble Orb", (), ("evRuin",)),
        ("wiz5 with Libram of Ineffable Damnation", ("wOff-3/4", "cOff-3/4"), ("mi+3 Off", "evRuin")),
        ("her5 with Pretty Magical Ring", ("Bitter Well", "Ward of Laocoon"), ("wOff-3/4", "al3")),
    ],
)
def test_some_items_keep_cards_off(bearer: str, kept_off: tuple[str, ...], let_in: tuple[str, ...]) -> None:
    t = bearing(bearer, *kept_off, *let_in)
    me = t.handle(bearer.split(" with ")[0])
    assert [card for card in (*kept_off, *let_in) if immune(t.state, me, t.handle(card, 1))] == list(kept_off)


@pytest.mark.parametrize(
    ("item", "barred", "left"),
    [
        ("psi5 with Psionicist Bracelet", ("wDef+3/4", "dispel"), ("cDef+3/4",)),
        ("psi5 with Psionicist Anklet", ("cDef+3/4",), ("wDef+3/4", "dispel")),
    ],
)
def test_no_spells_of_a_kind_are_cast_against_some_psionicists(
    item: str, barred: tuple[str, ...], left: tuple[str, ...]
) -> None:
    t = fight("her9", item)
    t.put(0, "discard pile", *barred, *left)
    for seat, champion in ((0, "her9"), (1, "psi5")):
        assert all(is_banned(t.state, seat, t.handle(champion), t.handle(card)) for card in barred)
        assert not any(is_banned(t.state, seat, t.handle(champion), t.handle(card)) for card in left)


def test_the_gargoyle_comes_home_without_anything() -> None:
    t = fight("her5 with Cloak of the Gargoyle and mi+2", "her15").skip()
    assert t.where("her5") == "pool"
    assert t.where("Cloak of the Gargoyle") == t.where("mi+2") == "discard pile"


@pytest.mark.parametrize(
    ("item", "reached"),
    [
        ("Dori's Obsidian Steed of Wondrous Power", ["r1", "r3", "r2"]),
        ("Bracers of Brachiation", ["r1"]),
        ("Amulet of Plane Walking", ["r1", "r3", "r2", "rClericOnly"]),
    ],
)
def test_some_items_lead_past_the_front(item: str, reached: list[str]) -> None:
    assert reachable(f"her5 with {item}", A="r1", B="r3", C="r2", D="rClericOnly") == reached


def test_the_bracers_lead_from_tree_to_tree() -> None:
    assert "The Forest Ridge" in reachable(
        "her5 with Bracers of Brachiation", A="r1", B="r3", C="r2", D="The Forest Ridge"
    )
    assert "The Forest Ridge" not in reachable("her5", A="r1", B="r3", C="r2", D="The Forest Ridge")


def test_the_girdle_makes_an_earthwalking_dwarf() -> None:
    t = bearing("her5 with Girdle of Dwarvenkind")
    assert all(has_trait(t.state, t.handle("her5"), trait) for trait in ("dwarf", "earthwalker"))


@pytest.mark.parametrize(
    ("rock", "crushed", "total"), [("Big Giant's Rock", "al4", 8), ("Huge Giant's Rock", "al7", 11)]
)
def test_a_rock_thrown_in_battle_crushes_an_ally(rock: str, crushed: str, total: int) -> None:
    t = duel("giant5", "her9 with al4 and al7 and al8", hand=(rock, "al1"), rival_hand=("al1",))
    t.play(rock)
    if crushed == "al7":
        assert t.offered() == ["al4", "al7"]
        t.pick("al7")
    assert t.where(crushed) == "discard pile" and t.totals()[0] == total
    assert fight(f"giant5 with {rock}", "her9 with al4").totals()[1] == 13


def test_the_enormous_rock_crushes_an_ally_and_an_artifact() -> None:
    t = duel("giant5", "her9 with al9 and art+4", hand=("Enormous Giant's Rock", "al1"), rival_hand=("al1", "mi+2"))
    t.play("Enormous Giant's Rock")
    assert t.where("al9") == t.where("art+4") == "discard pile"
    assert t.totals() == (14, 9) and not t.can_play("al1") and t.can_play("mi+2")


def test_nobody_takes_up_an_item_against_the_huge_rock() -> None:
    t = fight("giant5 with Huge Giant's Rock", "her15")
    t.put(1, "discard pile", "mi+1", "art+2", "al2")
    foe = t.handle("her15")
    assert [is_banned(t.state, 1, foe, t.handle(card)) for card in ("mi+1", "art+2", "al2")] == [True, False, False]


@pytest.mark.parametrize(("foe", "total"), [("wiz9", 9), ("cle9", 9), ("her9", 18)])
def test_the_toad_robs_a_spellcaster_of_its_base_level(foe: str, total: int) -> None:
    t = duel("her5", f"{foe} with al9", hand=("The Toad", "al1"), rival_hand=("al1",))
    assert t.play("The Toad").totals() == (7, total)
    assert fight("mon5 with The Toad", "wiz9 with al9").totals() == (11, 18)


def test_the_armor_of_the_high_king_recovers_a_blood_ability() -> None:
    t = at_home(pool=("her5 with Armor of the High King",), hand=("her2",))
    t.put(0, "discard pile", "bloodDef+3", "psyDef+3")
    t.use("Armor of the High King")
    assert t.where("bloodDef+3") == "hand" and not t.can_use("Armor of the High King")


@pytest.mark.parametrize(("bearer", "met"), [("her5 with Ring of Human Influence", False), ("her5", True)])
def test_heroes_do_not_meet_the_ring_of_human_influence(bearer: str, met: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, bearer)
    t.pool(1, "her9", "mon9")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1)
    assert t.can_pick("mon9") and t.can_pick("her9") is met


def test_the_rod_of_lordly_might_flies_and_cows_small_allies() -> None:
    t = fight("her5 with Rod of Lordly Might and al2", "her15")
    t.put(1, "discard pile", "al5", "al6")
    assert all(has_trait(t.state, t.handle(card), "flyer") for card in ("her5", "al2"))
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("al5"))
    assert not is_banned(t.state, 1, t.handle("her15"), t.handle("al6"))


def test_the_amulet_of_plane_walking_ignores_the_holding_that_is_attacked() -> None:
    assert fight("her5 with Amulet of Plane Walking", "her9", realm="r1 with h+2").totals() == (5, 9)
    assert fight("her5", "her9", realm="r1 with h+2").totals() == (5, 11)
    assert reachable("her5 with Amulet of Plane Walking", A="rGH with 4th/086") == ["rGH"]
    assert reachable("her5", A="rGH with 4th/086") == []


def test_the_sphere_sends_the_defeated_to_the_abyss() -> None:
    t = fight("her15", "her5 with Sphere of Annihilation and al9").skip()
    assert t.where("her15") == "abyss"


def test_the_libram_costs_its_defeated_bearer_everything() -> None:
    assert fight("wiz1 with Libram of Ineffable Damnation", "her15").skip().where("wiz1") == "abyss"


def test_the_whip_disarms_for_the_whole_round() -> None:
    t = fight("her5 with Whip of Disarming", "her9 with mi+2 and art+4 and al2")
    assert t.totals() == (8, 11) and t.where("mi+2") == t.where("art+4") == "discard pile"
    t.put(1, "discard pile", "mi+1", "art+2", "al3")
    foe = t.handle("her9")
    assert [is_banned(t.state, 1, foe, t.handle(card)) for card in ("mi+1", "art+2", "al3")] == [True, True, False]


@pytest.mark.parametrize(("bearer", "skills", "able"), [("thi5", 3, True), ("thi5", 2, False), ("her5", 3, False)])
def test_the_gauntlets_of_dexterity_bring_the_discards_back(bearer: str, skills: int, able: bool) -> None:
    t = at_home(pool=(f"{bearer} with Gauntlets of Dexterity",), hand=("her2",))
    t.put(0, "discard pile", *("thiefDef+3",) * skills, "al3")
    assert may_use(t.state, t.handle(bearer), t.handle("thiefDef+3"))
    assert t.can_use("Gauntlets of Dexterity") is able
    if able:
        t.use("Gauntlets of Dexterity")
        assert not t.names(0, "discard pile") and t.where("al3") == "draw pile"


def test_the_wand_of_bone_counts_the_undead_and_keeps_them() -> None:
    t = fight("und5 with Wand of Bone and alUnd4", "und9")
    assert t.totals() == (5 + 4 + 2 + 4, 9)
    t = duel("wiz9", "und9 with Wand of Bone and alUnd2 and al3", hand=("Fireball", "al1"), rival_hand=("al1",))
    t.play("Fireball")
    assert t.where("alUnd2") == "attached" and t.where("al3") == "discard pile"


def test_the_sword_of_sharpness_fells_the_weak() -> None:
    assert fight("her1 with Sword of Sharpness", "her3 with al9").where("her3") == "discard pile"
    assert fight("her1 with Sword of Sharpness", "her5").where("her5") == "battle"


def test_the_ring_lends_every_way_of_moving() -> None:
    t = fight("her5 with Pretty Magical Ring and al2", "her15")
    for card in ("her5", "al2"):
        assert all(has_trait(t.state, t.handle(card), trait) for trait in ("flyer", "swimmer", "earthwalker"))


def test_the_black_sail_brings_the_dead_back_undead() -> None:
    t = fight("her5 with Black Sail of Schnai", "her15").skip()
    assert t.where("her5") == "limbo"
    for seat in (0, 1, 0):
        t.skip_to(seat=seat, label="end your turn", turns=1).end_turn()
    assert t.where("her5") == "pool" and has_trait(t.state, t.handle("her5"), "undead")


def test_who_comes_home_by_himself_does_not_sail() -> None:
    t = fight("home5 with Black Sail of Schnai", "her15").skip()
    assert t.where("home5") == "pool" and not has_trait(t.state, t.handle("home5"), "undead")
