"""What the source leaves open (section GAP)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SOL-GAP-01", "SOL-SET-06", "AMB-S19")
def test_he_keeps_eight_cards_and_parts_first_with_what_he_cannot_use_then_with_his_lowest_support() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(HE, "al1", "al2", "al3", "al4", "al5", "al6", "al7", "al8", "artDS+4", "calm")
    t.his_turn(phase=5).through()
    assert t.his("hand") == ["al2", "al3", "al4", "al5", "al6", "al7", "al8", "calm"]


@pytest.mark.rule("SOL-GAP-01")
def test_of_equal_cards_the_higher_number_goes() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "alFly3", "al3", "alUnd3", "al4", "al5", "al6", "al7", "al8", "al9")
    t.his_turn(phase=5).through()
    assert "alUnd3" not in t.his("hand") and {"al3", "alFly3"} <= set(t.his("hand"))


@pytest.mark.rule("SOL-GAP-01")
def test_an_event_that_waits_goes_only_if_nothing_else_is_left() -> None:
    t = Alone(preset="rulebook")
    t.formation(YOU, A="r1")
    t.hand(HE, *["calm"] * 9)
    t.his_turn(phase=5).through()
    assert t.his("hand") == ["calm"] * 8
    assert t.where("calm") in ("hand", "abyss")
    assert t.names(YOU, "abyss") + t.names(HE, "abyss") == ["calm"]


@pytest.mark.rule("SOL-GAP-02", "AMB-S19")
def test_a_rule_card_comes_down_in_phase_0_of_his_next_turn_one_a_turn_the_oldest_first() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pile(YOU, "keep10", "keep6")
    t.his_turn().through()
    assert t.his("hand") == ["keep10", "keep6"] and t.played() == []
    t.through(6)
    assert t.played() == ["keep10"]
    t.through(7)
    t.through(8)
    assert t.played()[:2] == ["keep10", "keep6"]


@pytest.mark.rule("SOL-GAP-03", "AMB-S19")
def test_the_dungeon_of_the_one_deck_works_for_you_alone() -> None:
    t = Alone(preset="tournament")
    (dungeon,) = t.put(YOU, "table", "dHide")
    t.formation(YOU, A="r1")
    t.his_turn(phase=5)
    assert t.state.control[dungeon] == YOU
    t = Alone(preset="tournament")
    t.formation(YOU, A="r1")
    t.put(YOU, "table", "Return of the Dwarven King")
    t.pool(HE, "dwarf5")
    t.hand(YOU, "her6")
    t.his_turn(phase=4).pick("her6")
    assert t.where("dwarf5") == "discard pile"


@pytest.mark.rule("SOL-GAP-03")
def test_with_two_decks_he_has_his_own() -> None:
    t = Alone(preset="tournament", solitaire="two-deck")
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.put(HE, "table", "Return of the Dwarven King")
    t.pool(HE, "dwarf5")
    t.hand(YOU, "her6", "al1", "al9")
    t.his_turn(phase=4).pick("her6")
    assert t.totals() == (8, 6)


@pytest.mark.rule("SOL-GAP-05")
def test_held_items_are_looked_at_again_when_a_champion_comes() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "dwarfAxe+2", "dwarf5", "her5")
    t.his_turn(phase=2)
    assert t.bearer("dwarfAxe+2") == "dwarf5"
    assert t.before("dwarf5 > pool", "dwarfAxe+2 > attached")


@pytest.mark.rule("SOL-GAP-06")
@pytest.mark.parametrize(("champion", "struck"), [("hawk5", True), ("dove5", False)])
def test_he_says_yes_to_what_moves_levels_his_way_and_no_to_the_rest(champion: str, struck: bool) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon3")
    t.pool(HE, champion)
    t.my_turn(phase=5).through()
    assert t.reg(tb.TURN) > 5
    assert (t.where("mon3") == "discard pile") is struck
    assert champion != "dove5" or t.where("dove5") != "discard pile"


@pytest.mark.rule("SOL-GAP-06", "SOL-SEL-13")
def test_he_leaves_what_would_only_cost_him_a_holding() -> None:
    t = Alone(solitaire="two-deck")
    t.under = "al1"
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2 with h1")
    t.pool(HE, "folly5")
    t.my_turn(phase=5).through()
    assert t.bearer("h1") == "r2" and t.told("leaves what folly5 offers", "SOL-SEL-13")


@pytest.mark.rule("SOL-GAP-07")
def test_spoils_that_can_be_played_are_played_and_others_held() -> None:
    for spoils, where in (("mi+2", "attached"), ("artDS+4", "hand"), ("evPool", "abyss"), ("al3", "hand")):
        t = Alone()
        t.formation(YOU, A="r1", B="r2")
        t.pool(HE, "fly5")
        t.hand(YOU, "mon2")
        t.pile(YOU, spoils)
        if spoils == "evPool":
            t.pool(YOU, "mon1")
        t.his_turn(phase=4)
        t.skip() if t.reg(tb.PHASE) == 4 else None
        assert t.where(spoils) == where, spoils
        assert t.before(f"{spoils} is spoils", "phase 5 of 1")
