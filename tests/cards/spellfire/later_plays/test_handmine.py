"""Handmine waits in the hand for those who look there."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire import table as tb

EYE = "All-Knowing Eye of Yasmin Sira"


def looking(*hand: str) -> Hall:
    t = at_home(pool=(f"herFR5 with {EYE}",), hand=("her2", "al3"))
    t.hand(1, *hand)
    return t


@pytest.mark.rule("SF-HAND-08")
def test_handmine_costs_the_one_who_looks_everything() -> None:
    t = looking("Handmine", "al7")
    t._do(EYE, tb.USE_SECOND)
    assert not t.names(0, "hand") and set(t.names(0, "discard pile")) == {"her2", "al3", EYE}
    assert t.names(1, "hand") == ["Handmine", "al7"] and t.where("herFR5") == "pool"


@pytest.mark.rule("SF-HAND-08")
def test_without_handmine_looking_costs_nothing() -> None:
    t = looking("evRuin", "al7")
    t._do(EYE, tb.USE_SECOND)
    assert t.names(0, "hand") == ["her2", "al3"] and t.where(EYE) == "attached"


@pytest.mark.rule("SF-HAND-08")
def test_handmine_is_never_played() -> None:
    t = at_home(hand=("Handmine", "her2"))
    assert t.can_play("her2") and not t.can_play("Handmine")
