"""Negation: what stops a card, and what it does not stop (section NE)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall


@pytest.mark.rule("SC-NE-01", "SC-NE-02")
def test_a_negated_card_does_nothing_and_is_discarded_after_the_chain() -> None:
    t = ChainHall().chain("Fireball", "Counter Spell")
    assert t.hp == (20, 20)
    assert t.negated() == ["Fireball"]
    assert "Fireball" in t.names(0, "discard pile")


@pytest.mark.rule("SC-NE-05", "SC-KI-03", "SC-KI-06")
def test_a_spell_counter_waits_past_an_artifact_for_the_next_spell() -> None:
    t = ChainHall().chain("Fireball", "Focus Mana", "Mithril Sword", "Counter Spell")
    assert t.order() == ["Counter Spell", "Mithril Sword", "Focus Mana"]
    assert t.negated() == ["Fireball"]
    assert t.hp == (20, 16)
