"""Spells, events and allies of the first editions whose later printings do something else."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, home
from sieges import camp, siege

from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.rule("SF-LVL-07")
@pytest.mark.parametrize(
    ("defender", "slain"), [("mon5", True), ("mon4 with mi+1", True), ("mon4 with mi+2", False), ("mon6", False)]
)
def test_the_older_devourer_counts_what_its_victim_bears(defender: str, slain: bool) -> None:
    t = duel("her2", defender, hand=("2nd/086", "al1"), rival_hand=("al9",))
    t.play("2nd/086")
    assert (t.where(defender.split(" ")[0]) == "discard pile") is slain


@pytest.mark.rule("SF-LVL-07")
def test_the_older_devourer_leaves_allies_out_of_account() -> None:
    t = duel("her2", "mon3 with al4", hand=("2nd/086", "al1"), rival_hand=("al9",))
    t.play("2nd/086")
    assert t.where("mon3") == "discard pile"


def test_a_skulk_hides_allies_until_nobody_plays_any_more() -> None:
    t = duel("her2", "mon9", hand=("Skulk", "al5", "al4"), rival_hand=("al9",))
    t.play("Skulk").use("Skulk").pick("al5").pick("al4")
    assert t.totals() == (3, 9) and t.where("al5") == "beneath"
    t.skip()
    assert t.where("mon9") == "discard pile", "2 + 1 + 5 + 4 beat 9"


def test_the_older_crystal_ball_works_in_its_owners_turn_alone() -> None:
    t = Hall()
    for seat, realm in enumerate(("r1", "r2")):
        t.formation(seat, A=realm)
    t.pool(0, "wizGH5 with 3rd/199")
    t.pile(1, "al1", "al2", "al3", *("al4",) * 9)
    t.begin(seat=0, phase=5).skip_to(label="end your turn").end_turn()
    assert t.seat == 1, "it does not work in the turns of others"
    t.skip_to(label="end your turn").end_turn()
    t.yes().say("seat 1").pick(t.offered()[0])
    assert len(t.names(1, "discard pile")) == 1


@pytest.mark.parametrize("user", ["wiz5", "wiz5 with al3"])
def test_the_older_flight_lifts_its_caster_and_the_allies_for_a_round(user: str) -> None:
    t = duel(user, "her15", hand=("2nd/211", "al1"), rival_hand=("al9",))
    t.play("2nd/211")
    lifted = [t.handle("wiz5"), *([t.handle("al3")] if "with" in user else [])]
    assert all(has_trait(t.state, card, "flyer") for card in lifted)
    assert not has_trait(t.state, t.handle("her15"), "flyer")


@pytest.mark.parametrize(("name", "rest"), [("wiz5", "al3"), ("al3", "wiz5")])
def test_the_older_fly_lifts_one_card(name: str, rest: str) -> None:
    t = duel("wiz5 with al3", "her15", hand=("2nd/343", "al1"), rival_hand=("al9",))
    t.play("2nd/343").pick(name)
    assert has_trait(t.state, t.handle(name), "flyer") and not has_trait(t.state, t.handle(rest), "flyer")


def test_the_older_dispel_magic_is_cast_in_two_phases_alone() -> None:
    t = duel("wiz5", "wiz9", hand=("wOff-3/4", "al1"), rival_hand=("2nd/346", "al9"))
    t.play("wOff-3/4").play("2nd/346")
    assert t.where("wOff-3/4") == "discard pile" and t.totals() == (5, 9)
    for number, phase, castable in (("2nd/346", 3, True), ("2nd/346", 5, False), ("4th/370", 5, True)):
        t = at_home(phase=phase, pool=("wiz5",), hand=(number, "w/5", "her1"))
        t.put(1, "table", "Spell of Formless Horror")
        assert t.can_play(number) is castable, (number, phase)


@pytest.mark.parametrize("number", ["2nd/398", "3rd/398", "4th/379"])
@pytest.mark.parametrize("side", ["wOff+3/4", "wDef+3/4"])
def test_the_older_spell_turnings_turn_spells_of_either_side(number: str, side: str) -> None:
    t = duel("wiz5", "wiz9", hand=(side, "al1"), rival_hand=(number, "al9"))
    t.play(side)
    turnable = number != "4th/379" or "Off" in side
    assert (t.seat == 1 and t.can_play(number)) is turnable
    if turnable:
        t.play(number)
        assert t.totals() != (8, 9)


@pytest.mark.parametrize(("number", "level"), [("2nd/325", 4), ("1st/326", 3)])
def test_a_desert_warriors_first_ally_has_the_same_level_whoever_it_is(number: str, level: int) -> None:
    t = duel(f"{number} with al1", "her15", hand=("al9", "al2"), rival_hand=("al9",))
    own = t.totals()[0]
    assert own == {"2nd/325": 2, "1st/326": 3}[number] + level
    t.play("al9")
    assert t.totals()[0] == own + 9, "the second counts as it is"


def test_the_older_wall_of_force_lets_flyers_across() -> None:
    for attacker, stopped in (("fly9", False), ("ear9", True)):
        t = duel(attacker, "wiz5", hand=("al1",), rival_hand=("3rd/338", "al9"))
        t.play("3rd/338")
        while stopped and t.where(attacker) == "battle":
            t.skip()
        assert (t.where(attacker) == "pool") is stopped


def test_the_older_shapechange_knows_five_kinds_and_lasts_a_round() -> None:
    t = duel("wiz5", "her15", hand=("3rd/212", "al1"), rival_hand=("al9",))
    t.play("3rd/212")
    assert sorted(t.options()) == sorted(["cleric", "wizard", "hero", "monster", "psionicist"])
    t.say("cleric")
    assert t.totals() == (11, 15)
    [spell] = t.put(0, "hand", "cOff-3/4")
    assert may_use(t.state, t.handle("wiz5"), spell)


def test_the_older_tentacles_look_at_the_base_level() -> None:
    t = at_home(pool=("wiz5",), hand=("3rd/378", "her1"))
    t.pool(1, "mon4 with mi+2", "mon5")
    t.play("3rd/378")
    assert t.names(1, "pool") == ["mon5"]


@pytest.mark.parametrize(("defender", "level"), [("elf5", 8), ("gnome5", 8), ("halfling5", 8), ("dwarf5", 5)])
def test_the_older_nyrond_leaves_the_dwarves_out(defender: str, level: int) -> None:
    assert siege("3rd/120", "her9", defender).totals() == (9, level)


def test_the_older_lich_conclave_casts_both_kinds_of_spells() -> None:
    t = home("3rd/155")
    for spell in t.put(0, "hand", "wOff-3/4", "cOff-3/4"):
        assert may_use(t.state, t.handle("3rd/155"), spell)
    t = duel("3rd/155 with al2", "her15", hand=("al1",), rival_hand=("al9",))
    assert has_trait(t.state, t.handle("al2"), "undead")


def test_the_older_sysania_lifts_her_allies_and_uses_no_unarmed_combat() -> None:
    t = duel("3rd/170 with al2", "her15", hand=("al1",), rival_hand=("al9",))
    assert has_trait(t.state, t.handle("al2"), "flyer")
    assert camp("r1", "3rd/170").can_attack("r1")


def test_the_older_neeva_doubles_her_level_in_defence_of_dark_sun() -> None:
    assert siege("rDS", "her15", "3rd/259").totals() == (15, 14)
    assert siege("r1", "her15", "3rd/259").totals() == (15, 7)


def test_the_older_ashathra_reaches_opposing_allies_alone() -> None:
    t = duel("her5 with 3rd/271 and al3", "mon9 with al4", hand=("al1",), rival_hand=("al9",))
    t.use("3rd/271")
    assert t.where("3rd/271") == t.where("al4") == "discard pile" and t.where("al3") == "attached"


@pytest.mark.parametrize("copier", ["Bell of Might", "Onad the Weasel"])
def test_the_older_marauder_negates_what_the_bell_makes(copier: str) -> None:
    t = duel("her2 with 3rd/328", "her9", hand=("evGift", "al1"))
    t.pool(1, "her1 with Bell of Might" if "Bell" in copier else copier)
    t.play("evGift").use(copier)
    assert t.can_use("3rd/328") is ("Bell" in copier)
    if t.can_use("3rd/328"):
        t.use("3rd/328")
        assert (t.hand_size(0), t.hand_size(1)) == (3, 0) and t.where("3rd/328") == "discard pile"


def test_the_last_ice_storm_counts_what_champions_bear() -> None:
    t = at_home(pool=("her4 with mi+2", "her3"), hand=("3rd/380", "her1"))
    t.play("3rd/380")
    assert t.names(0, "pool") == ["her4"] and adjusted_level(t.state, t.handle("her4")) == 6
