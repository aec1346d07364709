"""Blades that send spells back or ward them off, and cards that open fighters to such tricks."""

from __future__ import annotations

import pytest
from positions import duel, fight

from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.parametrize("defender", ["wiz5", "her5"])
def test_the_sword_of_blackflame_turns_a_spell_upon_its_caster(defender: str) -> None:
    t = duel("her9 with Sword of Blackflame", "wiz5 with al3", rival_hand=("wOff-3/4", "al1"), hand=("al1",))
    assert t.totals() == (13, 8)
    t.play("wOff-3/4").skip_to(seat=1)
    assert t.totals() == (13, 5)


def test_the_sword_of_blackflame_leaves_other_cards_alone() -> None:
    t = duel("her9 with Sword of Blackflame", "wiz5", rival_hand=("al1", "al2"), hand=("al3",))
    t.play("al1")
    assert t.totals() == (13, 6)


def test_the_sword_of_blackflame_may_be_drawn_against_a_spell() -> None:
    t = duel("her9", "wiz5", rival_hand=("wOff-3/4", "al1"), hand=("al1", "Sword of Blackflame"))
    t.play("wOff-3/4")
    assert t.seat == 0 and t.can_play("Sword of Blackflame")
    t.play("Sword of Blackflame")
    assert t.totals()[1] == 2


def test_spellblades_ward_off_just_two_offensive_spells() -> None:
    hand = ("wOff-3/4", "wOff+3/4", "cOff-3/4", "al1")
    t = duel("her9 with Spellblades", "wiz5", rival_hand=hand, hand=("al1",))
    me = t.handle("her9")
    t.play("wOff-3/4").skip_to(seat=1)
    assert t.totals()[0] == 14 and immune(t.state, me, t.handle("wOff-3/4"))
    t.play("wOff+3/4").skip_to(seat=1)
    assert immune(t.state, me, t.handle("wOff+3/4")) and not immune(t.state, me, t.handle("cOff-3/4"))


def test_only_heroes_and_monsters_bear_spellblades() -> None:
    assert fight("her5 with Spellblades", "her9").totals() == (10, 9)
    t = duel("wiz5", "her9", hand=("Spellblades", "al1"), rival_hand=("al2",))
    assert not t.can_play("Spellblades")


def test_the_mountain_giant_sends_psionic_powers_back() -> None:
    t = duel("Mountain Giant with al9", "psi5", rival_hand=("psyOff-3", "al1"), hand=("al1",))
    t.play("psyOff-3").skip_to(seat=1)
    assert t.totals() == (14, 2)


def test_the_mountain_giant_does_not_send_spells_back() -> None:
    t = duel("Mountain Giant with al9", "wiz5", rival_hand=("wOff-3/4", "al1"), hand=("al1",))
    t.play("wOff-3/4").skip_to(seat=1)
    assert t.totals() == (11, 5)


@pytest.mark.rule("SF-WALL-10")
@pytest.mark.parametrize(("foe", "stopped"), [("her9", True), ("fly9", False)])
def test_rand_is_out_of_reach_of_all_but_flyers(foe: str, stopped: bool) -> None:
    t = fight(foe, "Rand the Bowyer")
    assert (t.where(foe) == "pool" or bool(t.rule.startswith("SF-WALL"))) is stopped
