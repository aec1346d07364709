"""What has changed from one position to another is found, all of it and nothing else."""

from __future__ import annotations

import random

import pytest

from spellhall.kernel.changed_cards import changed_piles, changed_seats, touched
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

COLUMNS = ("face", "owner", "control", "zone", "host", "seen")


def written(state: State, card: int) -> list[int]:
    """All that is written about a card, but for when it came where it is."""
    return [getattr(state, name)[card] for name in COLUMNS] + [column[card] for column in state.marks]


@pytest.mark.parametrize("name", ["spellfire", "spellslinger", "spellchain"])
def test_the_cards_that_actions_have_touched_are_those_about_which_something_else_is_written(name: str) -> None:
    game = make_game(name)
    decks = sorted(game.starter_decks().values())
    lot = random.Random(name)
    state = game.new_state([lot.choice(decks) for _ in range(2)], 1)
    found = others = 0
    while not state.is_terminal():
        before = state.clone()
        for _ in range(lot.randrange(3)):
            if not state.is_terminal():
                state.apply(lot.choice(state.legal_actions()))
        cards = range(len(state.face))
        assert touched(before, state) == {card for card in cards if written(before, card) != written(state, card)}
        piles = range(len(state.piles))
        assert changed_piles(before, state) == [pile for pile in piles if before.piles[pile] != state.piles[pile]]
        columns = [*zip(before.seat_data, state.seat_data, strict=True)]
        differ = {seat for seat in range(state.seats) if any(old[seat] != new[seat] for old, new in columns)}
        assert changed_seats(before, state) == differ
        found += len(touched(before, state))
        others += len(differ)
    assert found > 50
    assert others > 5


def test_a_card_that_is_new_is_touched() -> None:
    game = make_game("spellchain")
    state = game.empty_table(2)
    state.add_card(3, 0, 0)
    before = state.clone()
    assert not touched(before, state)
    card = state.add_card(4, 1, 0)
    assert touched(before, state) == {card}
    assert changed_piles(before, state) == [1]
