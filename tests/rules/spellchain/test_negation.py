"""Negation: what stops a card, and what it does not stop (section NE)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events


@pytest.mark.rule("SC-NE-01", "SC-NE-02", "B-05")
def test_a_negated_card_does_nothing_and_is_discarded_after_the_chain() -> None:
    t = ChainHall().chain("Fireball", "Counter Spell")
    assert t.hp == (20, 20)
    assert t.negated() == ["Fireball"]
    assert "Fireball" in t.names(0, "discard pile")


@pytest.mark.rule("SC-NE-05", "SC-KI-03", "SC-KI-06", "B-06")
def test_a_spell_counter_waits_past_an_artifact_for_the_next_spell() -> None:
    t = ChainHall().chain("Fireball", "Focus Mana", "Mithril Sword", "Counter Spell")
    assert t.order() == ["Counter Spell", "Mithril Sword", "Focus Mana"]
    assert t.negated() == ["Fireball"]
    assert t.hp == (20, 16)


@pytest.mark.rule("SC-NE-03")
def test_a_negated_summon_stays_out_of_the_zone() -> None:
    t = ChainHall().chain("Summon: Yggdrasil", "Counter Spell")
    assert t.names(0, "summon zone") == []
    assert "Summon: Yggdrasil" in t.names(0, "discard pile")


@pytest.mark.rule("SC-NE-04")
def test_a_negated_continuous_card_is_never_active() -> None:
    t = ChainHall().chain("Fireball", "Heatwave", "Pyromancer's Mastery", "Counter Spell")
    assert t.hp == (20, 17)
    assert t.names(0, "continuous zone") == []
    assert "Pyromancer's Mastery" in t.names(0, "discard pile")


@pytest.mark.rule("SC-NE-06")
def test_two_waiting_negations_stop_one_spell_each_the_older_first() -> None:
    t = ChainHall().chain("Fireball", "Heatwave", "Siphon", "Shade Counter", "Excalibur", "Counter Spell")
    assert t.negated() == ["Siphon", "Fireball"]
    by = [t.state.definition(event.by).name for event in t.events(events.IsNegated)]
    assert by == ["Counter Spell", "Shade Counter"]


@pytest.mark.rule("SC-NE-06")
def test_one_card_may_stop_two() -> None:
    t = ChainHall().chain("Fireball", "Heatwave", "Siphon", "Frenzied Interference")
    assert t.negated() == ["Siphon", "Fireball"]


@pytest.mark.rule("SC-NE-07", "SC-EN-05")
def test_an_unused_negation_ends_with_the_chain() -> None:
    t = ChainHall()
    t.put(0, "deck", "Fireball")
    t.chain("Mithril Sword", "Counter Spell").lay(*["Mithril Sword"] * 7)
    t.lay("Fireball")
    assert "Fireball" in t.order()
    assert t.negated() == []


@pytest.mark.rule("SC-NE-08")
def test_a_negated_counter_negates_nothing() -> None:
    t = ChainHall().chain("Heatwave", "Fireball", "Counter Spell", "Counter Spell")
    assert t.negated() == ["Counter Spell"]
    assert t.hp == (17, 20)


@pytest.mark.rule("SC-NE-09", "B-05")
def test_a_negated_card_was_not_activated() -> None:
    assert ChainHall().chain("Greater Fireball", "Heatwave", "Fireball", "Counter Spell").hp == (20, 17)
    assert ChainHall().chain("Greater Fireball", "Heatwave", "Fireball").hp == (20, 12)


@pytest.mark.rule("SC-NE-10", "B-49")
@pytest.mark.parametrize("shield", ["Densify Mana"])
def test_a_negation_is_not_spent_on_a_card_that_cannot_be_negated(shield: str) -> None:
    t = ChainHall().chain("Siphon", "Greater Heal", "Fireball", "Frenzied Interference", shield)
    assert t.negated() == ["Siphon"]
    assert f"{shield} keeps Fireball from being negated." in t.log()
    excalibur = ChainHall().chain("Siphon", "Greater Heal", "Excalibur", "Shade Counter")
    assert excalibur.negated() == ["Siphon"]
    assert "Excalibur can't be negated." in excalibur.log()


@pytest.mark.rule("SC-NE-06", "SC-NE-11", "B-49")
def test_a_ward_costs_one_negation_and_saves_the_card_from_all() -> None:
    t = ChainHall().chain("Siphon", "Greater Heal", "Fireball", "Frenzied Interference", "Decoy")
    assert t.negated() == ["Siphon"]
    assert t.log().count("Decoy keeps Fireball from being negated.") == 1
    amulet = ChainHall()
    amulet.continuous(0, "Esopheles' Amulet")
    amulet.chain("Siphon", "Greater Heal", "Fireball", "Frenzied Interference")
    assert amulet.negated() == ["Siphon"]


@pytest.mark.rule("SC-NE-12", "B-49")
def test_madness_and_a_full_zone_use_no_negation_up() -> None:
    mad = ChainHall()
    mad.continuous(0, "Frenzied Bolt", "Frenzied Detonation", "Frenzied Embrace")
    mad.chain("Mithril Sword", "Heatwave", "Fireball", "Shade Counter")
    assert mad.negated() == ["Fireball", "Mithril Sword"]
    full = ChainHall()
    full.summoned(0, *["Summon: Pestilent Zombie"] * 3)
    full.chain("Siphon", "Heatwave", "Summon: Yggdrasil", "Counter Spell")
    assert full.negated() == ["Summon: Yggdrasil", "Siphon"]


@pytest.mark.rule("SC-NE-13")
def test_densify_mana_protects_the_next_spell_and_no_other() -> None:
    t = ChainHall().chain("Summon: Yggdrasil", "Greater Heal", "Fireball", "Create Hole Trap", "Densify Mana")
    assert t.negated() == ["Summon: Yggdrasil"]
    next_one = ChainHall().chain("Fireball", "Greater Heal", "Summon: Yggdrasil", "Create Hole Trap", "Densify Mana")
    assert next_one.negated() == []
    assert "Densify Mana keeps Summon: Yggdrasil from being negated." in next_one.log()
