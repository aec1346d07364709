"""Madness (section MA)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.card import ARTIFACT, Card

IDLE = "Progenitor's Chalice"
BOLT = "Frenzied Bolt"


def mad(seat: int = 0) -> ChainHall:
    """A player with three Madness Spells in the zone."""
    t = ChainHall()
    t.continuous(seat, BOLT, "Frenzied Embrace", "Frenzied Detonation")
    return t


@pytest.mark.rule("SC-MA-01")
def test_three_madness_spells_negate_all_spells_of_their_player() -> None:
    t = mad().chain("Fireball", IDLE, "Summon: Yggdrasil")
    assert t.negated() == ["Summon: Yggdrasil", "Fireball"]
    assert t.hp == (20, 20)


@pytest.mark.rule("SC-MA-02")
def test_one_that_activated_in_this_chain_does_not_count_yet() -> None:
    t = ChainHall()
    t.continuous(0, BOLT, BOLT)
    t.put(0, "deck", "Fireball")
    t.chain("Fireball", IDLE, BOLT)
    assert t.hp == (20, 20 - 4 - 3)
    t.lay(*["Mithril Sword"] * 7, "Fireball")
    assert t.negated() == ["Fireball"]


@pytest.mark.rule("SC-MA-03")
def test_artifacts_of_a_mad_player_work() -> None:
    assert mad().chain("Mithril Sword").hp == (20, 16)
    assert mad().chain("Fireball").hp == (20, 20)


@pytest.mark.rule("SC-MA-04")
def test_a_madness_artifact_would_not_count() -> None:
    t = ChainHall()
    t.add(Card(ARTIFACT, "Mask of Frenzy", 1, "Continuous Madness", ""))
    t.continuous(0, BOLT, BOLT, "Mask of Frenzy")
    assert t.chain("Fireball").hp == (20, 17)


@pytest.mark.rule("SC-MA-05", "B-10")
def test_what_is_active_already_goes_on_working() -> None:
    t = mad().set(0, tb.HP, 10)
    t.summoned(0, "Summon: Yggdrasil")
    t.chain("Fireball")
    assert t.negated() == ["Fireball"]
    assert t.hp == (11, 20)


@pytest.mark.rule("SC-MA-06")
def test_a_fourth_madness_spell_is_negated_as_well() -> None:
    t = mad().chain(BOLT)
    assert t.negated() == [BOLT]
    assert t.hp == (20, 20)
    assert t.names(0, "discard pile") == [BOLT]


@pytest.mark.rule("SC-MA-07")
def test_it_ends_as_soon_as_one_is_gone() -> None:
    t = mad().chain("Boulder", "Mana Disruption", "Mithril Sword")
    t.pick("Frenzied Embrace")
    assert t.names(0, "continuous zone") == [BOLT, "Frenzied Detonation"]
    assert t.negated() == ["Boulder"]
    t = mad().chain("Boulder", "Collapse the World")
    assert t.negated() == []
    assert t.hp == (20 - 4 - 3, 16)


@pytest.mark.rule("SC-MA-08")
def test_the_opponent_of_a_mad_player_is_not_affected() -> None:
    assert mad(seat=0).chain(IDLE, "Fireball").hp == (17, 20)
    assert mad(seat=1).chain(IDLE, "Fireball").hp == (20, 20)
