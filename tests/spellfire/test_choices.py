"""What choices are called: phases by what is done in them, places by whose they are to the reader."""

from __future__ import annotations

import re

import pytest
from positions import at_home

from spellhall.games.spellfire.table import ATTACKED


@pytest.mark.parametrize(
    ("phase", "hand", "text"),
    [
        (2, "r1", "done with realms"),
        (3, "her2", "done with champions"),
    ],
)
def test_to_pass_says_what_is_done(phase: int, hand: str, text: str) -> None:
    t = at_home(phase=phase, pool=("wiz5",), hand=(hand,))
    assert text in t.options()
    assert not any(re.search(r"phase \d", option) for option in t.options())


def test_combat_is_skipped_by_name() -> None:
    t = at_home(phase=4, pool=("wiz5",), hand=("al1",))
    assert "skip combat" in t.options()


def test_a_battle_that_is_over_is_not_skipped() -> None:
    t = at_home(phase=4, pool=("wiz5",), hand=("al1",))
    t.state.seat_data[ATTACKED][0] = 1
    assert "done with combat" in t.options()


def test_a_card_to_choose_lies_in_your_pool_or_in_that_of_another() -> None:
    t = at_home(pool=("wiz5",), hand=("toLimbo/3",))
    t.pool(0, "her5")
    t.pool(1, "mon4")
    t.play("toLimbo/3")
    assert {"her5 (hero 5, your pool)", "mon4 (monster 4, seat 1's pool)"} <= {*t.options()}


def test_a_realm_to_attack_lies_at_a_place_of_another() -> None:
    t = at_home(phase=4, pool=("wiz5",), hand=("al1",))
    assert "attack r8 (seat 1's A)" in t.options()
