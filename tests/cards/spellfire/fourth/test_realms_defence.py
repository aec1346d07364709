"""Realms that strengthen their defenders, that defend themselves, and what becomes of fighters there."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import MONSTER, WIZARD
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of


@pytest.mark.parametrize(
    ("place", "defender", "total"),
    [
        ("Sterich", "mon5", 10),
        ("Sterich", "her5", 5),
        ("Nyrond", "elf5", 8),
        ("Nyrond", "dwarf5", 8),
        ("Nyrond", "gnome5", 8),
        ("Nyrond", "halfling5", 8),
        ("Nyrond", "her5", 5),
        ("Hell Furnaces", "herDragon5", 10),
        ("Stonefist Hold", "her5", 9),
        ("The Giantdowns", "giant5", 10),
        ("The Giantdowns", "mon5", 8),
        ("Realm of the White Witch", "wiz5", 8),
        ("Realm of the White Witch", "mon5", 8),
        ("Realm of the White Witch", "her5", 5),
        ("The Jagged Cliffs", "halfling5", 15),
        ("The Jagged Cliffs", "The Jagged Cliffs", 3),
        ("Milborne", "swi5", 10),
        ("Arak", "her5", 9),
    ],
)
def test_a_realm_gives_levels_to_its_defenders(place: str, defender: str, total: int) -> None:
    assert siege(place, "her15", defender).totals() == (15, total)


def test_allies_of_the_right_kind_count_more_too() -> None:
    t = siege("Nyrond", "her15", "her5", second=("alElf3",))
    assert t.play("alElf3").totals() == (15, 11)
    t = siege("The Jagged Cliffs", "her15", "her5", second=("alHalfling2",))
    assert t.play("alHalfling2").totals() == (15, 11)


def test_damara_doubles_what_its_champion_brings_but_not_what_follows() -> None:
    t = siege("Damara", "her15", "herFR5 with mi+2", second=("al3",))
    assert t.totals() == (15, 14)
    t.play("al3")
    assert t.totals() == (15, 17)
    t.is_sound()


def test_damara_keeps_the_doubling_when_an_item_is_lost_and_forgets_it_after_the_round() -> None:
    t = siege("Damara", "wiz9", "herFR5 with mi+2", first=("stripItems/4",))
    t.play("stripItems/4")
    assert t.totals() == (9, 12)
    t.skip()
    assert not t.state.lasting


def test_damara_does_nothing_for_other_worlds() -> None:
    assert siege("Damara", "her15", "her5").totals() == (15, 5)


@pytest.mark.parametrize(
    ("place", "level"),
    [
        ("Ruins of Zhentil Keep", 5),
        ("Spindrift Isles", 8),
        ("Valley of the Mage", 9),
        ("Urik", 4),
        ("Tyr", 5),
        ("Gulg", 7),
        ("Lake Island", 5),
        ("Dragon's Crown Mountain", 7),
        ("Boeruine", 6),
        ("Bluet Spur", 6),
        ("Gundarak", 5),
        ("Council Aerie", 9),
        ("Lair of the Eye Tyrant", 15),
    ],
)
def test_a_realm_defends_itself_at_its_level_with_allies(place: str, level: int) -> None:
    attacker = {"Ruins of Zhentil Keep": "cle9", "Spindrift Isles": "fly9", "Lake Island": "fly9"}.get(place, "her15")
    t = siege(place, attacker, place, second=("al9",))
    assert t.totals()[1] == level
    if t.seat == 0:
        t.play("al1")
    t.play("al9")
    assert t.totals()[1] == level + 9
    t.is_sound()


def test_a_realm_that_defends_itself_in_vain_is_razed_and_the_attacker_has_spoils() -> None:
    t = siege("Urik", "her9", "Urik")
    hand = t.hand_size(0)
    t.skip()
    assert t.is_razed("Urik")
    assert t.hand_size(0) == hand + 1


def test_a_realm_that_defends_itself_well_stands() -> None:
    t = siege("Valley of the Mage", "her5", "Valley of the Mage")
    t.skip()
    assert not t.is_razed("Valley of the Mage")
    assert t.where("her5") == "discard pile"


@pytest.mark.parametrize(
    ("place", "card", "usable"),
    [
        ("Spindrift Isles", "wDef+3/4", True),
        ("Valley of the Mage", "wDef+3/4", True),
        ("Valley of the Mage", "cDef+3/4", False),
        ("Urik", "fist+3", True),
        ("Tyr", "fist+3", True),
        ("Gulg", "fist+3", True),
        ("The Jagged Cliffs", "fist+3", True),
        ("Gundarak", "fist+3", True),
        ("Dragon's Crown Mountain", "claw+3", True),
        ("Council Aerie", "claw+3", True),
        ("Lake Island", "claw+3", False),
        ("Boeruine", "bloodDef+3", True),
        ("Boeruine", "wDef+3/4", True),
        ("Bluet Spur", "wDef+3/4", True),
        ("Bluet Spur", "psyDef+3", True),
        ("Lair of the Eye Tyrant", "wDef+3/4", True),
        ("Urik", "mi+2", False),
        ("Urik", "art+4", False),
    ],
)
def test_a_realm_that_defends_itself_uses_what_its_kind_uses(place: str, card: str, usable: bool) -> None:
    attacker = {"Spindrift Isles": "fly9", "Lake Island": "fly9"}.get(place, "her15 with mi+2")
    t = siege(place, attacker, place, second=(card,))
    assert t.seat == 1
    assert t.can_play(card) is usable


def test_a_spell_of_a_realm_that_defends_itself_counts() -> None:
    t = siege("Valley of the Mage", "her15", "Valley of the Mage", second=("wDef+3/4",))
    assert t.play("wDef+3/4").totals() == (15, 12)


def test_a_realm_is_what_it_defends_itself_as_only_meanwhile() -> None:
    t = siege("Spindrift Isles", "fly9", "Spindrift Isles")
    isles = t.handle("Spindrift Isles")
    assert type_of(t.state, isles) == WIZARD
    assert has_trait(t.state, isles, "elf")
    t.skip()
    assert type_of(t.state, isles) not in (WIZARD, MONSTER)
    assert not has_trait(t.state, isles, "elf")


def test_who_slays_monsters_beats_a_realm_that_defends_itself_as_one() -> None:
    t = siege("Dragon's Crown Mountain", "slayM", "Dragon's Crown Mountain")
    assert t.is_razed("Dragon's Crown Mountain")


def test_shault_chooses_its_kind_when_it_is_attacked() -> None:
    t = siege("Shault", "mon9", second=("wDef+3/4", "cDef+3/4"))
    assert t.seat == 1
    t.say("wizard").pick("Shault")
    assert t.totals() == (9, 6)
    assert t.can_play("wDef+3/4")
    assert not t.can_play("cDef+3/4")


def test_nobody_but_the_eye_tyrant_defends_its_lair_and_offensive_items_do_not_touch_it() -> None:
    t = Hall()
    t.formation(1, A="Lair of the Eye Tyrant")
    t.pool(0, "her15 with mi+3 Off")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("Lair of the Eye Tyrant")
    assert not t.can_pick("mon9")
    t.pick("Lair of the Eye Tyrant")
    assert t.totals() == (15, 15)


@pytest.mark.parametrize(
    ("place", "defender", "cards"),
    [
        ("Myth Drannor", "her5", ("wDef+3/4",)),
        ("Evermeet", "mon5", ("wDef+3/4",)),
        ("Boeruine", "her5", ("wDef+3/4", "bloodDef+3")),
        (
            "The Isle of Beacon Point",
            "mon5",
            ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "thiefDef+3", "fist+3", "claw+3"),
        ),
    ],
)
def test_defenders_may_use_more_there(place: str, defender: str, cards: tuple[str, ...]) -> None:
    t = siege(place, "mon9", defender, second=cards)
    assert all(t.can_play(card) for card in cards)
    t = siege("r1", "mon9", defender, second=cards)
    assert not any(t.can_play(card) for card in cards if card != "fist+3")


@pytest.mark.parametrize(
    ("place", "defender", "spell", "attacker"),
    [
        ("Shining Lands", "her9", "wOff-3/4", "flyWiz5"),
        ("Estwilde", "fly9", "cOff-3/4", "cle5"),
        ("Milborne", "her9", "wOff-3/4", "wiz5"),
        ("Arak", "drow5", "wOff-3/4", "wiz5"),
        ("Arak", "drow5", "psyOff-3", "psi5"),
        ("Haven of the Undead", "und9", "wOff-3/4", "wiz5"),
        ("Dragon's Crown Mountain", "herDragon5", "wOff-3/4", "wiz3"),
        ("Dragon's Crown Mountain", "herDragon5", "psyOff-3", "psi3"),
    ],
)
def test_defenders_are_immune_there(place: str, defender: str, spell: str, attacker: str) -> None:
    t = siege(place, attacker, defender, first=(spell,))
    before = t.totals()
    assert t.play(spell).totals() == before


def test_giants_run_mountains_shelter_from_offensive_blows() -> None:
    t = siege("Giant's Run Mountains", "fly3", "mon9", first=("blow/4",))
    before = t.totals()
    assert t.play("blow/4").totals() == before


def test_an_offensive_spell_finds_no_target_in_an_immune_realm() -> None:
    for realm, castable in (("r1", True), ("Shining Lands", False), ("Reorxcrown Mountains", False)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A=realm)
        t.pool(0, "wiz5")
        t.hand(0, "realmbane/3")
        assert t.begin(phase=3).can_play("realmbane/3") is castable


def test_a_flyer_defending_elsewhere_is_not_immune() -> None:
    t = siege("r1", "cle5", "fly9", first=("cOff-3/4",))
    assert t.play("cOff-3/4").totals() == (5, 6)


def test_a_defender_beaten_in_the_mistmoor_escapes_with_what_he_bears() -> None:
    t = siege("The Mistmoor", "her9", "mon5 with mi+2")
    t.skip().yes()
    assert (t.where("mon5"), t.where("mi+2")) == ("pool", "attached")


def test_the_beaten_of_enstar_fall_into_the_abyss() -> None:
    t = siege("Enstar", "her9", "mon5")
    t.skip()
    assert t.where("mon5") == "abyss"
    t = siege("Enstar", "her3", "mon5")
    t.skip()
    assert t.where("her3") == "abyss"


def test_what_is_used_over_the_sielwode_goes_to_the_abyss() -> None:
    t = siege("The Sielwode", "wiz5", "mon9", first=("wDef+3/4", "al3"))
    t.play("wDef+3/4").play("al3").skip()
    assert (t.where("wDef+3/4"), t.where("al3")) == ("abyss", "abyss")
    assert t.where("mon9") == "discard pile"


def test_trolls_must_be_beaten_twice_in_a_turn() -> None:
    t = Hall()
    t.formation(1, A="The Trollmoors")
    t.pool(0, "her5", "her3")
    t.begin(seat=0, phase=4).attack("The Trollmoors").pick("her5")
    assert not t.is_razed("The Trollmoors")
    assert t.where("her5") == "pool"
    assert t.seat == 0
    t.pick("her3")
    assert t.is_razed("The Trollmoors")


def test_one_champion_alone_does_not_raze_the_trollmoors() -> None:
    t = siege("The Trollmoors", "her5")
    assert not t.is_razed("The Trollmoors")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE


def test_a_dragon_defends_council_aerie_twice_in_a_battle() -> None:
    t = Hall()
    t.formation(1, A="Council Aerie")
    t.pool(0, "her9", "her8", "her7")
    t.pool(1, "homeDragon5", "home5")
    t.begin(seat=0, phase=4).attack("Council Aerie")
    t.pick("her7").pick("homeDragon5")
    t.pick("her8")
    assert t.offered() == ["Council Aerie", "home5", "homeDragon5"]
    t.pick("home5")
    t.pick("her9")
    assert t.offered() == ["Council Aerie", "homeDragon5"]
    t.pick("homeDragon5")
    assert t.where("homeDragon5") == "pool"


def test_the_allies_of_the_ghost_of_gundarak_are_undead() -> None:
    t = siege("Gundarak", "mon9", "Gundarak", second=("al3",))
    t.play("al3")
    assert has_trait(t.state, t.state.attached(t.handle("Gundarak"))[-1], "undead")
    assert has_trait(t.state, t.handle("Gundarak"), "undead")


def test_champions_of_the_white_witchs_player_ignore_realms_with_a_power_for_phase_0() -> None:
    t = Hall()
    t.formation(0, A="Realm of the White Witch")
    t.formation(1, A="rHunter")
    t.pool(0, "her5")
    t.begin(seat=1, phase=0)
    assert not t.can_use("rHunter")
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="rHunter")
    t.pool(0, "her5")
    t.begin(seat=1, phase=0)
    t.use("rHunter")
    assert t.where("her5") == "discard pile"


def test_moonwell_lets_its_realm_cast_cleric_spells_and_shields_it_from_theirs() -> None:
    t = siege("rFR with Moonwell", "her9", "mon5", second=("cDef+3/4",))
    assert t.can_play("cDef+3/4")
    t = siege("rFR", "her9", "mon5", second=("cDef+3/4",))
    assert not t.can_play("cDef+3/4")


def test_a_harmful_event_finds_no_realm_with_a_moonwell() -> None:
    t = Hall()
    t.formation(1, A="rFR with Moonwell", B="r1", C="r2")
    t.hand(0, "evQuake")
    t.begin(phase=3).play("evQuake")
    assert t.offered() == ["r1", "r2"]
