"""Summon cards and their zone (section SM)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import PASS

IDLE = "Progenitor's Chalice"
THREE = ("Summon: First Hassan", "Summon: Pestilent Zombie", "Summon: Atlantis")


@pytest.mark.rule("SC-SM-01")
def test_it_enters_the_zone_before_the_next_card_activates() -> None:
    t = ChainHall().chain("Tsunami", IDLE, "Summon: Sky Castle")
    assert t.order()[-1] == "Tsunami"
    assert t.names(0, "summon zone") == ["Summon: Sky Castle"]
    told = t.events(events.Activates, Moved)
    kinds = [type(event) for event in told if not isinstance(event, Moved) or event.why == tb.ENTERED]
    assert kinds == [events.Activates, Moved, events.Activates, events.Activates]


@pytest.mark.rule("SC-SM-02")
def test_it_works_in_the_zone_and_nowhere_else() -> None:
    assert ChainHall().chain("Summon: Sky Castle", "Fireball").hp == (17, 20)
    assert ChainHall().chain(IDLE, "Fireball", "Summon: Sky Castle").hp == (18, 20)
    t = ChainHall()
    t.summoned(0, "Summon: Sky Castle")
    assert t.chain(IDLE, "Fireball").hp == (18, 20)
    t = ChainHall()
    t.put(0, "discard pile", "Summon: Sky Castle")
    assert t.chain(IDLE, "Fireball").hp == (17, 20)


@pytest.mark.rule("SC-SM-03", "SC-SM-04")
def test_a_fourth_one_is_negated() -> None:
    t = ChainHall().set(0, tb.HP, 10)
    t.summoned(0, *THREE)
    t.chain("Summon: Yggdrasil")
    assert t.negated() == ["Summon: Yggdrasil"]
    assert t.names(0, "summon zone") == list(THREE)
    assert "Summon: Yggdrasil" in t.names(0, "discard pile")
    assert t.hp == (10, 19)


@pytest.mark.rule("SC-SM-05")
def test_a_place_that_became_free_before_is_enough() -> None:
    for chain, left in ((("Collapse the World",), ["Summon: Sky Castle"]), ((), list(THREE))):
        t = ChainHall()
        t.summoned(0, *THREE)
        t.chain("Summon: Sky Castle", *chain)
        assert t.names(0, "summon zone") == left


@pytest.mark.rule("SC-SM-06")
def test_its_player_cannot_dismiss_it() -> None:
    t = ChainHall()
    (card,) = t.summoned(0, "Summon: Sky Castle")
    t.hands("Fireball", "Boulder").begin()
    assert card not in t.state.legal_actions()
    assert PASS not in t.state.legal_actions()
    assert "SC-SM-06" in t.state.why_not(0, card)


@pytest.mark.rule("SC-SM-07")
def test_a_removed_one_stops_working_at_once() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Sky Castle")
    t.chain(IDLE, "Fireball", "Mithril Sword", "Collapse the World")
    assert t.hp == (20 - 5 - 3, 16)
    assert "Summon: Sky Castle" in t.names(0, "discard pile")


@pytest.mark.rule("SC-SM-08", "B-31")
def test_what_it_does_on_activation_follows_its_entry() -> None:
    t = ChainHall().chain("Summon: Lady Millennia, Blood Progenitor")
    told = t.events(events.Hit, Moved)
    kinds = [type(event) for event in told if not isinstance(event, Moved) or event.why == tb.ENTERED]
    assert kinds[:2] == [Moved, events.Hit]


@pytest.mark.rule("SC-SM-09")
def test_what_it_does_at_the_start_of_a_chain_begins_with_the_next_one() -> None:
    log = ChainHall().chain("Summon: Amorphous Blob").log()
    assert log.count("P1 gains 1 Mercury.") == 1
    assert log.index("Chain 2: P2 goes first.") < log.index("P1 gains 1 Mercury.")
