"""Monsters of the later sets."""

from __future__ import annotations

from copy import copy

import pytest
from hall import Hall, key_of
from positions import at_home, duel, fight

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


def uses(t: Hall, champion: str, card: str) -> bool:
    t.put(0, "hand", card)
    return may_use(t.state, t.handle(champion), t.handle(card))


def attacker(champion: str, rival: str = "her15", realm: str = "r1", pool: tuple[str, ...] = ()) -> int:
    t = fight(champion, rival, realm=realm)
    t.pool(0, *pool)
    return t.totals()[0]


def defender(champion: str, rival: str = "fly9", realm: str = "r1") -> int:
    return fight(rival, champion, realm=realm).totals()[1]


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(
    ("champion", "usable"),
    [
        ("Deathstream, Black Dragon", "wDef+3/4"),
        ("Dregoth, Undead Dragon-King", "wDef+3/4 cDef+3/4"),
        ("Mykell, Amethyst Great Wyrm", "wDef+3/4"),
        ("Ghostly Piper", "wDef+3/4"),
        ("PO/052", "psyDef+3"),
        ("Ixitxachitl", "cDef+3/4"),
        ("Kirre", "psyDef+3"),
        ("Falx the Silver Dragon", "wDef+3/4"),
        ("Queen Frumpy the Fire Giant", "cDef+3/4"),
        ("The Gorgon", "wDef+3/4 bloodDef+3"),
        ("The Lamia", "bloodDef+3"),
        ("The Hag", "wDef+3/4"),
        ("Corpse Dragon", "wDef+3/4"),
        ("UD/088", "wDef+3/4 psyDef+3"),
        ("Chantal the Banshee", "cDef+3/4"),
        ("Dragon Turtle", ""),
    ],
)
def test_monsters_use_what_is_printed_on_them_and_nothing_else(champion: str, usable: str) -> None:
    t = fight(champion, "her15")
    kinds = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "thiefDef+3")
    assert [kind for kind in kinds if uses(t, champion, kind)] == [k for k in kinds if k in usable.split()]


@pytest.mark.parametrize(
    ("champion", "covered", "open_to"),
    [
        ("Dregoth, Undead Dragon-King", "psyOff-3 wOff-3/4 cOff-3/4", "wDef+3/4 mi+3_Off"),
        ("The Gorgon", "evRuin", "evGift wOff-3/4"),
        ("Banshegh", "wOff-3/4 cOff-3/4", "psyOff-3"),
        ("The Lamia", "psyOff-3", "wOff-3/4 psyDef+3"),
        ("The Hag", "psyOff-3", "wOff-3/4"),
        ("Earth Weird", "mi+3_Off", "mi+2 wOff-3/4"),
        ("Chantal the Banshee", "psyOff-3", "wOff-3/4"),
        ("Crawling Claws", "wOff-3/4 cOff-3/4 psyOff-3", "mi+3_Off wDef+3/4"),
        ("Wereshark", "alSwim4", "al4 alFly4"),
        ("Gib Lhadsemlo", "wishW wOff-3/4 mi+3_Off psyOff-3 fistOff+3 evRuin", "wDef+3/4 mi+2 al4 evGift"),
        ("Jarl the Frost Giant", "rPow", "her5"),
        ("Ghostly Piper", "Mind_Flayer", "her5"),
    ],
)
def test_some_monsters_are_immune(champion: str, covered: str, open_to: str) -> None:
    t = fight(champion, "her15")
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(1, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, champion, name)] == []
    assert [name for name in unsafe if immune_to(t, champion, name)] == []


@pytest.mark.parametrize(
    ("champion", "rival", "realm", "level"),
    [
        ("Dregoth, Undead Dragon-King", "her15", "r1", 6),
        ("Aquatic Elf", "her15", "rCoast", 8),
        ("Aquatic Elf", "her15", "r1", 4),
        ("Ixitxachitl", "swi9", "r1", 8),
        ("Ixitxachitl", "her9 with alSwim2", "r1", 8),
        ("Ixitxachitl", "her9 with al2", "r1", 4),
        ("Falx the Silver Dragon with mi+1 and mi+3 Off", "her15", "r1", 6 + 4 + 2),
        ("Falx the Silver Dragon with art+2", "her15", "r1", 6 + 2),
        ("Queen Frumpy the Fire Giant", "her15", "r1", 5),
        ("Jarl the Frost Giant", "her15", "The Glacial Rift", 7),
        ("Piercer", "her15", "r1", 2),
        ("Piercer", "her15", "rUnder", 3),
    ],
)
def test_levels_of_attacking_monsters(champion: str, rival: str, realm: str, level: int) -> None:
    assert attacker(champion, rival, realm) == level


