"""The Faceless One: what it costs, and what it and its faithful are immune to."""

from __future__ import annotations

import pytest
from positions import at_home

from spellhall.games.spellfire.rules.levels.immunity import immune

FACELESS = "The Faceless One, Avatar of Juiblex"


@pytest.mark.parametrize(
    ("pool", "playable"),
    [
        (("cle5", "cle7"), True),
        (("cle5", "cle6"), False),
        (("cle9", "her9"), False),
        (("cle4", "cle4", "cle4"), False),
        (("cle9",), False),
    ],
)
def test_the_faceless_one_costs_exactly_two_clerics(pool: tuple[str, ...], playable: bool) -> None:
    assert at_home(pool=pool, hand=(FACELESS, "her1")).can_play(FACELESS) is playable


def test_only_clerics_that_come_to_twelve_can_be_given_for_the_faceless_one() -> None:
    t = at_home(pool=("cle2", "cle5", "cle7", "cle9"), hand=(FACELESS, "her1")).play(FACELESS)
    assert not t.can_pick("cle2") and t.can_pick("cle5") and t.can_pick("cle9")
    t.pick("cle5")
    assert t.can_pick("cle7") and t.can_pick("cle9") and not t.can_pick("cle2")
    t.pick("cle7")
    assert t.where("cle5") == t.where("cle7") == "discard pile" and t.where("cle9") == "pool"
    assert t.where(FACELESS) == "pool"


@pytest.mark.parametrize(
    ("champion", "card", "kept_off"),
    [
        (FACELESS, "PO/001", True),
        (FACELESS, "mi+3 Off", False),
        (FACELESS, "wOff/3", True),
        (FACELESS, "cDef+3/4", False),
        ("her5", "sword+1", True),
        ("her5", "wOff/3", True),
        ("herFR5", "sword+1", False),
        ("herFR5", "wOff/3", False),
    ],
)
def test_the_faceless_one_wards_itself_and_the_champions_of_its_world(champion: str, card: str, kept_off: bool) -> None:
    t = at_home(pool=(FACELESS, "her5", "herFR5"), hand=("her1",))
    (foe,) = t.put(1, "hand", card)
    assert immune(t.state, t.handle(champion), foe) is kept_off
