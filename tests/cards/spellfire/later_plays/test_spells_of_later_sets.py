"""Spells that later sets bring with words of their own, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced

ELEMENTALS = {
    "Conjure Earth Elemental": ("alEarth2", 6),
    "Conjure Fire Elemental": ("al2", 5),
    "Conjure Air Elemental": ("alFly2", 4),
    "Conjure Water Elemental": ("alSwim2", 3),
}


@pytest.mark.parametrize("spell", ELEMENTALS)
def test_an_elemental_devours_its_prey_and_stays_for_a_while(spell: str) -> None:
    prey, level = ELEMENTALS[spell]
    t = duel("cle5", f"her3 with {prey} and al5", hand=(spell, "al1"), rival_hand=("al9",))
    t.play(spell)
    assert t.where(prey) == "discard pile" and t.where("al5") == "attached"
    assert t.totals() == (5 + level, 8)
    t = at_home(pool=(f"cle5 with {spell}", "her2"), hand=("her3",))
    finish_turn(t)
    assert t.where(spell) == "attached"
    finish_turn(t)
    assert t.where(spell) == "discard pile"


@pytest.mark.rule("SF-TRAP-09")
def test_the_lead_realm_hides_one_glyph_alone() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="r9")
    t.pool(0, "cle5")
    t.hand(0, "Fire Glyph", "Death Glyph", "her2")
    t.begin(phase=3).play("Fire Glyph")
    assert t.state.host[t.handle("Fire Glyph")] == t.handle("r1") and not t.can_play("Death Glyph")


def glyph(name: str, attacker: str) -> Hall:
    """P1 attacks the realm under which a glyph lies."""
    t = camp("r1", attacker, "her9")
    t.hand(0, "al3")
    t.hand(1, "al1")
    card = t.put(1, "beneath", name)[0]
    t.state.host[card] = t.handle("r1")
    return t.attack("r1")


def test_fire_keeps_the_allies_away() -> None:
    t = glyph("Fire Glyph", "her5")
    t.pick("her9")
    assert not t.can_play("al3")


def test_weakness_leaves_one_level() -> None:
    t = glyph("Weakness Glyph", "her5 with mi+2")
    t.pick("her9")
    assert t.totals() == (3, 9) and t.can_play("al3")


def test_lightning_strikes_items() -> None:
    t = glyph("Lightning Glyph", "her5 with mi+2 and art+4")
    assert t.where("mi+2") == "discard pile" and t.where("art+4") == "attached"


@pytest.mark.parametrize(
    ("name", "attacker", "falls"),
    [
        ("Curse Glyph", "her5 with mi+2", True),
        ("Curse Glyph", "her5 with art+4", False),
        ("Death Glyph", "her5", True),
        ("Death Glyph", "her5 with art+4", False),
    ],
)
def test_glyphs_tell_who_bears_what(name: str, attacker: str, falls: bool) -> None:
    t = glyph(name, attacker)
    assert (t.where("her5") == "discard pile") == falls and t.where(name) == "discard pile"


def test_psionics_are_dispelled_in_a_mind_or_as_they_are_used() -> None:
    t = at_home(pool=("cle5",), hand=("Dispel Psionics", "her2"))
    t.pool(1, "psi5")
    t.state.question = None
    t.play("Dispel Psionics")
    t.say(t.options()[1])
    assert is_silenced(t.state, t.handle("psi5"))


def test_a_cup_wins_the_next_round() -> None:
    t = home("cle5", "her1", hand=("Thrice Hearty Cup of Balder the Red",))
    t.play("Thrice Hearty Cup of Balder the Red")
    assert t.state.host[t.handle("Thrice Hearty Cup of Balder the Red")] == t.handle("her1")
    t = fight("her1 with Thrice Hearty Cup of Balder the Red", "mon9")
    assert t.where("mon9") == "discard pile"
    assert t.where("Thrice Hearty Cup of Balder the Red") == "discard pile"


def test_a_door_leads_through_walls() -> None:
    t = duel("wiz9", "wiz5", hand=("Phase Door", "al1"), rival_hand=("Wall of Iron", "al1"))
    t.play("Wall of Iron").play("Phase Door")
    assert t.where("Wall of Iron") == "discard pile" and t.where("wiz9") == "battle"


def test_the_earth_moves_realms_and_holdings() -> None:
    t = Hall()
    t.formation(0, A="r1 with h1", B="r2")
    t.formation(1, A="r9")
    t.pool(0, "cle5")
    t.hand(0, "Shift Earth", "her2")
    t.begin(phase=3).play("Shift Earth")
    t.pick("r2").pick("h1")
    assert t.state.host[t.handle("h1")] == t.handle("r2")
    assert t.state.marks[tb.PLACE][t.handle("r2")] == 0


def test_a_rope_saves_the_attackers_but_loses_the_round() -> None:
    t = duel("cle5 with al1", "her9", hand=("Rope Trick", "al2"), rival_hand=("al3",))
    t.play("Rope Trick").use("Rope Trick")
    assert t.where("cle5") == t.where("al1", 0) == "hand" and t.where("her9") == "pool"


def test_stasis_stops_all_cards() -> None:
    t = fight("cle5", "her9", hand=("Stasis", "al5"))
    assert t.can_play("Stasis")
    t.play("Stasis")
    assert t.where("cle5") == "discard pile"


@pytest.mark.parametrize(("older", "level"), [(True, 10), (False, 2)])
def test_dragons_grow_old_or_young(older: bool, level: int) -> None:
    t = home("cle5", "monDragon5", hand=("Age Dragon",))
    t.play("Age Dragon")
    t.say(t.options()[0 if older else 1])
    dragon = t.handle("monDragon5")
    assert base_level(t.state, dragon) == level and is_silenced(t.state, dragon) != older


def test_a_warband_is_paid_with_realms() -> None:
    t = at_home(pool=("cle9 with art+4", "her5"), hand=("Warband Quest", "her2", "r2"))
    t.play("Warband Quest").say("seat 0")
    assert own_level(t.state, t.handle("her5")) == 9


def test_a_stalker_guards_one_realm() -> None:
    t = camp("r1 with Stalker", "her9", "her5", "her4")
    t.hand(0, "al1")
    t.hand(1, "al1")
    step_forward(t.attack("r1"), "her9", "her5")
    assert t.totals() == (9, 6)


def test_a_horde_of_animals_comes_from_the_rival() -> None:
    t = duel("cle9 with art+4", "her15", hand=("Animal Horde", "al1"), rival_hand=("al3", "al4", "mi+2"))
    t.play("Animal Horde")
    assert t.totals() == (20, 15) and t.where("mi+2") == "hand"
    t.skip()
    assert t.where("al3") == t.where("al4") == "discard pile"


def test_walls_of_tentacles_eat_what_does_not_fly() -> None:
    t = camp("r1 with Tentacle Walls", "her5", "her9")
    t.hand(0, "al3", "alFly2", "al1")
    t.hand(1, "al1")
    step_forward(t.attack("r1"), "her5", "her9")
    t.play("al3")
    assert t.where("al3") == "discard pile"
    t.play("alFly2")
    assert t.totals() == (7, 9)


def test_energy_is_drained_as_far_as_the_digit_goes() -> None:
    for level in (9, 1):
        t = at_home(pool=("wiz5",), hand=("Energy Drain", "her2"))
        t.pool(1, f"her{level}")
        t.pile(0, "4th/165", "al1")
        t.state.question = None
        t.play("Energy Drain").pick(f"her{level}")
        victim = t.handle(f"her{level}")
        assert t.where(f"her{level}") == ("pool" if level == 9 else "discard pile")
        if level == 9:
            assert own_level(t.state, victim) == 4


def test_intellect_is_a_fortress_except_against_avatars() -> None:
    t = home("psi5", hand=("Intellect Fortress",))
    t.play("Intellect Fortress")
    t.pool(1, "wiz5 with wOff+3/4", "avatar9 with cOff-3/4")
    assert immune(t.state, t.handle("psi5"), t.handle("wOff+3/4"))
    assert not immune(t.state, t.handle("psi5"), t.handle("cOff-3/4"))
