"""Allies of the 4th edition that go after opposing allies and items."""

from __future__ import annotations

from hall import Hall
from positions import fight

from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.kernel.frames import PASS


def behind(ally: str, *more: str, attacker: str = "her3", **options: tuple[str, ...]) -> Hall:
    """P1 attacks with level 3 against 2; P2 has put in an "al4", and P1 is losing with an ally in hand."""
    t = fight(attacker, "mon2", hand=(ally, *more), rival_hand=("al4", *options.get("rival_hand", ())))
    return t.play("al4")


def test_the_mind_flayer_takes_an_ally_over_at_a_level_less() -> None:
    t = behind("Mind Flayer")
    t.play("Mind Flayer").pick("al4")
    assert t.totals() == (3 + 3 + 3, 2)


def test_the_mind_flayer_may_be_played_against_nobody() -> None:
    t = fight("her3", "mon9", hand=("Mind Flayer",))
    t.play("Mind Flayer")
    assert t.totals() == (6, 9)


def test_rowan_sends_an_ally_or_item_to_the_abyss() -> None:
    t = fight("her3", "mon5 with mi+2 and art+4", hand=("Rowan",), rival_hand=("al4",))
    t.play("Rowan")
    assert t.offered() == ["mi+2"]
    t.pick("mi+2")
    assert t.where("mi+2") == "abyss"


def test_ashathra_gives_her_life_for_any_ally() -> None:
    t = fight("her3", "mon2", hand=("al2",), rival_hand=("Ashathra", "al5"))
    t.play("Ashathra").play("al2").use("Ashathra")
    assert t.where("Ashathra") == t.where("al2") == "discard pile"


def test_wijon_doubles_an_ally_played_after_him() -> None:
    t = fight("her1", "her15", hand=("al2", "Wijon", "al4"))
    t.play("al2").play("Wijon")
    assert not t.can_use("Wijon")
    t.play("al4").use("Wijon")
    assert t.totals() == (1 + 2 + 2 + 8, 15)
    assert not t.can_use("Wijon")


def test_the_elven_archer_shoots_one_ally() -> None:
    t = behind("Elven Archer")
    t.play("Elven Archer").pick("al4")
    assert t.where("al4") == "discard pile" and t.totals() == (6, 2)


def test_the_brine_dragon_swallows_an_ally_and_fights_with_its_claws() -> None:
    t = behind("Brine Dragon", "claw+3", rival_hand=("al9",))
    assert not t.can_play("claw+3")
    t.play("Brine Dragon")
    assert t.where("al4") == "discard pile", "it swallows the only one without asking"
    t.play("al9")
    assert t.totals() == (9, 11)
    t.play("claw+3")
    assert t.totals() == (12, 11)


def test_the_brine_dragon_must_swallow_an_ally_if_there_is_one() -> None:
    t = fight("her3", "mon2 with al3 and al4", hand=("Brine Dragon",))
    t.play("Brine Dragon")
    assert t.offered() == ["al3", "al4"] and PASS not in t.state.legal_actions()
    t.pick("al3")
    assert t.totals() == (9, 6)


def test_the_brine_dragon_may_come_when_nobody_is_there_to_be_swallowed() -> None:
    t = fight("her3", "mon5", hand=("Brine Dragon",))
    t.play("Brine Dragon")
    assert t.totals() == (9, 5)


def test_the_flesh_golem_rips_items_away_as_they_come() -> None:
    t = fight("her1", "mon5 with mi+2", hand=("Flesh Golem",), rival_hand=("mi+1", "al3"))
    t.play("Flesh Golem")
    assert t.where("mi+2") == "discard pile" and t.totals() == (6, 5)
    t.play("mi+1")
    assert t.where("mi+1") == "discard pile" and t.seat == 1


def test_the_clay_golem_rips_allies_away_as_they_come() -> None:
    t = behind("Clay Golem", rival_hand=("al9",))
    t.play("Clay Golem")
    assert t.where("al4") == "discard pile" and t.totals() == (7, 2)
    t.play("al9")
    assert t.where("al9", 1) == "discard pile" and t.totals() == (7, 2)


def test_the_roc_has_the_sky_to_itself() -> None:
    t = fight("her3", "mon2", hand=("Roc",), rival_hand=("alFly2", "alFly3", "al3"))
    t.play("alFly2").play("Roc")
    assert t.where("alFly2") == "discard pile"
    assert t.can_play("al3") and not t.can_play("alFly3")


def test_the_thought_eater_ends_the_powers_of_allies() -> None:
    t = fight("her9", "wiz6", hand=("Thought Eater",), rival_hand=("Hell Hound",))
    t.play("Hell Hound").play("Thought Eater")
    assert is_silenced(t.state, t.handle("Hell Hound"))
    assert t.totals() == (7, 11)


def test_spells_are_shut_against_the_thought_eaters_opponent() -> None:
    t = fight("wiz9", "wiz7", hand=("Thought Eater", "al5", "wOff+3/4"), rival_hand=("al4", "wOff+3/4"))
    t.play("al4").play("Thought Eater").play("al5")
    assert t.seat == 1 and not t.can_play("wOff+3/4") and t.can_play("al1")


def test_the_rust_monster_eats_small_items_on_both_sides() -> None:
    t = fight("her1 with mi+1", "mon5 with mi+2", hand=("Rust Monster", "mi+3 Off"), rival_hand=("Dragon Drums",))
    t.play("Rust Monster")
    assert t.where("mi+1") == t.where("mi+2") == "discard pile" and t.totals() == (5, 5)
    t.play("mi+3 Off")
    assert t.where("mi+3 Off") == "discard pile" and t.totals() == (5, 5)


def test_the_marauder_stops_an_event_that_answers_another() -> None:
    t = fight("her3", "mon5", hand=("Marauder", "evAll2"), rival_hand=("calm", "al3"))
    t.play("Marauder")
    while not t.can_play("evAll2"):
        t.skip()
    t.play("evAll2").play("calm").use("Marauder")
    assert t.where("Marauder") == "discard pile"
    t.pick("al3")
    assert t.where("al3", 1) == "discard pile" and t.where("calm") != "hand"