@pytest.mark.parametrize(
    ("champion", "realm", "level"),
    [
        ("Dregoth, Undead Dragon-King", "r1", 10),
        ("Aquatic Elf", "rCoast", 4),
        ("Queen Frumpy the Fire Giant", "r1", 7),
        ("Jarl the Frost Giant", "The Glacial Rift", 7 + 6 + 2),
        ("Jarl the Frost Giant", "r1", 7),
    ],
)
def test_levels_of_defending_monsters(champion: str, realm: str, level: int) -> None:
    assert defender(champion, realm=realm, rival="fly9 with art+4 and mi+3 Off") == level


def test_each_champion_in_the_pool_strengthens_the_crawling_claws() -> None:
    assert attacker("Crawling Claws", pool=("her1", "wiz2")) == 1 + 2
    assert attacker("Crawling Claws") == 1


def test_the_darkenbeast_drives_all_familiars_off() -> None:
    t = at_home(pool=("wiz5 with FR/074 and Find Familiar and mi+2",), hand=("Darkenbeast", "her2"))
    t.play("Darkenbeast")
    assert t.where("FR/074") == t.where("Find Familiar") == "discard pile" and t.where("mi+2") == "attached"


def test_deathstream_costs_an_opponent_an_item_anywhere() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Deathstream, Black Dragon")
    t.pool(1, "her15 with mi+1", "her2 with mi+2 and art+4")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15")
    assert not t.can_pick("art+4")
    t.pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.where("mi+1") == "attached"


@pytest.mark.parametrize(("card", "played"), [("al4", True), ("her2", False)])
def test_zielesch_draws_a_card_and_may_play_it(card: str, played: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Zielesch, Ancient Green Dragon")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.pile(0, card, "al2")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").yes()
    assert t.can_play(card) is played
    if played:
        t.play(card)
        assert t.totals()[0] == 9 + 4
    else:
        assert t.where(card) == "hand"


def test_mykell_destroys_one_ally_a_round() -> None:
    t = fight("Mykell, Amethyst Great Wyrm", "her9", rival_hand=("al3", "al4", "al5"))
    t.play("al3")
    t.use("Mykell, Amethyst Great Wyrm")
    assert t.where("al3") == "discard pile"
    t.play("al4")
    assert not t.can_use("Mykell, Amethyst Great Wyrm")


def test_mykells_power_is_psionic() -> None:
    t = fight("Mykell, Amethyst Great Wyrm", "her15")
    t.pool(1, "Roper")
    assert immune_to(t, "Roper", "Mykell, Amethyst Great Wyrm")


def test_the_pipers_things_ignore_what_allies_do() -> None:
    t = fight("Ghostly Piper with mi+2", "her15")
    t.put(1, "hand", "Rust Monster")
    assert immune_to(t, "mi+2", "Rust Monster")


def test_no_elf_faces_the_aquatic_elf() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Aquatic Elf")
    t.pool(1, "elf5", "her15")
    t.hand(0, "al1")
    t.hand(1, "alElf3", "al2")
    t.begin(seat=0, phase=4).attack("r1")
    assert not t.can_pick("elf5")
    t = fight("Aquatic Elf", "her2", rival_hand=("alElf3", "al2"))
    assert t.can_play("al2") and not t.can_play("alElf3")


@pytest.mark.parametrize(("realm", "allowed"), [("rCoast", True), ("r1", False)])
def test_the_ixitxachitl_casts_wizard_spells_at_the_coast(realm: str, allowed: bool) -> None:
    assert uses(fight("Ixitxachitl", "her15", realm=realm), "Ixitxachitl", "wDef+3/4") is allowed
    assert uses(fight("fly9", "Ixitxachitl", realm=realm), "Ixitxachitl", "wDef+3/4") is allowed


def test_the_owner_of_a_defeated_kirre_draws_a_card() -> None:
    t = fight("Kirre", "her15")
    before = t.hand_size(0)
    t.skip().yes()
    assert t.hand_size(0) == before + 1


def test_allies_have_no_powers_against_the_locathah_champion() -> None:
    t = fight("her1", "Locathah Champion", hand=("alUnd2", "Skeleton Commander", "Red Wizards"))
    t.play("Red Wizards")
    assert not uses(t, "her1", "wDef+3/4")
    t = fight("her1", "mon9", hand=("Red Wizards",))
    t.play("Red Wizards")
    assert uses(t, "her1", "wDef+3/4")


def test_skriaxit_halves_its_opponents() -> None:
    t = fight("Skriaxit, Composite Elemental", "her9 with al3 and mi+2", hand=("al1",))
    assert t.totals() == (8, 4 + 1 + 2)


def test_items_on_falx_stay() -> None:
    t = fight("her9", "Falx the Silver Dragon with mi+2", hand=("Flesh Golem",))
    t.play("al1").play("Flesh Golem") if t.seat else t.play("Flesh Golem")
    assert t.where("mi+2") == "attached"


