"""Events and spells of the set Ravenloft, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.telling.card_text import text_of


@pytest.mark.parametrize(
    ("spell", "caster", "bonus"),
    [
        ("Animate Rock", "cle3", 6),
        ("Call Lightning", "cle3", 4),
        ("Insect Plague", "cle3", 5),
        ("Shadow Magic", "wiz3", 3),
        ("Conjure Grave Elemental", "cle3", 8),
        ("Shades", "wiz3", 4),
        ("Vampiric Touch", "wiz3", 5),
        ("Chill Touch", "wiz3", 3),
    ],
)
def test_what_spells_of_ravenloft_add(spell: str, caster: str, bonus: int) -> None:
    t = duel(caster, "her15", hand=(spell, "al9"), rival_hand=("al3",))
    assert t.play(spell).totals() == (3 + bonus, 15)


@pytest.mark.parametrize(
    ("spell", "caster", "totals"),
    [
        ("Shades", "wiz3", (3 + 4, 15)),
        ("Conjure Grave Elemental", "cle3", (3 + 8, 15)),
        ("Shadow Magic", "wiz3", (3 + 6, 15)),
    ],
)
def test_what_a_spell_calls_up_helps_as_an_ally_and_not_as_a_spell(
    spell: str, caster: str, totals: tuple[int, int]
) -> None:
    t = duel(caster, "her15", hand=(spell, "Assault of Magic", "al9"), rival_hand=("al3",))
    assert t.play("Assault of Magic").play(spell).totals() == totals


@pytest.mark.parametrize(
    ("spell", "foe", "total"),
    [
        ("Vampiric Touch", "und9", 3),
        ("Vampiric Touch", "Sergei Von Zarovich", 3),
        ("Chill Touch", "und9", 3),
        ("Chill Touch", "Sergei Von Zarovich", 3 + 3),
        ("Chill Touch", "mon9", 3 + 3),
    ],
)
def test_some_touches_do_nothing_to_the_undead(spell: str, foe: str, total: int) -> None:
    t = duel("wiz3", foe, hand=(spell, "al9"), rival_hand=("al3",))
    assert t.play(spell).totals()[0] == total


@pytest.mark.parametrize(("held", "seen"), [("alUnd3", True), ("al3", False)])
def test_the_eyes_of_the_undead_look_out_of_their_like(held: str, seen: bool) -> None:
    t = duel("cle5", f"her9 with {held}", hand=("Eyes of the Undead", "al9"), rival_hand=("al4",))
    t.play("Eyes of the Undead")
    assert bool(t.state.seen[t.handle("al4", 1)] & 1) is seen


def test_the_eyes_of_the_undead_find_one_in_the_pool() -> None:
    t = duel("cle5", "her9", hand=("Eyes of the Undead", "al9"), rival_hand=("al4",))
    t.pool(1, "und5")
    t.play("Eyes of the Undead")
    assert t.state.seen[t.handle("al4", 1)] & 1


def test_the_living_ward_strikes_living_foes() -> None:
    t = duel("cle5 with al2", "her9 with al3 and alUnd4", hand=("Living Ward", "al9"), rival_hand=("al4",))
    t.play("Living Ward")
    assert (t.where("al3"), t.where("alUnd4"), t.where("al2")) == ("discard pile", "attached", "attached")


def test_the_binding_curse_weighs_on_the_winner_for_good() -> None:
    t = duel("cle1", "her9", hand=("Binding Curse", "al3"), rival_hand=("al4",))
    t.play("Binding Curse").skip().yes()
    assert t.where("Binding Curse") == "attached" and t.state.host[t.handle("Binding Curse")] == t.handle("her9")
    assert adjusted_level(t.state, t.handle("her9")) == 6
    finish_turn(t)
    assert adjusted_level(t.state, t.handle("her9")) == 6


def test_who_does_not_curse_leaves_no_curse_behind() -> None:
    t = duel("cle1", "her9", hand=("Binding Curse", "al3"), rival_hand=("al4",))
    t.play("Binding Curse").skip().skip()
    assert t.where("Binding Curse") == "discard pile" and adjusted_level(t.state, t.handle("her9")) == 9


def test_dispelling_the_binding_curse_lifts_it() -> None:
    t = duel("cle1", "her9", hand=("Binding Curse", "al3"), rival_hand=("al4", "4th/370"))
    t.pool(1, "wiz5")
    t.play("Binding Curse").skip_to(seat=0).skip().skip_to(seat=0).yes()
    t.skip_to_phase(3, seat=1, turns=2).play("Dispel Magic")
    assert t.where("Binding Curse") == "discard pile" and adjusted_level(t.state, t.handle("her9")) == 9


def test_the_binding_curse_does_not_go_on_to_whoever_beats_the_cursed() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9")
    t.pool(1, "her5")
    curse = t.put(0, "attached", "Binding Curse")[0]
    t.state.host[curse] = t.handle("her5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her5")
    assert t.totals() == (9, 2)
    t.skip()
    assert t.seat == 0 and t.where("Binding Curse") == "discard pile"


def test_the_word_of_recall_of_ravenloft_takes_one_ally() -> None:
    t = duel("cle5 with al2", "her9 with al3 and al4", hand=("RL/037", "al9"), rival_hand=("al4",))
    t.play("RL/037")
    assert t.offered() == ["al3", "al4"]
    assert t.pick("al4").totals() == (5 + 2, 9 + 3)


@pytest.mark.parametrize(("spell", "totals"), [("Glyph of Warding", (5 + 2, 9 + 2 + 3)), ("Prayer", (5 + 4, 9 + 7))])
def test_some_spells_weigh_all_allies_of_a_side(spell: str, totals: tuple[int, int]) -> None:
    t = duel("cle5 with al2", "her9 with al3 and al4", hand=(spell, "al9"), rival_hand=("al4",))
    assert t.play(spell).totals() == totals


@pytest.mark.parametrize("fallen", ["her5", "al5"])
def test_heal_calls_back_a_champion_or_an_ally(fallen: str) -> None:
    t = at_home(pool=("cle5",), hand=("Heal", "her2"))
    t.put(0, "discard pile", "her5", "al5", "mi+2")
    t.put(1, "discard pile", "her6")
    t.play("Heal")
    assert t.offered() == ["al5", "her5"]
    assert t.pick(fallen).where(fallen) == "hand"


def test_hold_person_leaves_a_champion_with_what_helps_it() -> None:
    t = duel("wiz5", "her9 with al3", hand=("Hold Person", "al9"), rival_hand=("al4",))
    assert t.play("Hold Person").totals() == (5, 3)


def test_augment_undead_helps_the_undead_of_both_sides() -> None:
    t = duel("wiz5 with alUnd3 and al2", "und9", hand=("Augment Undead", "al9"), rival_hand=("al4",))
    before = t.totals()
    assert t.play("Augment Undead").totals() == (before[0] + 2, before[1] + 2)


def test_the_nightmare_is_as_long_as_the_lands_of_its_dreamer() -> None:
    t = duel("wiz3", "her15", hand=("Neverending Nightmare", "al9"), rival_hand=("al4",))
    t.formation(0, B="r2 with h1", C="rDS")
    t.formation(1, B="r4")
    assert t.play("Neverending Nightmare").totals() == (3 + 4, 15)


def test_the_grand_conjunction_opens_the_way_to_every_realm() -> None:
    for event in ("Grand Conjunction", "evGift"):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="r2")
        t.pool(0, "her5")
        t.hand(0, event)
        t.begin(phase=3).play(event)
        assert t.can_attack("r1") and t.can_attack("r2") is (event == "Grand Conjunction")


def test_the_grand_conjunction_helps_all_until_the_end_of_the_next_turn() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r8")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5")
    t.pool(1, "her6")
    t.hand(0, "Grand Conjunction")
    t.begin(phase=3).play("Grand Conjunction")
    t.skip_to_phase(4, seat=1, turns=2)
    assert t.can_attack("r8")
    t.skip_to_phase(4, seat=0, turns=2)
    assert t.can_attack("r2")
    t.skip_to_phase(4, seat=1, turns=2)
    assert not t.can_attack("r8")


@pytest.mark.parametrize(
    ("event", "attacker", "totals"),
    [
        ("Harvest Moon", "her9 with alUnd3 and al3", (9 + 6 + 3, 10)),
        ("Harvest Moon", "her9 with Werebat", (9 + 6, 10)),
        ("Harvest Moon", "Tiyet", (10, 10)),
        ("All Hollow's Eve", "mon9", (12, 5 + 3)),
        ("All Hollow's Eve", "her9 with al3", (9 + 3, 5 + 3)),
    ],
)
def test_some_events_favour_monsters(event: str, attacker: str, totals: tuple[int, int]) -> None:
    t = at_home(pool=(attacker,), hand=(event, "al9"))
    t.pool(1, "und5")
    t.hand(1, "al4")
    name = attacker.partition(" with ")[0]
    t.play(event).attack("r8").pick("und5")
    assert t.totals() == totals, name


def test_the_power_of_the_land_lends_everybody_what_he_has_of_it() -> None:
    t = at_home(pool=("her9",), hand=("Power of the Land", "al9"))
    t.formation(0, B="rRL with hRL", C="rDS")
    t.formation(1, B="rRL")
    t.pool(1, "her5")
    t.hand(1, "al4")
    t.play("Power of the Land").attack("r8").pick("her5")
    assert t.totals() == (9 + 2, 5 + 1)


def test_the_power_of_the_land_says_whose_land_counts() -> None:
    said = "every player's champions gain 1 level for each Ravenloft realm or holding that player has."
    assert said in text_of(REGISTER["RL/028"])


def test_turn_undead_drives_off_what_is_no_stronger_than_the_priest() -> None:
    t = duel("cle3", "her9 with alUnd3 and alUnd4 and al3", hand=("Turn Undead", "al9"), rival_hand=("al4",))
    t.play("Turn Undead")
    assert sorted(t.names(1, "attached")) == ["al3", "alUnd4"]


def test_turn_undead_counts_what_helps_the_priest() -> None:
    t = duel("cle3 with mi+1", "her9 with alUnd3 and alUnd4", hand=("Turn Undead", "al9"), rival_hand=("al4",))
    t.play("Turn Undead")
    assert t.names(1, "attached") == []


def test_whoever_is_imbued_casts_as_clerics_do_in_the_next_round() -> None:
    t = at_home(pool=("cle5", "her5"), hand=("Imbue with Spell Ability", "cDef+3/4", "al9"))
    t.pool(1, "her9")
    t.hand(1, "al4")
    assert not may_use(t.state, t.handle("her5"), t.handle("cDef+3/4"))
    t.play("Imbue with Spell Ability").pick("her5").attack("r8").pick("her5").pick("her9")
    assert t.play("cDef+3/4").totals() == (5 + 3, 9)
    t.skip_to(rule="SF-PH6")
    assert not may_use(t.state, t.handle("her5"), t.handle("cDef+3/4"))


def test_detect_magic_lays_spells_and_items_open() -> None:
    t = duel("wiz5", "her9", hand=("Detect Magic", "al9"), rival_hand=("al4", "mi+1", "wDef+3/4"))
    t.play("Detect Magic")
    seen = {name: bool(t.state.seen[t.handle(name, 1)] & 1) for name in ("al4", "mi+1", "wDef+3/4")}
    assert seen == {"al4": False, "mi+1": True, "wDef+3/4": True}


def test_the_misty_summons_calls_whom_spells_can_strike() -> None:
    t = duel("wiz5", "her15", hand=("Misty Summons", "al9"), rival_hand=("al4",))
    t.pool(0, "her4")
    t.pool(1, "Wilfred Godefroy", "Adam")
    t.play("Misty Summons")
    assert t.offered() == ["Wilfred Godefroy", "her4"]
    t.pick("Wilfred Godefroy")
    assert t.totals() == (5 + 4, 15)
    t.skip()
    assert (t.where("Wilfred Godefroy"), t.state.control[t.handle("Wilfred Godefroy")]) == ("pool", 1)


@pytest.mark.rule("SF-OPT-08")
def test_the_plane_shift_puts_the_power_of_another_realm_in_place_of_the_attacked_ones() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rPow with h+2", B="Vebrek")
    t.pool(0, "cle9")
    t.pool(1, "her3", "her5")
    t.hand(0, "Plane Shift", "al9")
    t.hand(1, "al3", "al8")
    t.begin(phase=4).attack("rPow").pick("her5")
    assert t.totals() == (9, 5 + 3 + 2)
    t.play("Plane Shift")
    assert t.offered() == ["Vebrek", "r9"]
    t.pick("r9")
    assert t.totals() == (9, 5 + 2)
    assert t.state.marks[tb.MODEL][t.handle("rPow")]
    t.skip_to(rule="SF-PH6")
    assert not t.state.marks[tb.MODEL][t.handle("rPow")]


def test_the_plane_shift_does_nothing_to_a_realm_that_is_immune() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rRL with Castle Ravenloft", B="Vebrek")
    t.pool(0, "cle3")
    t.pool(1, "her5")
    t.hand(0, "Plane Shift", "al9")
    t.hand(1, "al3")
    t.begin(phase=4).attack("rRL").pick("her5").play("Plane Shift").pick("Vebrek")
    assert t.totals() == (3, 5) and not t.state.marks[tb.MODEL][t.handle("rRL")]
