"""Blood abilities of the 4th edition."""

from __future__ import annotations

from positions import at_home, duel, finish_turn

from spellhall.games.spellfire.facts import MONSTER
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of


def test_elemental_control_shields_from_spells_of_the_elements() -> None:
    spells = ("Wall of Fire", "Fireball", "Magic Missile")
    t = duel("reg3", "wiz9", hand=("Elemental Control", "al1"), rival_hand=spells)
    t.play("Elemental Control")
    regent = t.handle("reg3")
    assert [immune(t.state, regent, t.handle(spell)) for spell in spells] == [True, True, False]
    assert t.totals() == (5, 9)


def test_fear_drives_off_allies_below_the_last_digit_of_the_user() -> None:
    t = duel("reg3", "mon9 with al1 and al9", hand=("4th/443", "al1"))
    digit = t.state.definition(t.handle("reg3")).number % 10
    t.play("Fear")
    assert (t.where("al1", 1) != "attached") == (digit > 1) and t.where("al9") == "attached"


def test_healing_takes_back_allies_lost_this_turn() -> None:
    t = duel("her5", "mon9", hand=("al2", "al3", "Healing", "her1"), pile=30)
    t.pool(0, "reg3")
    t.put(0, "discard pile", "al9")
    t.play("al2").skip()
    assert t.where("al2") == "discard pile"
    t.skip_to(0, "SF-PH5-01").play("Healing")
    assert not t.can_pick("al9")
    t.pick("al2")
    assert t.where("al2") == "hand"


def test_resistance_shields_from_offensive_items_for_the_round() -> None:
    t = duel("reg3", "mon9 with mi+3 Off", hand=("Resistance", "al1"))
    assert t.totals() == (3, 12)
    t.play("Resistance")
    assert t.totals() == (3, 9)


def test_bloodform_makes_a_monster_for_as_long_as_its_bearer_lives() -> None:
    t = at_home(hand=("Bloodform", "her1"), pool=("reg3",))
    t.play("Bloodform")
    regent = t.handle("reg3")
    assert type_of(t.state, regent) == MONSTER and has_trait(t.state, regent, "awnshegh")
    finish_turn(finish_turn(t))
    assert adjusted_level(t.state, regent) == 3 + 5 and t.where("Bloodform") == "attached"


def test_bloodform_stays_after_a_battle() -> None:
    t = duel("reg5", "mon9", hand=("Bloodform", "al1"))
    t.play("Bloodform")
    assert t.where("reg5") == "pool" and t.where("Bloodform") == "attached" and t.where("mon9") == "discard pile"


def test_charm_aura_turns_weak_allies() -> None:
    t = duel("reg3", "mon9 with al5 and al6", hand=("Charm Aura", "al1"), rival_hand=("al4",))
    t.play("Charm Aura")
    assert t.totals() == (3 + 5, 9 + 6)


def test_major_resistance_shields_until_the_next_turn_is_over() -> None:
    t = at_home(hand=("Major Resistance", "her1"), pool=("reg3",))
    t.hand(1, "wOff/3", "mi+3 Off", "wDef+3/4")
    t.play("Major Resistance")
    regent = t.handle("reg3")
    assert [immune(t.state, regent, t.handle(c)) for c in ("wOff/3", "mi+3 Off", "wDef+3/4")] == [True, True, False]
    finish_turn(finish_turn(t))
    assert immune(t.state, regent, t.handle("wOff/3"))
    finish_turn(t)
    assert not immune(t.state, regent, t.handle("wOff/3")) and t.where("Major Resistance") == "discard pile"


def test_wither_touch_sends_the_defeated_to_the_abyss() -> None:
    t = duel("reg5", "mon9", hand=("Wither Touch", "al1"))
    t.play("Wither Touch")
    assert t.where("mon9") == "abyss" and t.where("reg5") == "pool"
