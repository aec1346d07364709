"""Regents of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, home

from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.parametrize(
    ("champion", "card"),
    [("The Harpy", "wDef+3/4"), ("Chernevik", "cDef+3/4"), ("Rahil the Falcon", "wDef+3/4")],
)
def test_some_regents_cast_spells(champion: str, card: str) -> None:
    assert fight(champion, "her15", hand=(card,)).can_play(card)


def test_no_flying_ally_comes_near_the_harpy() -> None:
    t = fight("her2", "The Harpy", hand=("alFly4", "al4"))
    assert t.can_play("al4") and not t.can_play("alFly4")


@pytest.mark.parametrize(("changes", "level"), [(True, 12), (False, 6)])
def test_the_serpent_may_become_a_monster_and_loses_its_clerical_spells(changes: bool, level: int) -> None:
    t = fight("Serpent", "her15", hand=("cDef+3/4", "bloodDef+3"))
    t.yes() if changes else t.skip()
    assert t.totals()[0] == level
    assert t.can_play("bloodDef+3") and t.can_play("cDef+3/4") is not changes


def test_chernevik_cannot_be_driven_from_his_pool() -> None:
    t = home("wiz5", hand=("toLimbo/3",))
    t.pool(1, "Chernevik")
    t.play("toLimbo/3")
    if t.can_pick("Chernevik"):
        t.pick("Chernevik")
    assert t.where("Chernevik") == "pool"


def test_allies_of_adan_are_stronger_and_shielded_from_spells() -> None:
    t = fight("Adan El-Mesir", "her9", hand=("al3",))
    t.play("al3")
    assert t.totals() == (10, 9)
    offensive = t.put(1, "hand", "wOff-3/4", "mi+3 Off")
    assert [immune(t.state, t.handle("al3", 0), card) for card in offensive] == [True, False]


def test_rahil_reads_the_history_of_another_player() -> None:
    t = home("Rahil the Falcon")
    top = t.pile(1, "al1", "al2", "al3", "al4", "al5", "al6")
    t.use("Rahil the Falcon").skip_to(label="")
    assert [bool(t.state.seen[card] & 1) for card in top] == [True] * 5 + [False]
    assert not t.can_use("Rahil the Falcon")


def test_arlando_makes_peace_in_a_battle_of_others() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her5", "her7")
    t.pool(1, "her9")
    t.pool(2, "Arlando El-Adaba")
    t.begin(seat=0, phase=4).attack("r2").pick("her5").pick("her9")
    t.skip_to(seat=2).use("Arlando El-Adaba")
    assert (t.where("her5"), t.where("her9"), t.where("Arlando El-Adaba")) == ("pool", "pool", "discard pile")
    assert t.hand_size(2) == 1 and not t.can_attack("r2")
