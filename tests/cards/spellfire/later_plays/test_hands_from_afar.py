"""Cards that reach into a battle from outside, switch hands in it, or send a champion away for a price."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, send

TEAPOT = "Teapot of the Golden Tempest"


@pytest.mark.rule("SF-BARTER-04")
def test_the_teapot_switches_the_hands_for_one_battle() -> None:
    t = duel(f"her5 with {TEAPOT}", "her9", hand=("al1",), rival_hand=("al7", "her3"))
    t.use(TEAPOT)
    assert (t.names(0, "hand"), t.names(1, "hand")) == (["al7", "her3"], ["al1"])
    t.is_sound()
    assert not t.can_use(TEAPOT)
    t.play("al7")
    assert t.totals() == (12, 9)
    t.skip_to(label="end your turn")
    assert set(t.names(1, "discard pile")) == {"her9", "al7"}
    assert "al1" in t.names(0, "hand") and "her3" in t.names(1, "hand")


@pytest.mark.rule("SF-BARTER-04")
def test_the_teapot_brings_nobody_more_spoils() -> None:
    t = duel(f"her5 with {TEAPOT}", "her9", hand=("al1",), rival_hand=("al7", "her3"))
    before = t.hand_size(1)
    t.use(TEAPOT).play("al7").skip_to(label="end your turn")
    assert t.hand_size(1) == before - 1


def reaching(*, hand: tuple[str, ...]) -> Hall:
    t = Hall()
    t.pool(0, "her5", "wiz5")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, *hand)
    t.hand(1, "al1")
    return send(t.begin(seat=0, phase=4).attack("r1"), "her5", "her15")


@pytest.mark.rule("SF-ICON-17")
def test_the_spectral_hand_casts_more_spells_into_the_round() -> None:
    t = reaching(hand=("Spectral Hand", "wDef+3/4", "cDef+3/4", "al2"))
    assert not t.can_play("wDef+3/4")
    t.play("Spectral Hand")
    assert t.totals() == (9, 15)
    assert t.can_play("wDef+3/4") and not t.can_play("cDef+3/4")
    t.play("wDef+3/4")
    assert t.totals() == (12, 15) and t.where("wDef+3/4") == "attached"


@pytest.mark.rule("SF-ICON-17")
def test_the_spectral_hand_reaches_for_one_round() -> None:
    t = Hall()
    t.pool(0, "her5", "wiz5", "her9")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Spectral Hand", "wDef+3/4", "al9", "al8")
    t.hand(1, "al1")
    send(t.begin(seat=0, phase=4).attack("r1"), "her5", "her15")
    t.play("Spectral Hand").play("al9").skip()
    assert t.where("her15") == "discard pile" and t.where("Spectral Hand") == "discard pile"
    assert not t.state.lasting


def test_timelessness_sends_a_champion_away_for_as_many_levels() -> None:
    t = at_home(pool=("cle5",), hand=("Timelessness", "al3", "al4", "al2", "her2"))
    t.pool(1, "her9", "her15")
    t.play("Timelessness")
    assert t.can_pick("her9") and not t.can_pick("her15")
    t.pick("her9").pick("al3").pick("al4").pick("her2")
    assert t.where("her9") == "abyss" and t.where("al2") == "hand"
    assert set(t.names(0, "discard pile")) == {"al3", "al4", "her2", "Timelessness"}
