"""Every kind of reason that a hint gives for a choice in Spell Chain, each in a position where it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from agents.beginner_spellchain import laying
from chain_hall import ChainHall
from given_reasons import arrow, given

REASONS: dict[str, tuple[Callable[[], ChainHall], str, str]] = {
    "it wins": (
        lambda: laying(8, "Mithril Sword", "Rejuvenate", health=(20, 4)),
        "Mithril Sword",
        "Play Mithril Sword: if the chain resolved now, you'd win.",
    ),
    "it saves you": (
        lambda: laying(8, "Mithril Sword", "Spell Shield", chain={7: "Fireball"}, health=(3, 20)),
        "Spell Shield",
        "Play Spell Shield: without it you'd be at 0 HP if the chain resolved now.",
    ),
    "it negates": (
        lambda: laying(8, "Fireball", "Counter Spell", chain={7: "Divine Hand Explosive"}),
        "Counter Spell",
        "Play Counter Spell: it would negate seat 1's Divine Hand Explosive.",
    ),
    "it deals damage": (
        lambda: laying(8, "Mithril Sword", "Rejuvenate"),
        "Mithril Sword",
        "Play Mithril Sword: seat 1 would lose 4 more HP if the chain resolved now.",
    ),
    "it prevents damage": (
        lambda: laying(8, "Mithril Sword", "Spell Shield", chain={7: "Fireball"}),
        "Spell Shield",
        "Play Spell Shield: it would save you 3 HP if the chain resolved now.",
    ),
    "it heals": (
        lambda: laying(8, "Mithril Sword", "Rejuvenate", health=(10, 20)),
        "Rejuvenate",
        "Play Rejuvenate: it would heal you by 4 HP if the chain resolved now.",
    ),
    "it stays": (
        lambda: laying(2, "Heatwave", "Rejuvenate"),
        "Heatwave",
        "Play Heatwave: it's Continuous, so it can stay when the chain ends.",
    ),
    "it is summoned": (
        lambda: laying(2, "Summon: Pestilent Zombie", "Rejuvenate"),
        "Summon: Pestilent Zombie",
        "Play Summon: Pestilent Zombie: it's a Summon, so it can stay when the chain ends.",
    ),
    "it activates first": (
        lambda: laying(8, "Counter Spell", "Rejuvenate"),
        "Counter Spell",
        "Play Counter Spell: the last card of the chain activates first.",
    ),
    "it activates last": (
        lambda: laying(1, "Counter Spell", "Rejuvenate"),
        "Counter Spell",
        "Play Counter Spell: in slot 1 it activates last, after everything else.",
    ),
    "it activates before others": (
        lambda: laying(3, "Counter Spell", "Rejuvenate", chain={1: "Fireball", 2: "Spell Shield"}),
        "Counter Spell",
        "Play Counter Spell: it activates before the 2 cards played so far.",
    ),
}


@pytest.mark.parametrize("kind", REASONS)
def test_a_reason_of_each_kind_is_given_where_it_is_true(kind: str) -> None:
    lay, option, reason = REASONS[kind]
    assert reason in given(lay(), option)


def test_a_negation_that_is_negated_saves_what_it_was_meant_for() -> None:
    t = laying(8, "Counter Spell", "Rejuvenate", chain={7: "Counter Spell", 6: "Fireball"})
    assert "Play Counter Spell: it would keep your Fireball from being negated." in given(t, "Counter Spell")


def test_a_card_that_ends_the_duel_saves_no_other_from_a_counter() -> None:
    t = laying(8, "Gauntlets of the Condemned", "Rejuvenate", chain={7: "Counter Spell", 6: "Fireball"}, health=(2, 20))
    assert given(t, "Gauntlets of the Condemned") == [
        "Play Gauntlets of the Condemned: the last card of the chain activates first.",
        "Play Gauntlets of the Condemned: it activates before the 2 cards played so far.",
    ]


def test_what_a_die_decides_is_no_reason() -> None:
    t = laying(8, "Mithril Sword", "Rejuvenate", chain={7: "Pandora's Box"})
    assert given(t, "Mithril Sword") == [
        "Play Mithril Sword: the last card of the chain activates first.",
        "Play Mithril Sword: it activates before the one card played so far.",
    ]


def test_going_second_means_the_last_card() -> None:
    game = ChainHall().game
    deck = next(iter(game.starter_decks().values()))
    state = game.new_state([deck, deck], 1)
    assert state.decision().words == ("go first", "go second")
    assert [*game.reasons(state, 0)] == ["Go first: your first card activates last, after everything else."]
    assert [*game.reasons(state, 1)] == ["Go second: the last card is yours, and it activates first."]


def test_an_arrow_runs_to_the_slot_that_a_card_goes_to() -> None:
    assert arrow(laying(3, "Fireball", "Siphon", chain={1: "Fireball"}), "Fireball") == ("", "slot 3")
