"""Continuous cards and their zone (section CO)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Moved

IDLE = "Progenitor's Chalice"
THREE = ("Mana Dampener", "Monsoon", IDLE)


@pytest.mark.rule("SC-CO-01")
def test_a_continuous_card_works_from_its_activation_on() -> None:
    assert ChainHall().chain("Fireball", IDLE, "Pyromancer's Mastery").hp == (20, 16)
    assert ChainHall().chain("Pyromancer's Mastery", IDLE, "Fireball").hp == (20, 17)
    assert ChainHall().chain(IDLE, "Fireball", "Heatwave", "Pyromancer's Mastery").hp == (16, 20)
    assert ChainHall().chain("Fireball", "Pyromancer's Mastery").hp == (20, 17), "it works for its own player"


@pytest.mark.rule("SC-CO-02", "SC-EN-02")
def test_it_moves_to_the_zone_when_the_chain_has_ended() -> None:
    t = ChainHall().chain("Tsunami", IDLE, "Pyromancer's Mastery")
    assert t.state.decision().seat == 0
    assert t.order()[-1] == "Tsunami"
    assert t.size(0, "continuous zone") == t.size(1, "continuous zone") == 0
    t.finish_chain()
    assert t.names(0, "continuous zone") == ["Pyromancer's Mastery"]
    assert t.names(1, "continuous zone") == [IDLE]


@pytest.mark.rule("SC-CO-03", "SC-CO-08")
def test_it_stays_active_chain_after_chain() -> None:
    t = ChainHall(filler="Spell Shield").hands("Pyromancer's Mastery").begin().lay("Pyromancer's Mastery")
    for _ in range(3):
        t.finish_chain()
        assert t.names(0, "continuous zone") == ["Pyromancer's Mastery"]
    assert t.state.why_not(0, t.handle("Pyromancer's Mastery")).endswith("(SC-CO-08, SC-SM-06)")
    t = ChainHall()
    t.continuous(0, "Pyromancer's Mastery")
    assert t.chain("Fireball").hp == (20, 16)


@pytest.mark.rule("SC-CO-04", "SC-CO-05")
def test_a_fourth_one_works_in_this_chain_and_is_discarded() -> None:
    t = ChainHall()
    t.continuous(0, *THREE)
    t.chain("Fireball", IDLE, "Pyromancer's Mastery")
    assert t.hp == (20, 16)
    assert t.names(0, "continuous zone") == list(THREE)
    assert "Pyromancer's Mastery" in t.names(0, "discard pile")


@pytest.mark.rule("SC-CO-06", "B-07")
def test_those_that_are_due_count_for_the_limit() -> None:
    t = ChainHall()
    t.continuous(0, *THREE[:2])
    t.chain("Red Eclipse", IDLE, "Pyromancer's Mastery")
    assert t.names(0, "continuous zone") == [*THREE[:2], "Pyromancer's Mastery"]
    assert "Red Eclipse" in t.names(0, "discard pile")


@pytest.mark.rule("SC-CO-04", "SC-CO-06", "B-07")
def test_one_that_is_due_from_the_other_side_counts_too() -> None:
    t = ChainHall()
    t.continuous(1, *THREE[:2])
    t.chain(IDLE, "Heatwave", "Berserk Mind Virus")
    assert t.names(1, "continuous zone") == [*THREE[:2], "Berserk Mind Virus"]
    assert "Heatwave" in t.names(1, "discard pile")


@pytest.mark.rule("SC-CO-05")
def test_one_that_finds_the_other_zone_full_is_discarded_to_its_owner() -> None:
    t = ChainHall()
    t.continuous(1, *THREE)
    t.chain("Berserk Mind Virus")
    assert t.names(1, "continuous zone") == list(THREE)
    assert t.names(0, "discard pile") == ["Berserk Mind Virus"]


@pytest.mark.rule("SC-CO-07", "B-07")
def test_a_place_that_becomes_free_later_comes_too_late() -> None:
    t = ChainHall()
    t.continuous(0, *THREE)
    t.chain("Mithril Sword", "Mana Disruption", "Pyromancer's Mastery")
    assert t.options() == ["Mana Dampener", "Monsoon"]
    t.pick("Monsoon")
    assert t.names(0, "continuous zone") == ["Mana Dampener", IDLE]
    assert "Pyromancer's Mastery" in t.names(0, "discard pile")


@pytest.mark.rule("SC-CO-08", "SC-SM-06")
def test_the_end_of_the_round_takes_it_out_of_the_zone() -> None:
    t = ChainHall(deck=5, filler="Spell Shield")
    (kept,) = t.continuous(0, "Heatwave")
    (summoned,) = t.summoned(0, "Summon: Sky Castle")
    t.state.regs[tb.CHAIN_NUMBER] = 5
    t.draw()
    assert not {kept, summoned} & set(t.state.legal_actions())
    t.finish_chain()
    assert t.size(0, "continuous zone") == t.size(0, "summon zone") == 0
    assert sorted(t.names(0, "deck") + t.names(0, "hand")) == sorted(
        ["Heatwave", "Summon: Sky Castle", *["Spell Shield"] * 5]
    )


@pytest.mark.rule("SC-CO-09")
def test_a_removed_one_stops_working_at_once() -> None:
    t = ChainHall()
    t.continuous(0, "Atalanta's Bow")
    t.chain("Mithril Sword", "Shield Break")
    assert t.hp == (17, 16)
    assert "Atalanta's Bow" in t.names(0, "discard pile")


@pytest.mark.rule("SC-CO-10")
def test_continuous_artifacts_are_treated_alike() -> None:
    t = ChainHall()
    t.continuous(0, *THREE)
    t.chain("Mithril Sword", "Heatwave", "Atalanta's Bow")
    assert t.hp == (20, 20 - 1 - 5)
    assert t.names(0, "continuous zone") == list(THREE)
    assert "Atalanta's Bow" in t.names(0, "discard pile")


@pytest.mark.rule("SC-CO-11")
def test_they_enter_the_zone_in_the_order_of_activation() -> None:
    t = ChainHall().chain("Red Eclipse", IDLE, "Mana Dampener", IDLE, "Heatwave")
    assert t.names(0, "continuous zone") == ["Heatwave", "Mana Dampener", "Red Eclipse"]
    kept = [event.card for event in t.events(Moved) if event.why == tb.KEPT and event.seat == 0]
    assert [t.state.definition(card).name for card in kept] == ["Heatwave", "Mana Dampener", "Red Eclipse"]
