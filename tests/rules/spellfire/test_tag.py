"""Races and classifications (section TAG)."""

from __future__ import annotations

import pytest
from hall import Hall

PEOPLE = ("duergar5", "dwarf5", "half-elf5", "elf5", "drow5", "kender5", "halfling5", "gnome5", "herDragon5")


def hunted(trait: str) -> set[str]:
    """Who of all these peoples is struck by a spell that names a classification."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5")
    t.pool(1, *PEOPLE)
    t.hand(0, f"hunt {trait}", "mi+1")
    t.begin(phase=3).play(f"hunt {trait}")
    return {name for name in PEOPLE if t.where(name) == "discard pile"}


@pytest.mark.rule("SF-TAG-01")
def test_a_hero_can_be_a_dragon() -> None:
    assert hunted("dragon") == {"herDragon5"}
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "her5 with dragonbane")
    t.pool(1, "herDragon5")
    t.hand(1, "al1", "fist+3")
    t.begin(phase=4).attack("r2").pick("herDragon5")
    assert t.totals() == (7, 5)
    assert t.can_play("fist+3")


@pytest.mark.rule("SF-TAG-02")
def test_duergar_are_dwarves() -> None:
    assert hunted("dwarf") == {"duergar5", "dwarf5"}


@pytest.mark.rule("SF-TAG-03", "SF-TAG-04")
def test_half_elves_and_drow_are_elves() -> None:
    assert hunted("elf") == {"half-elf5", "elf5", "drow5"}
    assert "half-elf5" not in hunted("drow")


@pytest.mark.rule("SF-TAG-04")
def test_a_plain_elf_is_no_drow() -> None:
    assert hunted("drow") == {"drow5"}


@pytest.mark.rule("SF-TAG-05")
def test_kender_are_halflings() -> None:
    assert hunted("halfling") == {"kender5", "halfling5"}


@pytest.mark.rule("SF-TAG-06")
@pytest.mark.parametrize(
    ("champion", "item", "total"),
    [("armsman", "sword+1", 8), ("armsman", "mace+1", 8), ("swordsman", "sword+1", 8), ("swordsman", "mace+1", 6)],
)
def test_a_sword_is_a_weapon_and_a_mace_is_no_sword(champion: str, item: str, total: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, f"{champion} with {item}")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r2").pick("mon9")
    assert t.totals() == (total, 9)
