"""Psionic power cards of the 4th edition."""

from __future__ import annotations

from positions import duel

from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.plays.permits import may_use


def test_superior_invisibility_walks_past_a_weak_wizard_or_cleric() -> None:
    t = duel("psi3", "wiz4 with mi+2", hand=("Superior Invisibility", "al1"))
    t.play("Superior Invisibility")
    assert t.is_razed("r1") and t.where("wiz4") == t.where("psi3") == "pool" and t.where("mi+2") == "attached"


def test_superior_invisibility_needs_such_a_defender() -> None:
    for defender in ("wiz5", "her4"):
        assert not duel("psi3", defender, hand=("Superior Invisibility", "al1")).can_play("Superior Invisibility")


def test_mindlink_opens_spells_blood_abilities_and_unarmed_combat_for_the_round() -> None:
    t = duel("psi3", "her15", hand=("Mindlink", "wDef+3/4", "cDef+3/4", "bloodDef+3", "fist+3"), rival_hand=("al1",))
    assert not t.can_play("wDef+3/4")
    t.play("Mindlink")
    assert all(t.can_play(card) for card in ("wDef+3/4", "cDef+3/4", "bloodDef+3", "fist+3"))
    t.skip()
    assert not t.state.lasting


def test_phobia_amplification_may_take_the_opponent_below_nothing() -> None:
    t = duel("psi5 with mi+1", "mon9 with mi+2", hand=("Phobia Amplification", "al1"), rival_hand=("al1",))
    t.play("Phobia Amplification")
    assert base_level(t.state, t.handle("mon9")) == 4 and t.totals() == (6, 6)


def test_two_phobias_count_the_base_levels_of_their_moment() -> None:
    t = duel("psi6", "psi7", hand=("Phobia Amplification", "al1"), rival_hand=("Phobia Amplification", "al2"))
    t.play("Phobia Amplification")
    assert t.totals() == (6, 1)
    t.play("Phobia Amplification")
    assert t.totals() == (5, 1)


def test_body_weaponry_ends_all_unarmed_combat() -> None:
    t = duel("psi3", "her9", hand=("Body Weaponry", "al1"), rival_hand=("Rake!", "al1"))
    t.hand(1, "fist+3")
    t.play("Body Weaponry")
    assert t.totals() == (9, 9)
    t.play("al1")
    assert not t.can_play("fist+3") and t.can_play("al1")


def test_metamorphosis_opens_the_cards_of_another_kind() -> None:
    t = duel("psi3", "mon9", hand=("Metamorphosis", "al1", "thiefDef+3"))
    assert not t.can_play("thiefDef+3")
    t.play("Metamorphosis").say("thief")
    assert t.totals() == (8, 9) and t.can_play("thiefDef+3")


def test_mindwipe_stops_spells_and_psionics_of_the_opponent() -> None:
    t = duel("psi3", "psi9", hand=("Mindwipe", "al1"), rival_hand=("psyDef+3", "fist+3"))
    t.play("Mindwipe")
    assert not may_use(t.state, t.handle("psi9"), t.handle("psyDef+3"))


def test_mystic_passage_leads_a_loser_home() -> None:
    t = duel("psi3", "mon9", hand=("Mystic Passage", "al1"))
    t.play("Mystic Passage")
    assert t.where("psi3") == t.where("mon9") == "pool" and t.where("Mystic Passage") == "discard pile"
