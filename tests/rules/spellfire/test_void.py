"""The Void (section VOID)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.words import cards
from spellhall.games.spellfire.words.describing.filters import Filter


@pytest.mark.rule("SF-VOID-01")
def test_what_is_removed_from_the_game_lies_in_the_void() -> None:
    t = at_home(pool=("wiz5",), hand=("toVoid/3",))
    t.pool(1, "her5")
    t.play("toVoid/3").pick("her5")
    assert t.where("her5") == "void"
    assert [zone.name for zone in tb.ZONES].count("void") == 1


@pytest.mark.rule("SF-VOID-02")
@pytest.mark.parametrize(("value", "zone"), [("void", "void"), ("abyss", "abyss")])
def test_a_negated_event_goes_where_played_events_go(value: str, zone: str) -> None:
    t = at_home(hand=("evRuin",), events_go_to=value)
    t.pool(1, "helm")
    t.play("evRuin").use("helm")
    assert t.where("r8") == "formation"
    assert t.where("evRuin") == zone


@pytest.mark.rule("SF-VOID-03")
def test_no_word_looks_into_the_void() -> None:
    for name in dir(Filter):
        if isinstance(getattr(Filter, name), property):
            narrowed = getattr(cards, name)
            assert tb.VOID not in narrowed.zones, name
    t = at_home(pool=("wiz5",), hand=("gate", "recover/3", "reshuffle/3", "her6"), abyss_return="by_card")
    t.put(0, "void", "her5", "al3")
    for spell in ("gate", "recover/3"):
        assert not t.can_play(spell)
    t.play("reshuffle/3")
    for _ in range(4):
        finish_turn(t)
    assert t.names(0, "void")[-2:] == ["her5", "al3"]


@pytest.mark.rule("SF-VOID-04")
@pytest.mark.parametrize(("value", "zone"), [("void", "void"), ("abyss", "abyss")])
def test_an_event_that_a_limited_wish_cancels_is_moved_before_it_takes_effect(value: str, zone: str) -> None:
    t = at_home(hand=("evRuin",), events_go_to=value)
    t.pool(1, "wiz5")
    t.hand(1, "Limited Wish")
    t.play("evRuin").play("Limited Wish")
    assert t.names(1, "formation") == ["r8"]
    assert t.where("evRuin") == zone


@pytest.mark.rule("SF-VOID-05")
@pytest.mark.parametrize(("value", "zone"), [("void", "void"), ("abyss", "abyss")])
def test_an_event_with_a_duration_stays_on_the_table_until_it_expires(value: str, zone: str) -> None:
    t = Hall(events_go_to=value)
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(1, "her5")
    t.hand(0, "evPeace")
    t.begin(phase=3).play("evPeace")
    finish_turn(t)
    while t.reg(tb.ACTIVE) == 1:
        assert t.where("evPeace") == "table"
        assert not t.can_attack("r9")
        options = t.state.legal_actions()
        t.state.apply(options[-1])
    assert t.where("evPeace") == zone
