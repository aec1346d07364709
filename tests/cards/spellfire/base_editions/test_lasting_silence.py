"""A monster that silences champions, even when it is gone."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel

from spellhall.games.spellfire.rules.levels.projection import is_silenced


def silenced() -> Hall:
    """Stef'fa has been defeated and has silenced a champion in the pool of P1."""
    t = duel("her9", "3rd/298", hand=("al1",), rival_hand=("al1",))
    t.pool(0, "slayM")
    t.pool(1, "wiz5")
    t.skip()
    return t.pick("slayM")


def test_steffa_silences_his_opponent() -> None:
    t = duel("slayM", "3rd/298", hand=("al1",), rival_hand=("al1",))
    assert t.where("Stef'fa Naf'ski") == "battle" and t.totals() == (4, 5)


def test_steffa_silences_a_champion_for_good_when_he_falls() -> None:
    t = silenced()
    assert t.where("Stef'fa Naf'ski") == "discard pile"
    assert is_silenced(t.state, t.handle("slayM")) and not is_silenced(t.state, t.handle("her9"))
    t.is_sound()


@pytest.mark.rule("SF-SPELL-18")
@pytest.mark.parametrize("dispel", ["4th/370", "3rd/358"])
def test_dispel_magic_on_the_champion_ends_that(dispel: str) -> None:
    t = silenced()
    t.pool(0, "wiz6", "cle6")
    t.hand(0, dispel)
    t.skip_to_phase(5, seat=0)
    t.play(dispel)
    assert not is_silenced(t.state, t.handle("slayM")) and t.where("slayM") == "pool"
    t.hand(0, dispel)
    assert not t.can_play(dispel)
