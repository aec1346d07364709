"""Monsters of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, finish_turn, home, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.parametrize(
    ("champion", "card"),
    [
        ("Pereghost", "claw+3"),
        ("Dracolich", "wDef+3/4"),
        ("Dracolich", "claw+3"),
        ("Lich Conclave", "wDef+3/4"),
        ("Winged Horror", "claw+3"),
        ("Mature Gold Dragon", "wDef+3/4"),
        ("Mature Gold Dragon", "claw+3"),
        ("Borys the Dragon", "wDef+3/4"),
        ("Borys the Dragon", "cDef+3/4"),
        ("Borys the Dragon", "psyDef+3"),
        ("Korgunard the Avangion", "wDef+3/4"),
        ("Livekor", "cDef+3/4"),
        ("Eye Tyrant", "wDef+3/4"),
        ("Apocalypse", "wDef+3/4"),
        ("Apocalypse", "bloodDef+3"),
    ],
)
def test_some_monsters_cast_or_fight_with_bare_claws(champion: str, card: str) -> None:
    assert fight(champion, "her15", hand=(card,)).can_play(card)


def test_the_drider_uses_offensive_blood_abilities_only() -> None:
    assert not fight("Drider", "her9", hand=("bloodDef+3",)).can_play("bloodDef+3")


@pytest.mark.parametrize(("monster", "total"), [("Pereghost", 12), ("Isika", 9), ("Lich Conclave", 8), ("Cyclops", 10)])
def test_allies_of_the_pereghost_are_stronger(monster: str, total: int) -> None:
    t = fight(monster, "her15", hand=("al3",))
    t.play("al3")
    assert t.totals()[0] == total


def test_allies_of_the_conclave_are_undead_and_frighten() -> None:
    t = fight("Lich Conclave", "mon7", hand=("al4",), rival_hand=("al2", "al5"))
    t.play("al4").play("al5")
    t = fight("her5", "Lich Conclave with al2", hand=("al1",))
    assert t.where("al2") == "attached"


def test_weapons_of_the_winged_horror_count_twice() -> None:
    assert fight("Winged Horror with mace+1 and mi+2", "her15").totals()[0] == 5 + 2 + 2


def test_the_gold_dragon_is_proud_of_its_younger_self() -> None:
    t = fight("Mature Gold Dragon", "her15")
    t.pool(1, "Young Gold Dragon")
    assert t.totals()[0] == 12


def test_borys_and_korgunard_and_the_roper_ignore_psionic_attacks() -> None:
    for monster, level in (("Borys the Dragon", 9), ("Korgunard the Avangion", 8), ("Roper", 9)):
        t = fight("psi1", monster, hand=("psyOff-3",))
        t.play("psyOff-3")
        assert t.totals()[1] == level


def test_korgunard_gives_himself_up_to_rebuild_a_realm() -> None:
    t = home("Korgunard the Avangion")
    t.formation(0, B="r5 razed")
    t.use("Korgunard the Avangion").skip_to(label="")
    assert not t.is_razed("r5") and t.where("Korgunard the Avangion") == "discard pile"


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("others", "becomes"), [(4, False), (5, True)])
def test_monsters_with_livekor_may_become_heroes(others: int, becomes: bool) -> None:
    t = at_home(seat=1, phase=6)
    t.pool(0, "Livekor", "mon5", *(f"adv{i}" for i in range(1, others + 1)))
    t.hand(0, "fist+3")
    t.pool(1, "her9")
    t.end_turn()
    if becomes:
        t.yes()
    t.skip_to_phase(4, seat=0).attack("r8")
    step_forward(t, "mon5", "her9")
    assert t.can_play("fist+3") is becomes


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("fighter", "others", "allowed"), [("adv1", 3, True), ("adv1", 4, False), ("her9", 4, True)])
def test_no_ally_stands_in_the_way_of_ssilcroth_and_friends(fighter: str, others: int, allowed: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Ssilcroth", "her9 with mi+3 Off", *(f"adv{i}" for i in range(1, others + 1)))
    t.pool(1, "her2")
    t.hand(1, "al9")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, fighter, "her2")
    assert t.can_play("al9") is allowed


def test_each_item_makes_the_cyclops_stronger() -> None:
    assert fight("Cyclops with mi+2 and mi+1", "her15").totals()[0] == 7 + 3 + 4


def test_the_ettin_bears_two_artifacts() -> None:
    t = home("Ettin with art+4", hand=("art+2", "artDS+4"))
    assert t.can_play("art+2") and not t.can_play("artDS+4")
    t.play("art+2")
    assert t.where("art+2") == "attached"


def test_no_ally_can_be_played_against_the_formorian() -> None:
    assert not fight("her2", "Formorian Giant", hand=("al9",)).can_play("al9")


def test_only_swimmers_join_against_the_death_ship() -> None:
    t = fight("her2", "The Death Ship", hand=("al9", "alSwim4"))
    assert t.can_play("alSwim4") and not t.can_play("al9")


def test_the_fire_giant_hates_swimmers() -> None:
    assert fight("Fire Giant", "swi9").totals()[0] == 12
    assert fight("Fire Giant", "her9").totals()[0] == 8


def test_the_drider_shrugs_off_the_blows_of_heroes() -> None:
    t = fight("her3", "Drider", hand=("fistOff+3",))
    t.play("fistOff+3")
    assert t.totals() == (3, 4)


def test_the_eye_tyrant_ignores_offensive_items() -> None:
    assert fight("her5 with mi+3 Off", "Eye Tyrant").totals() == (5, 6)


def test_only_fire_touches_the_roper() -> None:
    t = fight("wiz5 with mi+3 Off", "Roper", hand=("wOff-3/4", "fire+3/4"))
    assert t.totals() == (5, 9)
    t.play("wOff-3/4")
    assert t.totals() == (5, 9)
    t.play("fire+3/4")
    assert t.totals() == (8, 9)


def test_apocalypse_overcomes_a_realm_that_defends_itself() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rSelf6")
    t.pool(0, "Apocalypse with mi+1")
    t.begin(seat=0, phase=4).attack("rSelf6")
    while not t.can_pick("rSelf6"):
        t.pick("Apocalypse") if t.can_pick("Apocalypse") else t.skip()
    t.pick("rSelf6").skip_to(label="")
    assert t.is_razed("rSelf6")


def test_the_touch_of_the_ancient_dead_never_heals() -> None:
    t = fight("her9", "The Ancient Dead")
    t.skip()
    winner = t.handle("her9")
    assert t.where("The Ancient Dead") == "discard pile"
    assert base_level(t.state, winner) == 2
    finish_turn(t)
    assert base_level(t.state, winner) == 2


def test_urdlen_devours_earthwalking_allies() -> None:
    t = fight("her5", "her9", hand=("alEarth3",))
    t.pool(1, "Urdlen")
    t.play("alEarth3")
    assert t.where("alEarth3") == "discard pile" and t.totals() == (5, 9)


@pytest.mark.rule("SF-AVA-01")
@pytest.mark.parametrize(
    ("avatar", "dear", "cheap"),
    [
        ("Urdlen", "ear9", "ear5"),
        ("Bahgtru", "her9 with art+4", "her9"),
        ("Iuz, Avatar of Evil", "undDS9 with mi+1", "und9"),
    ],
)
def test_avatars_demand_champions_of_a_certain_level(avatar: str, dear: str, cheap: str) -> None:
    assert not home(cheap, hand=(avatar,)).can_play(avatar)
    t = home(dear, hand=(avatar,))
    t.play(avatar)
    assert t.where(avatar) == "pool" and t.where(dear.split(" with ")[0]) == "discard pile"


@pytest.mark.rule("SF-AVA-01")
def test_remnis_takes_flyers_of_sixteen_levels_and_brings_cards_back() -> None:
    assert not home("fly9", "fly5", hand=("Remnis",)).can_play("Remnis")
    t = home("fly9", "fly5", "fly3", "her9", hand=("Remnis",))
    t.put(0, "discard pile", "mi+2", "her8")
    t.play("Remnis").pick("fly9").pick("fly5").skip_to(label="")
    assert t.where("fly5") == "discard pile"
    t.skip_to(label="end your turn").end_turn().yes()
    assert t.where("mi+2") == "hand" and t.where("her8") == "discard pile"


def test_allies_under_bahgtru_are_stronger_and_shielded() -> None:
    t = fight("her2", "her9", hand=("al3",))
    t.pool(0, "Bahgtru")
    t.play("al3")
    assert t.totals() == (9, 9)
    offensive = t.put(1, "hand", "wOff-3/4", "cOff-3/4", "mi+3 Off", "al5")
    assert [immune(t.state, t.handle("al3", 0), card) for card in offensive] == [True, True, True, False]


def test_the_great_mother_stops_the_spells_of_one_player_be_his_champions_there_already_or_not() -> None:
    t = at_home(pool=("Great Mother", "wiz9"))
    t.pool(1, "wiz5")
    [spell], [own_spell] = t.put(1, "hand", "wOff-3/4"), t.put(0, "hand", "wOff-3/4")
    assert may_use(t.state, t.handle("wiz5"), spell)
    t.use("Great Mother").say("seat 1")
    t.pool(1, "wiz6")
    assert [may_use(t.state, t.handle(name), spell) for name in ("wiz5", "wiz6")] == [False, False]
    assert may_use(t.state, t.handle("wiz9"), own_spell)
    t.is_sound()


def test_iuz_trades_a_realm_for_a_realm() -> None:
    t = home("Iuz, Avatar of Evil")
    t.use("Iuz, Avatar of Evil").skip_to(label="")
    assert t.is_razed("r9") and t.is_razed("r8")


@pytest.mark.parametrize(("given", "kept"), [("r8", "r6"), ("r6", "r8")])
def test_who_suffers_iuz_says_himself_which_realm_he_loses(given: str, kept: str) -> None:
    t = home("Iuz, Avatar of Evil")
    t.formation(1, B="r6 razed")
    t.use("Iuz, Avatar of Evil")
    assert t.seat == 1 and t.can_pick("r8") and t.can_pick("r6")
    t.pick(given)
    assert t.is_razed("r9")
    assert (t.where("r6"), t.is_razed("r8")) == (("formation", True) if given == "r8" else ("discard pile", False))
    assert t.where(kept) == "formation"
