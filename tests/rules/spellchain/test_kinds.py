"""Spells, Artifacts and seals (section KI)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from chain_hall import ChainHall

import spellhall
from spellhall.games.spellchain import rules
from spellhall.games.spellchain.card import SEALS
from spellhall.games.spellchain.telling.card_text import heading

CATALOGUE = spellhall.game("spellchain").catalogue


def seals_named_by_the_rules() -> set[str]:
    """The seals that stand as words in the code of the rules."""
    assert rules.__file__ is not None
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(rules.__file__).parent.glob("*.py")]
    words = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {seal for seal in SEALS if seal in words}


@pytest.mark.rule("SC-KI-01")
def test_every_card_is_a_spell_or_an_artifact() -> None:
    assert {card.kind for card in CATALOGUE} == {"Spell", "Artifact"}
    assert all("Spell" not in card.seals and "Artifact" not in card.seals for card in CATALOGUE)


@pytest.mark.rule("SC-KI-02")
@pytest.mark.parametrize("name", ["Pyromancer's Mastery", "Summon: Sky Castle", "Ancient Flame"])
def test_a_continuous_summon_or_ultimate_spell_is_a_spell(name: str) -> None:
    assert ChainHall().chain(name, "Counter Spell").negated() == [name]


@pytest.mark.rule("SC-KI-04")
def test_what_discards_an_artifact_leaves_spells_alone() -> None:
    t = ChainHall()
    t.continuous(0, "Pyromancer's Mastery", "Swords of Endolumin")
    t.chain("Heatwave", "Shield Break")
    assert "Pyromancer's Mastery" in t.names(0, "continuous zone")
    assert "Swords of Endolumin" in t.names(0, "discard pile")


@pytest.mark.rule("SC-KI-05")
@pytest.mark.parametrize("name", ["Mithril Sword", "Fireball"])
def test_what_names_cards_stops_both_kinds(name: str) -> None:
    assert ChainHall().chain(name, "Shade Counter").negated() == [name]


@pytest.mark.rule("SC-KI-06")
def test_counter_spell_leaves_artifacts_alone() -> None:
    assert ChainHall().chain("Mithril Sword", "Counter Spell").hp == (20, 16)


@pytest.mark.rule("SC-KI-07", "B-52")
def test_the_fifteen_seals() -> None:
    assert set(SEALS) == {
        "Continuous", "Summon", "Ultimate", "Fire", "Water", "Counter", "Heal", "Strategy", "Avoid", "Dark",
        "Lightning", "Block", "Crimson", "Mercury", "Madness",
    }  # fmt: skip
    assert {seal for card in CATALOGUE for seal in card.seals} == set(SEALS)
    without = {card.name for card in CATALOGUE if not card.seals}
    assert without == {"Atalanta's Arrow", "Boulder", "Lazuli Burst Stream", "Mithril Sword", "Repeating Crossbow"}


@pytest.mark.rule("SC-KI-08")
def test_a_card_of_two_elements_counts_as_both() -> None:
    t = ChainHall().chain("Greater Fireball", "Heatwave", "Dark Flame")
    assert t.hp == (20, 20 - 4 - 5)
    t = ChainHall()
    t.summoned(0, "Summon: King of Desecration")
    assert t.chain("Dark Flame").hp == (20, 20 - 4 - 1)


@pytest.mark.rule("SC-KI-09", "SC-KI-10")
def test_the_rules_know_four_seals_and_the_others_only_matter_to_cards() -> None:
    defences = {"Block", "Avoid"}
    assert seals_named_by_the_rules() - defences <= {"Continuous", "Summon", "Ultimate", "Madness"}


@pytest.mark.rule("SC-KI-09")
def test_an_element_changes_nothing_by_itself() -> None:
    assert ChainHall().chain("Fireball").hp == ChainHall().chain("Crimson Hex").hp == (20, 17)


@pytest.mark.rule("SC-KI-10")
def test_a_describing_seal_does_nothing_by_itself() -> None:
    assert ChainHall().chain("Fireball", "Water Prison").negated() == []
    assert ChainHall().chain("Summon: Sky Castle", "Fireball").hp == (17, 20)


@pytest.mark.rule("SC-KI-11", "B-28")
def test_an_artifact_may_carry_a_describing_seal() -> None:
    seals = {card.name: card.seals for card in CATALOGUE if card.kind == "Artifact"}
    assert "Heal" in seals["Amulet of Healing"]
    assert "Counter" in seals["Magic Mirror"]


@pytest.mark.rule("SC-KI-12")
def test_kind_and_seals_are_shown_to_both() -> None:
    t = ChainHall().hands("Dark Flame").begin()
    t.lay("Dark Flame")
    card = t.handle("Dark Flame")
    for seat in range(2):
        facts = t.game.card_view(t.state, card, seat)
        assert (facts["kind"], facts["seals"]) == ("Spell", ["Dark", "Fire"])
    text = heading(t.state.definition(card))
    assert "Spell" in text
    assert "[Dark] [Fire]" in text