@pytest.mark.parametrize(
    ("champion", "barred", "free"),
    [
        ("Queen Frumpy the Fire Giant", "al4", "al5"),
        ("The Gorgon", "al9", "mi+2"),
        ("Corpse Dragon", "alUnd4", "al4"),
    ],
)
def test_some_monsters_keep_allies_away(champion: str, barred: str, free: str) -> None:
    t = fight(champion, "her1", rival_hand=(barred, free))
    assert not t.can_play(barred) and t.can_play(free)


def test_no_undead_champion_faces_the_corpse_dragon() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Corpse Dragon")
    t.pool(1, "und9", "her15", "her9")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.can_pick("her15") and not t.can_pick("und9")


@pytest.mark.parametrize(("hour", "level", "usable"), [("night", 10, "bloodDef+3"), ("day", 5, "cDef+3/4 wDef+3/4")])
def test_the_banshegh_changes_with_the_light(hour: str, level: int, usable: str) -> None:
    t = duel("Banshegh", "her15", hand=("al1",), played_at=hour)
    kinds = ("wDef+3/4", "cDef+3/4", "bloodDef+3")
    assert t.totals()[0] == level
    assert {kind for kind in kinds if uses(t, "Banshegh", kind)} == set(usable.split())


@pytest.mark.parametrize(("rival", "base"), [("wiz9", 4), ("cle9", 4), ("her9", 9)])
def test_wizards_and_clerics_are_at_half_strength_against_the_lamia(rival: str, base: int) -> None:
    t = fight("The Lamia", rival, hand=("al2",))
    assert base_level(t.state, t.handle(rival)) == base


def test_a_defeated_hag_curses_an_opponent_with_the_loss_of_a_holding() -> None:
    t = fight("The Hag", "her15", realm="r1 with h1")
    t.formation(1, B="r2 with h2")
    t.skip().yes()
    assert t.seat == 1
    t.pick("h2")
    assert t.where("h2") == "discard pile" and t.where("h1") == "attached"


def test_a_defeated_earth_weird_comes_back_out_of_limbo() -> None:
    t = fight("Earth Weird with mi+2", "her15")
    t.skip()
    assert t.where("Earth Weird") == "limbo" and t.where("mi+2") == "discard pile"


def test_the_gibbering_mouther_serves_the_faceless_one() -> None:
    t = fight("Gibbering Mouther", "her15")
    assert t.totals()[0] == 3 and not uses(t, "Gibbering Mouther", "cDef+3/4")
    face = t.game.faces[key_of("her2")]
    t.game.catalogue[face] = copy(t.game.catalogue[face])
    t.game.catalogue[face].name = "The Faceless One, Avatar of Juiblex"
    t.pool(1, "her2")
    assert t.totals()[0] == 10 and uses(t, "Gibbering Mouther", "cDef+3/4")


@pytest.mark.parametrize("champion", ["Umber Hulk", "UD/088"])
def test_some_monsters_dig_to_any_underdark_realm_with_their_allies(champion: str) -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rUnder", C="r2")
    t.pool(0, champion)
    t.pool(1, "her15")
    t.hand(0, "al2")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rUnder") and not t.can_attack("r2")
    assert t.attack("rUnder").pick("her15").can_play("al2")


def test_allies_on_both_sides_fear_chantal() -> None:
    t = fight("Chantal the Banshee with al3", "her15 with al5 and mi+1")
    assert t.totals() == (7 + 2, 15 + 4 + 1)


@pytest.mark.parametrize(("realm", "place"), [("rUnder", "discard pile"), ("r1", "battle")])
def test_the_piercer_drops_on_weak_attackers_of_the_underdark(realm: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "fly5")
    t.pool(1, "Piercer")
    t.hand(1, "al9", "al1")
    t.begin(seat=0, phase=4).attack(realm).pick("Piercer")
    assert t.where("fly5") == place


def test_the_wereshark_discards_swimming_allies() -> None:
    t = fight("Wereshark", "her3 with alSwim2 and al2", rival_hand=("alSwim4", "al4"))
    assert t.where("alSwim2") == "discard pile" and t.where("al2") == "attached"
    t.play("alSwim4")
    assert t.where("alSwim4") == "discard pile"


def test_allies_of_the_moonbeast_are_werebeasts_and_resist_items() -> None:
    t = fight("Moonbeast", "her15", hand=("al3",))
    t.play("al3").put(1, "hand", "mi+3 Off")
    assert has_trait(t.state, t.handle("al3"), "werebeast") and immune_to(t, "al3", "mi+3 Off")
    assert not immune_to(t, "Moonbeast", "mi+3 Off")


def test_the_fire_dragon_burns_what_is_attached_but_not_what_comes_later() -> None:
    t = fight("Fire Dragon", "her9 with mi+2 and art+4", rival_hand=("mi+1", "al2"))
    assert t.where("mi+2") == t.where("art+4") == "discard pile"
    t.play("mi+1")
    assert t.totals() == (10, 9 + 1)


def test_the_dragon_turtle_swims_to_a_shielded_coast() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rCoast", C="r2")
    t.pool(0, "Dragon Turtle")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rCoast") and not t.can_attack("r2")
