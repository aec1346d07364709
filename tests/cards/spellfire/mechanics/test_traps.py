"""The cards that are hidden under realms, each in a battle for its realm."""

from __future__ import annotations

import pytest
from positions import finish_turn, step_forward
from rules.spellfire.test_trap import den

from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.parametrize(
    ("trap", "attacker", "where"),
    [
        ("Leomund's Trap", "her4", "discard pile"),
        ("Leomund's Trap", "her5", "battle"),
        ("Leomund's Trap", "her3 with mi+2", "discard pile"),
        ("Fire Trap", "her5", "discard pile"),
        ("Fire Trap", "her6", "battle"),
        ("Sepia Snake Sigil", "her9", "limbo"),
    ],
)
def test_who_falls_into_a_trap(trap: str, attacker: str, where: str) -> None:
    t = den(trap, attacker=attacker, defender="her1")
    t.attack("r1")
    assert t.where(attacker.split(" ")[0]) == where
    assert t.where(trap) == ("attached" if trap == "Leomund's Trap" else "discard pile")


def test_the_sigil_lets_go_at_the_end_of_the_victims_next_turn() -> None:
    t = den("Sepia Snake Sigil", attacker="her8")
    t.attack("r1")
    finish_turn(finish_turn(t))
    assert t.where("her8") == "limbo"
    assert finish_turn(t).where("her8") == "pool"


def test_the_netherese_symbol_lies_there_until_the_battle_is_over() -> None:
    t = den("Netherese Symbol of Power", attacker="her9", defender="her5")
    step_forward(t.attack("r1"), "her9", "her5")
    assert t.where("Netherese Symbol of Power") == "table"
    finish_turn(t)
    assert t.where("Netherese Symbol of Power") == "discard pile"


@pytest.mark.parametrize(("defender", "level"), [("King Azoun IV", 14), ("her5", 5)])
def test_the_symbol_of_blingdenstone_helps_champions_of_its_world(defender: str, level: int) -> None:
    t = den("Blingdenstone Symbol of Power", attacker="her15", defender=defender, hand=("wOff+3/4",))
    step_forward(t.attack("r1"), "her15", defender)
    assert t.totals() == (15, level)
    assert t.where("Blingdenstone Symbol of Power") == ("attached" if level == 14 else "beneath")
    assert immune(t.state, t.handle(defender), t.handle("wOff+3/4")) is (level == 14)
