"""The log of Spell Chain, read aloud: every line comes from an event."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb

IDLE = "Progenitor's Chalice"


def read(t: ChainHall, seat: int = 0) -> list[str]:
    """The lines from the first activation to the end of the chain, indented."""
    assert t.state.record is not None
    story = t.game.story(t.state.record.entries, seat, ["Ann", "Ben"])
    lines = [f"{'  ' * line.depth}{line.text}" for line in story]
    start = next(i for i, line in enumerate(lines) if line.endswith("activates."))
    end = next((i for i, line in enumerate(lines) if line.startswith("Chain 2")), len(lines))
    return lines[start:end]


def test_the_example_of_the_rule_book() -> None:
    t = ChainHall().chain("Fireball", "Spell Shield", "Pyromancer's Mastery", "Counter Spell")
    assert read(t) == [
        "  Ben's Counter Spell activates.",
        "  Ann's Pyromancer's Mastery is negated by Counter Spell.",
        "  Ben's Spell Shield activates.",
        "    Ben gains Block 4.",
        "  Ann's Fireball activates.",
        "    Fireball strikes Ben for 3.",
        "      blocked: nothing gets through",
    ]


def test_poison_and_mercury_are_told_with_what_there_is_now() -> None:
    t = ChainHall().set(0, tb.MERCURY, 2).set(1, tb.POISON, 1).chain("Create Mercury", IDLE, "Spread Toxic Plague")
    assert read(t) == [
        "  Ann's Spread Toxic Plague activates.",
        "    Ben gains 4 Poison (5 in all).",
        f"  Ben's {IDLE} activates.",
        "  Ann's Create Mercury activates.",
        "    Ann gains 1 Mercury (3 in all).",
        "    Create Mercury strikes Ben for 4.",
        "      Ben takes 4 DMG.",
        "    Ben loses 5 HP to Poison.",
        "    Ben loses 3 Poison (2 left).",
        f"  {IDLE} stays in Ben's Continuous Zone.",
    ]


def test_what_was_stripped_or_spent_is_told() -> None:
    t = ChainHall().set(0, tb.MERCURY, 1).chain("Mercury Meltdown", IDLE, "Shield Break", "Decoy")
    lines = read(t)
    assert "    Ben gains Avoid 1." in lines
    assert "    Ben loses Avoid 1." in lines
    assert "    Ann loses 1 Mercury." in lines


def test_a_bounced_hit_is_told_before_the_rest_of_the_hit() -> None:
    t = ChainHall().chain("Mithril Sword", "Aqua Repulsion")
    assert read(t)[-6:] == [
        "    Mithril Sword strikes Ben for 4.",
        "      reflected: 2 get through",
        "    Mithril Sword strikes Ann for 2.",
        "      Ann takes 2 DMG.",
        "      blocked: 1 gets through",
        "      Ben takes 1 DMG.",
    ]


def test_a_card_that_works_out_of_its_turn_is_named() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Pestilent Zombie")
    lines = read(t.chain("Heatwave"))
    assert lines[-4:] == [
        "    Summon: Pestilent Zombie: Ben gains 1 Poison.",
        "    Ben loses 1 HP to Poison.",
        "    Ben loses 1 Poison.",
        "  Heatwave stays in Ann's Continuous Zone.",
    ]


@pytest.mark.parametrize("seat", [1, -1])
def test_the_set_up_tells_cuts_and_rolls_and_no_card(seat: int) -> None:
    game = ChainHall().game
    state = game.new_state(list(game.starter_decks().values())[:2], 3)
    assert state.record is not None
    lines = [line.text for line in game.story(state.record.entries, seat, ["Ann", "Ben"])]
    assert lines[:2] == ["Ann shuffles.", "Ben shuffles."]
    assert lines[2].startswith("Ann cuts the opposing deck after card ")
    assert lines[3].startswith("Ben cuts the opposing deck after card ")
    assert [line.split(" rolls ")[0] for line in lines[4:6]] == ["Ann", "Ben"]
    state.apply(0)
    told = [line.text for line in game.story(state.record.entries, seat, ["Ann", "Ben"])]
    assert "Ann draws 5 cards." in told


def test_a_roll_says_what_it_is_for_and_whose_the_card_then_is() -> None:
    for seed in range(12):
        lines = [line.strip() for line in read(ChainHall(seed=seed).chain("Fireball", "Confuse Ray"))]
        at = lines.index("Confuse Ray: on a d20 roll of 11 or more, it works for Ben.")
        rolled = int(lines[at + 1].removeprefix("Ben rolls ").rstrip("."))
        assert ("Fireball works for Ben." in lines) == (rolled >= 11)
