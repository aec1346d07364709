"""Realms of Night Stalkers that help their player at home, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall


def _cromlin(part: int) -> Hall:
    t = Hall()
    t.formation(0, A="r9", B="Cromlin")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2 and art+4", "her4")
    t.pool(1, "her9 with mi+1")
    t.hand(0, "her2")
    t.begin(phase=3).use("Cromlin")
    return t.say(t.options()[part])


def test_cromlin_moves_things_between_champions() -> None:
    t = _cromlin(0)
    assert t.offered() == ["art+4", "mi+2"]
    t.pick("mi+2")
    assert t.state.host[t.handle("mi+2")] == t.handle("her4")


@pytest.mark.parametrize("thing", ["mi+2", "art+4"])
def test_cromlin_takes_things_back_into_the_hand(thing: str) -> None:
    t = _cromlin(1).pick(thing)
    assert t.where(thing) == "hand" and t.where("mi+1") == "attached"
    t.play(thing).pick("her4")
    assert t.state.host[t.handle(thing)] == t.handle("her4") and t.can_use("Cromlin")
