"""Destroyed Worlds: realms that leave play leave the game (section DWO of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import at_home, finish_turn
from solo import Solo

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.words import realms
from spellhall.games.spellfire.words.describing.filters import Filter

BOTH = pytest.mark.parametrize("on", [True, False], ids=["destroyed", "as usual"])


def options(on: bool) -> dict[str, Any]:
    """The variant, or the game without it."""
    return {"destroyed_worlds": "on" if on else "off"}


@pytest.mark.rule("SFT-DWO-01", "SFT-VAR-01")
@BOTH
def test_a_realm_that_is_discarded_from_play_leaves_the_game(on: bool) -> None:
    t = at_home(hand=("evRuin",), **options(on))
    t.play("evRuin")
    assert t.where("r8") == ("void" if on else "discard pile")
    assert ("evRuin discards r8 (to the Void)." in t.log()) is on


@pytest.mark.rule("SFT-DWO-02")
@BOTH
def test_so_does_one_that_goes_to_the_abyss(on: bool) -> None:
    t = at_home(hand=("evToAbyss",), **options(on))
    t.play("evToAbyss").pick("r8")
    assert t.where("r8") == ("void" if on else "abyss")


@pytest.mark.rule("SFT-DWO-02", "SFT-INT-13")
@pytest.mark.parametrize("ruled", ["on", "off"])
@BOTH
def test_avanil_leaves_the_game_for_its_five_cards(on: bool, ruled: str) -> None:
    t = Hall(avanil_to_abyss=ruled, **options(on))
    t.formation(0, A="Avanil", B="r1")
    t.hand(0, "her5")
    t.begin(phase=3).use("Avanil")
    assert t.hand_size(0) == 6
    assert t.where("Avanil") == ("void" if on else "abyss" if ruled == "on" else "discard pile")


@pytest.mark.rule("SFT-DWO-03")
def test_nothing_brings_a_destroyed_realm_back() -> None:
    t = at_home(pool=("wiz5",), hand=("recover/3", "her6"), **options(True))
    t.put(0, "void", "r1")
    assert not t.can_play("recover/3")
    for name in dir(Filter):
        if isinstance(getattr(Filter, name), property):
            assert tb.VOID not in getattr(realms, name).zones, name


@pytest.mark.rule("SFT-DWO-04")
def test_a_realm_that_pays_from_the_hand_is_discarded() -> None:
    t = Hall(**options(True))
    t.formation(0, A="r1 razed")
    t.hand(0, "r2", "r3", "al1")
    t.begin(phase=2).rebuild("r1").pick("r2").pick("r3")
    assert sorted(t.names(0, "discard pile")) == ["al1", "r2", "r3"]
    assert not t.is_razed("r1")


@pytest.mark.rule("SFT-DWO-05")
def test_a_realm_from_the_draw_pile_is_discarded() -> None:
    t = at_home(hand=("evMill", "evRuin"), **options(True))
    t.pile(0, "r1", *["al1"] * 9)
    t.play("evMill")
    assert t.where("r1") == "discard pile"
    assert t.play("evRuin").where("r8") == "void", "a realm in play leaves the game"


@pytest.mark.rule("SFT-DWO-06")
@BOTH
def test_a_razed_realm_that_is_covered_leaves_the_game(on: bool) -> None:
    t = Hall(**options(on))
    t.formation(0, A="r1 razed", B="r3")
    t.hand(0, "r2", "al1")
    t.begin(phase=2).play("r2").say("A")
    assert t.where("r1") == ("void" if on else "discard pile")
    told = "The razed r1 makes room (to the Void)." if on else "The razed r1 makes room."
    assert told in t.log()


@pytest.mark.rule("SFT-DWO-07")
@pytest.mark.parametrize(("card", "zone"), [("evToHand", "hand"), ("evToPile", "draw pile"), ("evToLimbo", "limbo")])
def test_elsewhere_a_realm_goes_as_usual(card: str, zone: str) -> None:
    t = at_home(hand=(card,), **options(True))
    t.play(card).pick("r8")
    assert t.where("r8") == zone


@pytest.mark.rule("SFT-DWO-07")
def test_a_realm_that_finds_no_way_back_from_limbo_is_discarded() -> None:
    t = at_home(hand=("evToLimbo",), limbo_emergers="champions_only", **options(True))
    t.play("evToLimbo").pick("r9")
    finish_turn(finish_turn(finish_turn(t)))
    assert t.where("r9") == "discard pile"


@pytest.mark.rule("SFT-DWO-08")
@BOTH
def test_the_holding_of_a_destroyed_realm_is_discarded(on: bool) -> None:
    t = Hall(**options(on))
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1", B="r2")
    t.hand(0, "evRuin", "al1")
    t.begin(phase=3).play("evRuin").pick("r1")
    assert t.where("r1") == ("void" if on else "discard pile")
    assert t.where("h1") == "discard pile"


@pytest.mark.rule("SFT-DWO-09")
@BOTH
def test_a_destroyed_realm_is_not_shuffled_in_again(on: bool) -> None:
    t = Hall(**options(on))
    t.formation(0, A="r1 razed", B="r3")
    t.pool(0, "wiz5")
    t.put(0, "discard pile", "al7")
    t.hand(0, "r2", "reshuffle/3", "her2")
    t.begin(phase=2).play("r2").say("A").skip_to_phase(3).play("reshuffle/3")
    assert t.where("al7") == "draw pile"
    assert t.where("r1") == ("void" if on else "draw pile")


@pytest.mark.rule("SFT-DWO-10")
@BOTH
def test_its_double_may_be_played(on: bool) -> None:
    t = Hall(**options(on))
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.hand(0, "r1", "evToAbyss", "al1")
    t.begin(phase=2)
    assert not t.can_play("r1")
    t.play("evToAbyss").pick("r1")
    assert t.can_play("r1")


def test_a_realm_whose_play_was_cancelled_was_never_there() -> None:
    t = at_home(hand=("her5",), **options(True))
    t.state.move(t.handle("r9"), tb.DISCARD, 0, tb.SPENT)
    assert t.where("r9") == "discard pile"


def test_the_variant_holds_in_a_game_for_one() -> None:
    t = Solo(**options(True))
    t.formation(0, A="r1 razed", B="r3")
    t.hand(0, "r2")
    t.my_turn(phase=2).play("r2").say("A")
    assert t.where("r1") == "void"
