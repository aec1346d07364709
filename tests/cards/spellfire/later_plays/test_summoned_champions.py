"""Spells and events that come into the pool as champions of their own (SF-ROLE-12)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait, is_champion


@pytest.mark.rule("SF-ROLE-12")
def test_a_legion_of_dead_stands_at_its_casters_level_until_the_end_of_the_next_turn() -> None:
    t = at_home(pool=("wiz5 with mi+2",), hand=("Legion of Dead", "mi+1", "her2"))
    t.play("Legion of Dead")
    legion = t.handle("Legion of Dead")
    assert t.where("Legion of Dead") == "pool" and is_champion(t.state, legion)
    assert base_level(t.state, legion) == 7 and has_trait(t.state, legion, "undead")
    t.play("mi+1").pick("Legion of Dead")
    finish_turn(finish_turn(t))
    assert t.where("Legion of Dead") == "pool" and base_level(t.state, legion) == 7
    finish_turn(t)
    assert t.where("Legion of Dead") == "discard pile" and t.where("mi+1") == "discard pile"
    assert not is_champion(t.state, legion)


@pytest.mark.rule("SF-ROLE-12")
def test_a_legion_that_is_dispelled_never_stands() -> None:
    t = at_home(pool=("wiz5",), hand=("Legion of Dead", "her2"))
    t.pool(1, "wiz4")
    t.put(1, "hand", "dispel")
    t.play("Legion of Dead").play("dispel")
    assert t.where("Legion of Dead") == "discard pile"


def test_a_legion_attacks_and_falls_like_any_champion() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5")
    t.hand(0, "Legion of Dead", "her2", "al1")
    t.pool(1, "her9")
    t.begin(seat=0, phase=3).play("Legion of Dead")
    t.skip_to_phase(4).attack("r1").pick("Legion of Dead")
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("her9")
    assert t.totals() == (5, 9)
    t.skip()
    assert t.where("Legion of Dead") == "discard pile" and t.where("wiz5") == "pool"


@pytest.mark.rule("SF-ROLE-12")
def test_a_gargoyle_flies_out_of_the_battle_to_the_pool_and_stays() -> None:
    t = duel("herRL5 with The Necklace", "her9 with art+4", hand=("Animate Gargoyle", "al1"))
    t.play("Animate Gargoyle")
    gargoyle = t.handle("Animate Gargoyle")
    assert t.where("Animate Gargoyle") == "pool" and base_level(t.state, gargoyle) == 10
    assert has_trait(t.state, gargoyle, "flyer") and t.totals() == (5, 13)
    finish_turn(finish_turn(t))
    finish_turn(finish_turn(t))
    assert t.where("Animate Gargoyle") == "pool" and base_level(t.state, gargoyle) == 10


def test_only_a_champion_of_ravenloft_animates_a_gargoyle() -> None:
    assert not at_home(pool=("wiz5",), hand=("Animate Gargoyle", "her2")).can_play("Animate Gargoyle")
    assert at_home(pool=("herRL5 with The Necklace",), hand=("Animate Gargoyle", "her2")).can_play("Animate Gargoyle")
