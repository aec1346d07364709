"""Shuffling, cutting and the first player (section SU)."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Event, Rolled, Shuffled
from spellhall.kernel.state import State


def opening(seed: int, preset: str = "rulebook") -> State:
    """A fresh game."""
    game = spellhall.game("spellchain", preset=preset)
    return game.new_state(list(game.starter_decks().values())[:2], seed)


def told(state: State, *kinds: type[Event]) -> list[Any]:
    """The events of some classes so far."""
    assert state.record is not None
    return [entry.event for entry in state.record.entries if isinstance(entry.event, kinds)]


def dice(state: State) -> list[tuple[int, int]]:
    """What the players rolled: (seat, points)."""
    return [(roll.seat, roll.number + 1) for roll in told(state, Rolled) if roll.seat >= 0]


@pytest.mark.rule("SC-SU-01")
def test_both_shuffle_then_each_cuts_the_other_deck_then_both_roll() -> None:
    done = told(opening(3), Shuffled, events.DeckCut, Rolled)
    steps = [(type(event), event.seat) for event in done if event.seat >= 0]
    assert steps[:4] == [(Shuffled, 0), (Shuffled, 1), (events.DeckCut, 0), (events.DeckCut, 1)]
    assert {kind for kind, _ in steps[4:]} == {Rolled}


@pytest.mark.rule("SC-SU-02", "B-23")
def test_a_cut_puts_the_top_part_under_the_rest() -> None:
    state = opening(1, preset="table")
    question = state.decision()
    assert question.seat == 0
    assert question.options == list(range(1, 25))
    before = list(state.pile(tb.DECK, 1))
    state.apply(10)
    assert state.pile(tb.DECK, 1) == before[-10:] + before[:-10]
    assert state.pile(tb.DECK, 1)[-1] == before[-11]


@pytest.mark.rule("SC-SU-02")
def test_a_deck_of_two_can_be_cut_in_one_way_only() -> None:
    state = opening(1, preset="table")
    for card in list(state.pile(tb.DECK, 1))[2:]:
        state.move(card, tb.DISCARD, 1, tb.DISCARDED)
    state.question = None
    assert state.decision().options == [1]


@pytest.mark.rule("SC-SU-02", "B-23")
def test_by_lot_a_cut_takes_one_to_twenty_four_cards() -> None:
    depths = {cut.after for seed in range(40) for cut in told(opening(seed), events.DeckCut)}
    assert depths <= set(range(1, 25))
    assert len(depths) > 15


@pytest.mark.rule("SC-SU-03")
@pytest.mark.parametrize("seed", range(8))
def test_the_higher_roll_chooses(seed: int) -> None:
    state = opening(seed)
    last = dict(dice(state)[-2:])
    assert last[state.decision().seat] > last[1 - state.decision().seat]
    assert list(state.decision().words) == ["go first", "go second"]


@pytest.mark.rule("SC-SU-04")
def test_a_tie_is_rolled_again_by_both() -> None:
    rolls = next(rolls for rolls in map(dice, map(opening, range(200))) if len(rolls) > 2)
    pairs = [rolls[i : i + 2] for i in range(0, len(rolls), 2)]
    assert all([seat for seat, _ in pair] == [0, 1] for pair in pairs)
    assert all(one == other for (_, one), (_, other) in pairs[:-1])
    assert pairs[-1][0][1] != pairs[-1][1][1]


@pytest.mark.rule("SC-SU-05", "SC-TO-01")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_choice_holds_for_the_first_chain_only(choice: int) -> None:
    state = opening(5)
    roller = state.decision().seat
    state.apply(choice)
    first = roller if choice == 0 else 1 - roller
    assert state.regs[tb.FIRST] == first
    while state.regs[tb.CHAINS] == 1:
        state.apply(state.legal_actions()[0])
    assert state.regs[tb.FIRST] == 1 - first
