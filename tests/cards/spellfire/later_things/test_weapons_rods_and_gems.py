"""Magical items of the sets after Dragonlance: those that change with what is around them, each in a position that
shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear


def drawing(attacker: str, defender: str, *, own: str = "al1", rival: str = "al1") -> Hall:
    """A duel where the next cards that both draw are known."""
    t = Hall()
    t.pool(0, attacker)
    t.pool(1, defender)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.pile(0, own, "al2", "al3", "al4")
    t.pile(1, rival, "al2", "al3", "al4")
    return step_forward(t.begin(seat=0, phase=4).attack("r1"), attacker, defender)


@pytest.mark.parametrize(("sword", "cold", "hot"), [("Flametongue", 2, 6), ("Frostbrand", 3, 7)])
def test_two_swords_give_their_all_once(sword: str, cold: int, hot: int) -> None:
    t = fight(f"her5 with {sword}", "her15")
    assert t.totals() == (5 + cold, 15)
    t.use(sword)
    assert t.totals() == (5 + hot, 15)
    t.play("al1").skip_to(label="end your turn")
    assert t.where(sword) == "discard pile"
    t = fight(f"her9 with {sword} and al4", "her9 with al5").skip()
    assert t.where(sword) == "attached"
    assert not fight(f"wiz5 with {sword}", "her15").can_use(sword)


def test_the_slippers_climb_stone_and_iron_alone() -> None:
    t = fight("her5 with Slippers of Spider Climbing and al2", "her15")
    t.put(1, "discard pile", "Wall of Stone", "Wall of Iron", "4th/366")
    for card in ("her5", "al2"):
        climbed = [immune(t.state, t.handle(card), t.handle(w)) for w in ("Wall of Stone", "Wall of Iron", "4th/366")]
        assert climbed == [True, True, False]


def test_the_hammer_needs_great_strength_and_strikes_the_first_ally() -> None:
    t = at_home(pool=("her5", "giant5 with Girdle of Storm Giant Strength"), hand=("Hammer of Thunderbolts", "her2"))
    hammer = t.handle("Hammer of Thunderbolts")
    assert why_not_bear(t.state, t.handle("her5"), hammer) is not None
    assert why_not_bear(t.state, t.handle("giant5"), hammer) is None
    bearer = "giant5 with Girdle of Storm Giant Strength and Hammer of Thunderbolts"
    t = duel("her5", bearer, hand=("al3", "al2", "al1"), rival_hand=("al1",))
    assert t.play("al3").totals() == (5, 19) and t.where("al3") == "discard pile"
    assert t.play("al2").totals() == (7, 19)


def test_the_gauntlets_of_ogre_power_break_every_wall() -> None:
    t = duel("her15", "wiz9", hand=("Gauntlets of Ogre Power", "al1"), rival_hand=("4th/366", "al1"))
    t.play("4th/366").play("Gauntlets of Ogre Power")
    assert t.where("her15") == "battle" and t.totals() == (21, 12)


@pytest.mark.parametrize("part", range(1, 7))
def test_the_parts_of_the_rod_add_to_each_other(part: int) -> None:
    rod = f"Rod of 7 Parts, Part {part}"
    assert fight(f"her5 with {rod}", "her15").totals() == (5 + part, 15)
    assert fight(f"her5 with {rod} and Rod of 7 Parts, Part 7", "her15 with al9").totals() == (5 + part + 7 + 2, 24)


def test_what_the_parts_of_the_rod_do() -> None:
    t = home("her5 with Rod of 7 Parts, Part 1", "her4 with Rod of 7 Parts, Part 6")
    assert has_trait(t.state, t.handle("her5"), "swimmer") and has_trait(t.state, t.handle("her4"), "earthwalker")
    t = home("her5 with Rod of 7 Parts, Part 2", "her4 with Rod of 7 Parts, Part 3")
    t.put(1, "discard pile", "evRuin", "mi+3 Off")
    assert immune(t.state, t.handle("her5"), t.handle("evRuin"))
    assert not immune(t.state, t.handle("her5"), t.handle("mi+3 Off"))
    assert immune(t.state, t.handle("her4"), t.handle("mi+3 Off"))
    assert not immune(t.state, t.handle("her4"), t.handle("evRuin"))


def test_no_flyer_comes_against_the_fourth_part_of_the_rod() -> None:
    t = camp("r1", "her5 with Rod of 7 Parts, Part 4", "fly9", "her9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("her9") and not t.can_pick("fly9")
    t = fight("her5 with Rod of 7 Parts, Part 4", "her15")
    t.put(1, "discard pile", "alFly3", "al3")
    foe = t.handle("her15")
    assert [is_banned(t.state, 1, foe, t.handle(card)) for card in ("alFly3", "al3")] == [True, False]


def test_the_fifth_part_of_the_rod_sees_a_hand_each_turn() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "her5 with Rod of 7 Parts, Part 5")
    t.hand(1, "al7")
    t.begin(seat=1, phase=5).skip_to(label="end your turn").end_turn().skip_to(seat=0).yes()
    assert any("al7" in line for line in t.log(0))


@pytest.mark.parametrize(("bearer", "wanted"), [("her5", True), ("her5", False), ("fly9", True), ("fly9", False)])
def test_the_carpet_lifts_or_lowers_its_bearer(bearer: str, wanted: bool) -> None:
    t = Hall()
    t.pool(0, f"{bearer} with Flying Carpet")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    while t.label != "you may" and not t.can("al1", tb.PLAY):
        if t.can_pick("her15"):
            t.pick("her15")
            break
        t.skip()
    _ = t.yes() if wanted else t.skip()
    assert has_trait(t.state, t.handle(bearer), "flyer") is ((bearer == "fly9") is not wanted)


def test_a_champion_is_restrained_before_the_battle() -> None:
    t = Hall()
    t.pool(0, "her5 with Amelior's Restraint")
    t.pool(1, "Vangerdahast")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.begin(seat=0, phase=4).use("Amelior's Restraint")
    assert is_silenced(t.state, t.handle("Vangerdahast"))
    assert t.can_attack("r1") and not t.can_use("Amelior's Restraint")


def test_the_pistol_adds_a_digit() -> None:
    assert drawing("her5 with Smoke Powder Pistol", "her15", rival="digit3").totals() == (13, 15)


def test_adjatha_drinks_the_magic_of_the_opponent() -> None:
    t = fight("her5 with Adjatha, the Spell Drinker", "her9 with mi+2 and mi+1 and art+4")
    assert t.totals() == (5 + 2 + 4, 13) and is_silenced(t.state, t.handle("mi+2"))
    assert fight("her5 with Adjatha, the Spell Drinker", "her9 with art+4").totals() == (7, 13)


@pytest.mark.parametrize(
    ("foe", "total"), [("werebeast5 with al9", 12), ("Strahd Von Zarovich", 12), ("mon9", 8), ("her9 with RL/071", 12)]
)
def test_the_sword_abhors_shapechangers(foe: str, total: int) -> None:
    assert fight("her5 with Abhorrence of Shapechangers", foe).totals()[0] == total


@pytest.mark.parametrize(
    ("item", "bearers", "others"),
    [
        ("Adjatha, the Spell Drinker", ("her5", "mon5"), ("wiz5", "cle5")),
        ("Abhorrence of Shapechangers", ("her5", "wiz5"), ("mon5",)),
        ("Sword of the High King", ("her5",), ("mon5",)),
        ("Arcane Formula for a Lich", ("wiz5",), ("her5",)),
    ],
)
def test_some_items_are_not_for_everybody(item: str, bearers: tuple[str, ...], others: tuple[str, ...]) -> None:
    t = at_home(pool=(*bearers, *others), hand=(item, "her2"))
    able = [name for name in (*bearers, *others) if why_not_bear(t.state, t.handle(name), t.handle(item)) is None]
    assert able == list(bearers)


def test_the_sword_of_the_high_king_leaves_one_level_each() -> None:
    assert fight("her1 with Sword of the High King", "her9 with al9 and al8 and mi+2").totals() == (5, 1 + 1 + 1 + 2)


def test_boraghs_ring_teaches_monsters_a_little() -> None:
    t = duel("mon5 with Boragh's Ring", "her15", hand=("psyDef+3", "al1"), rival_hand=("al1",))
    assert t.play("psyDef+3").totals() == (5 + 2 + 2, 15)
    t = home("her5 with Boragh's Ring")
    t.put(0, "discard pile", "psyDef+3")
    assert not may_use(t.state, t.handle("her5"), t.handle("psyDef+3"))


def test_the_helmet_charms_and_sends_home_with_nothing() -> None:
    t = duel("mon5 with Helmet of Selnor", "mon9", hand=("al1",), rival_hand=("al1",))
    t.pool(1, "her3 with mi+2", "wiz3")
    t.state.question = None
    t.use("Helmet of Selnor")
    assert t.totals() == (10, 9)
    t.skip_to(label="end your turn")
    assert t.where("her3") == "pool" and t.where("mi+2") == "discard pile"


@pytest.mark.parametrize(("bearer", "total"), [("und5", 5 + 2 + 4 + 6), ("her5", 5 + 2 + 2 + 2)])
def test_the_shovel_digs_for_the_undead(bearer: str, total: int) -> None:
    assert fight(f"{bearer} with Shovel of Gravedigging and al2 and alUnd2", "her15 with al9").totals()[0] == total


@pytest.mark.parametrize("foe", ["wiz9", "mon9", "thi9"])
def test_only_few_meet_garions_sword_and_helm(foe: str) -> None:
    t = camp("r1", "her5 with UDc/21", foe, "her9", "psi9", "cle9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.offered() == ["cle9", "her9", "psi9"]


def test_two_star_gems_are_worth_more_than_one() -> None:
    t = home("her5 with Star Gem of Martek: Opal", "her4 with Star Gem of Martek: Ruby")
    t.put(0, "discard pile", "psyDef+3", "wDef+3/4")
    t.put(1, "discard pile", "psyOff-3", "evRuin")
    assert may_use(t.state, t.handle("her5"), t.handle("psyDef+3"))
    assert not immune(t.state, t.handle("her5"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("her4"), t.handle("evRuin"))
    t = home("her5 with Star Gem of Martek: Opal and Star Gem of Martek: Ruby and Star Gem of Martek: Amethyst")
    t.put(0, "discard pile", "cDef+3/4", "wDef+3/4")
    t.put(1, "discard pile", "psyOff-3", "evRuin")
    assert immune(t.state, t.handle("her5"), t.handle("psyOff-3"))
    assert immune(t.state, t.handle("her5"), t.handle("evRuin"))
    assert may_use(t.state, t.handle("her5"), t.handle("cDef+3/4"))
    assert may_use(t.state, t.handle("her5"), t.handle("wDef+3/4"))
    assert not may_use(
        (u := home("her5 with Star Gem of Martek: Amethyst", hand=("wDef+3/4",))).state,
        u.handle("her5"),
        u.handle("wDef+3/4"),
    )


def test_the_sapphire_keeps_allies_and_adds_levels_beside_another_gem() -> None:
    t = duel("wiz9", "her5 with Star Gem of Martek: Sapphire and al2 and al9", hand=("Fireball", "al1"))
    assert t.totals() == (9, 19)
    t.play("Fireball")
    assert t.where("al2") == "attached"
    t = fight("her5 with Star Gem of Martek: Sapphire and Star Gem of Martek: Opal", "her15 with al9")
    assert t.totals()[0] == 5 + 3 + 2 + 5


def test_the_ruby_silences_the_undead() -> None:
    t = fight("her15 with Star Gem of Martek: Ruby", "Ankhtepot with Skeletal Minion")
    assert is_silenced(t.state, t.handle("Ankhtepot")) and is_silenced(t.state, t.handle("Skeletal Minion"))


@pytest.mark.parametrize(("bearer", "zone"), [("her5", "abyss"), ("home5", "pool")])
def test_the_amethyst_avenges_a_dead_bearer(bearer: str, zone: str) -> None:
    t = fight(f"{bearer} with Star Gem of Martek: Amethyst", "her15").skip()
    assert t.where("her15") == zone


def test_a_dragons_tooth_grows_into_an_ally() -> None:
    assert drawing("her5 with Dragon's Teeth", "her15", own="digit3").totals() == (8, 15)


def test_the_amulet_of_undead_aura_weighs_on_the_opponent() -> None:
    assert fight("her5 with Amulet of Undead Aura", "her9 with al4").totals() == (5, 8)


def test_the_formula_makes_a_lich_for_good() -> None:
    t = fight("wiz5 with Arcane Formula for a Lich", "her15")
    assert t.totals() == (10, 15) and has_trait(t.state, t.handle("wiz5"), "undead")
    t = at_home(seat=1, pool=("wiz9",), hand=("Crystalbrittle", "her2"))
    t.pool(0, "wiz5 with Arcane Formula for a Lich")
    t.state.question = None
    assert not t.can_play("Crystalbrittle")


@pytest.mark.parametrize(("item", "kept_off"), [("mi+3 Off", True), ("Sword of the Avoreen", True), ("RR/080", False)])
def test_the_ring_of_lycanthropy_shields_from_small_items(item: str, kept_off: bool) -> None:
    t = home("her5 with Ring of Lycanthropy")
    t.put(1, "discard pile", item)
    assert has_trait(t.state, t.handle("her5"), "werebeast")
    assert immune(t.state, t.handle("her5"), t.handle(item)) is kept_off


def test_the_charm_keeps_the_breath_of_dragons_off() -> None:
    t = fight("her5 with Breath Charm", "monDragon5 with alDragon3 and al9")
    kept_off = [immune(t.state, t.handle("her5"), t.handle(card)) for card in ("monDragon5", "alDragon3", "al9")]
    assert kept_off == [True, True, False]


@pytest.mark.parametrize(("friends", "zone"), [(("wiz4", "her3"), "attached"), ((), "hand")])
def test_the_clockwork_ogre_walks_on(friends: tuple[str, ...], zone: str) -> None:
    t = fight("her1 with Clockwork Ogre", "her15")
    t.pool(0, *friends)
    t.skip()
    if friends:
        t.pick("wiz4")
        assert t.state.host[t.handle("Clockwork Ogre")] == t.handle("wiz4")
    assert t.where("Clockwork Ogre") == zone
