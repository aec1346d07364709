"""Wizard spells of the sets after Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


def cast(spell: str, *rivals: str, phase: int = 3, caster: str = "wiz5", friends: tuple[str, ...] = ()) -> Hall:
    """P1 casts a spell at home; P2 has the named champions."""
    t = at_home(phase=phase, pool=(caster, *friends), hand=(spell, "her2", "w/5"))
    t.pool(1, *rivals)
    t.state.question = None
    return t.play(spell)


def battle(spell: str, attacker: str, defender: str) -> Hall:
    """P1, who is losing, casts a spell in battle."""
    return duel(attacker, defender, hand=(spell, "al1"), rival_hand=("al1",)).play(spell)


def rival_turn(t: Hall) -> Hall:
    """P2 comes to phase 3 of the next turn."""
    t.hand(1, "mi+1")
    return t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)


def test_a_familiar_stays_whatever_strikes_allies() -> None:
    t = battle("Find Familiar", "wiz5", "her15")
    assert t.totals() == (8, 15)
    t = duel("wiz9", "wiz5 with FR/040 and al2 and al9", hand=("Fireball", "al1"), rival_hand=("al1",))
    assert t.totals() == (9, 19)
    t.play("Fireball")
    assert t.totals() == (13, 17) and t.where("FR/040") == "attached"
    assert cast("FR/040").where("FR/040") == "attached"


def test_a_great_shout_is_as_loud_as_a_digit() -> None:
    t = Hall()
    t.pool(0, "wiz5")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Great Shout", "al1")
    t.pile(1, "digit3", "al2")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1).pick("her15").play("Great Shout")
    assert t.totals() == (8, 15) and t.where("digit3") == "discard pile"


@pytest.mark.parametrize("spell", ["FR/045", ""])
def test_those_who_breathe_water_reach_every_coast(spell: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rCoast", C="r2")
    t.pool(0, "wiz5", "her5")
    t.hand(0, "al1", "her2", *([spell] if spell else []))
    t.begin(seat=0, phase=3)
    if spell:
        t.play(spell)
    t.skip_to_phase(4)
    assert t.can_attack("rCoast") is bool(spell) and not t.can_attack("r2")
    assert has_trait(t.state, t.handle("her5"), "swimmer") is bool(spell)


def test_the_golden_touch_lasts_for_ones_own_turn() -> None:
    t = Hall()
    t.pool(0, "wiz5 with mi+2")
    t.pool(1, "her15 with mi+1")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "The Golden Touch", "al1", "her2")
    t.begin(seat=0, phase=3).play("The Golden Touch").skip_to_phase(4)
    step_forward(t.attack("r1"), "wiz5", "her15")
    assert t.totals() == (9, 16)


def test_the_ship_of_the_sky_carries_the_whole_company() -> None:
    t = cast("The Ship of the Sky")
    assert t.where("The Ship of the Sky") == "attached"
    t = duel("wiz5 with The Ship of the Sky and al2", "her15", hand=("al1",), rival_hand=("al1",))
    for card in ("wiz5", "al2"):
        assert has_trait(t.state, t.handle(card), "flyer") and has_trait(t.state, t.handle(card), "swimmer")
    t.skip_to(label="end your turn")
    t = duel("wiz5 with The Ship of the Sky and al9", "her5", hand=("al1",), rival_hand=("al1",))
    t.skip()
    assert t.where("The Ship of the Sky") == "attached"


def test_the_spray_washes_small_allies_away() -> None:
    assert battle("Prismatic Spray", "wiz5", "her15 with al4 and al5").totals() == (12, 20)


def test_the_fist_fights_and_strikes() -> None:
    t = duel("wiz5", "her9 with al4 and al3", hand=("Bigby's Clenched Fist", "al1"), rival_hand=("al1",))
    t.play("Bigby's Clenched Fist").pick("al4")
    assert t.totals() == (9, 12)


def test_a_charm_of_fire_takes_a_power() -> None:
    t = duel("wiz5", "her9 with Skeletal Minion", hand=("Fire Charm", "al1"), rival_hand=("al1",))
    t.play("Fire Charm").pick("Skeletal Minion")
    assert is_silenced(t.state, t.handle("Skeletal Minion")) and not is_silenced(t.state, t.handle("her9"))


def test_thunder_strikes_all_allies() -> None:
    assert battle("Thunder Staff", "wiz5", "her9 with al9 and al1").totals() == (9, 9)


def test_who_phases_out_is_not_attacked() -> None:
    t = rival_turn(cast("Phase Out", "her9", phase=5)).skip()
    assert not t.can_attack("r9")


def test_hornung_guesses_a_realm_out_of_a_hand() -> None:
    t = at_home(pool=("wiz5",), hand=("Hornung's Guess", "her2"))
    t.hand(1, "r3", "al7")
    t.state.question = None
    t.play("Hornung's Guess")
    assert t.where("r3") == "discard pile" and t.where("al7") == "hand"
    assert any("al7" in line for line in t.log(0))


def test_the_deflector_keeps_the_powers_of_allies_off() -> None:
    t = duel("wiz5 with al2", "her15 with al3", hand=("Hornung's Baneful Deflector", "al1"), rival_hand=("al1",))
    t.play("Hornung's Baneful Deflector")
    t.put(1, "discard pile", "wOff-3/4")
    for card in ("wiz5", "al2"):
        assert immune(t.state, t.handle(card), t.handle("al3"))
        assert not immune(t.state, t.handle(card), t.handle("wOff-3/4"))
    assert t.totals() == (7, 18)


def test_the_earth_grasps_a_hero() -> None:
    t = at_home(pool=("wiz5",), hand=("Maximillian's Earthen Grasp", "her2"))
    t.pool(1, "mon9")
    t.state.question = None
    assert not t.can_play("Maximillian's Earthen Grasp")
    t = rival_turn(cast("Maximillian's Earthen Grasp", "her9")).skip()
    assert not t.can_attack("r9")


def test_fog_in_the_mind_keeps_spells_back() -> None:
    t = cast("Mind Fog", "wiz9", "psi9", "reg9").say("seat 1")
    t.put(1, "discard pile", "wDef+3/4", "psyDef+3", "bloodDef+3")
    cards = (("wiz9", "wDef+3/4"), ("psi9", "psyDef+3"), ("reg9", "bloodDef+3"))
    assert [bool(may_use(t.state, t.handle(c), t.handle(s))) for c, s in cards] == [False, False, True]


@pytest.mark.parametrize(("digit", "zone"), [("digit3", "discard pile"), ("4th/401", "attached")])
def test_the_disjunction_may_be_drawn_away(digit: str, zone: str) -> None:
    t = at_home(pool=("wiz5 with mi+1",), hand=("Mordenkainen's Disjunction", "her2"))
    t.pool(1, "her9 with mi+2 and art+4")
    t.pile(1, digit, "al3")
    t.state.question = None
    t.play("Mordenkainen's Disjunction").say("seat 1")
    assert t.where("mi+2") == t.where("art+4") == zone and t.where("mi+1") == "attached"


def test_crystal_breaks_an_item() -> None:
    assert cast("Crystalbrittle", "her9 with mi+2").where("mi+2") == "discard pile"


def test_razing_a_realm_costs_the_caster() -> None:
    t = cast("Raze", "her9")
    assert t.is_razed("r8") and t.where("wiz5") == "discard pile"
    t = at_home(pool=("wiz5",), hand=("Raze", "her2"))
    t.state.attach(t.put(1, "attached", "h1")[0], t.handle("r8"))
    t.state.question = None
    assert not t.can_play("Raze")


def test_whoever_must_dance_does_not_fight() -> None:
    t = rival_turn(cast("Otto's Irresistible Dance", "her9")).skip()
    assert not t.can_attack("r9") and t.where("Otto's Irresistible Dance") == "attached"


def test_drawmij_summons_a_thing_at_once() -> None:
    t = at_home(pool=("wiz5",), hand=("Drawmij's Instant Summons", "her2"))
    t.pile(0, "her9", "mi+2", "wDef+3/4")
    t.state.question = None
    t.play("Drawmij's Instant Summons")
    while t.where("mi+2") == "draw pile" or t.where("mi+2") == "hand":
        t._apply(t.state.legal_actions()[0])
    assert t.where("mi+2") == "attached" and t.where("her9") == "draw pile"


def test_dexterous_digits_learn_thief_skills() -> None:
    t = cast("Bigby's Dexterous Digits")
    t.put(0, "discard pile", "thiefDef+3")
    assert t.where("Bigby's Dexterous Digits") == "attached"
    assert may_use(t.state, t.handle("wiz5"), t.handle("thiefDef+3"))


@pytest.mark.parametrize(
    ("spell", "caster", "stranger"),
    [
        ("City Shield", "Rahil the Falcon", "wiz5"),
        ("Spectral Dragon", "Fizban the Fabulous", "wiz5"),
        ("Conjure Greater Fire Elemental", "Funerea", "wiz5"),
    ],
)
def test_some_spells_belong_to_a_world(spell: str, caster: str, stranger: str) -> None:
    t = at_home(pool=(caster, stranger), hand=(spell, "her2"))
    t.put(0, "discard pile", "The Necklace")
    assert not may_use(t.state, t.handle(stranger), t.handle(spell))
    t.state.attach(t.put(0, "attached", "The Necklace")[0], t.handle(caster))
    assert may_use(t.state, t.handle(caster), t.handle(spell))


def test_the_city_shield_keeps_spells_from_all_realms() -> None:
    t = cast("City Shield", caster="Rahil the Falcon with The Necklace")
    t.put(1, "discard pile", "realmbane/3")
    assert immune(t.state, t.handle("r9"), t.handle("realmbane/3"))
    assert not immune(t.state, t.handle("r8"), t.handle("realmbane/3"))


def test_the_city_shield_lasts_until_it_is_dispelled() -> None:
    t = cast("City Shield", "wiz4", caster="Rahil the Falcon with The Necklace")
    t.put(1, "discard pile", "realmbane/3")
    t.hand(1, "2nd/346")
    rival_turn(t)
    assert immune(t.state, t.handle("r9"), t.handle("realmbane/3"))
    t.play("2nd/346").skip()
    assert t.where("City Shield") == "discard pile" and not immune(t.state, t.handle("r9"), t.handle("realmbane/3"))


def test_the_spectral_dragon_sweeps_the_weak_out_of_pools() -> None:
    t = cast("Spectral Dragon", "her4", "her5", caster="Fizban the Fabulous", friends=("her3",))
    assert t.where("her4") == "discard pile" and t.where("her5") == t.where("her3") == "pool"


def test_the_fire_elemental_burns_items_up() -> None:
    t = battle("Conjure Greater Fire Elemental", "herDS5 with The Necklace", "her9 with mi+2 and art+4")
    assert t.totals() == (10, 13) and t.where("mi+2") == "abyss" and t.where("art+4") == "attached"


def test_a_razed_realm_dissolves() -> None:
    t = at_home(pool=("wiz5",), hand=("Dissolution", "her2"))
    t.formation(1, B="r3 razed")
    t.state.question = None
    assert t.play("Dissolution").where("r3") == "discard pile" and t.where("r8") == "formation"
