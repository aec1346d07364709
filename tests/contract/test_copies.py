"""Where rules offer one of several equal cards, the choice stands for all of them: none looks as if it were dead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import CHOOSE_ORDER, PASS
from spellhall.kernel.state import State

GAMES = ("spellchain", "spellfire", "spellslinger")


def positions(name: str, seeds: range) -> Iterator[State]:
    """Each position of some random games with starter decks, two copies of a card in one hand or more among them."""
    game: Any = spellhall.game(name)
    decks = list(game.starter_decks().values())
    for seed, pair in zip(seeds, combinations(decks, 2), strict=False):
        state, dice = game.new_state(list(pair), seed), Dice(seed)
        while not state.is_terminal():
            yield state
            options = state.legal_actions()
            state.apply(options[dice.below(len(options))])


def looks(state: State, card: int, seat: int) -> tuple[object, ...]:
    """All by which a player tells a card from others."""
    facts = state.game.card_view(state, card, seat)
    return state.face[card], state.zone[card], state.control[card], repr(sorted(facts.items()))


@pytest.mark.parametrize("name", GAMES)
def test_of_cards_that_look_alike_all_can_be_chosen_or_none(name: str) -> None:
    for state in positions(name, range(12)):
        question = state.decision()
        if question.kind == CHOOSE_ORDER:
            continue  # those that lie in their places already look like the others
        alive: dict[tuple[object, ...], set[bool]] = {}
        for card in range(len(state.face)):
            if state.seen[card] >> question.seat & 1 and state.host[card] < 0:
                offered = state.game.offers(state, card)
                alive.setdefault(looks(state, card, question.seat), set()).add(offered)
                assert (state.why_not(question.seat, card) == "") == offered
        assert all(len(found) == 1 for found in alive.values()), question.label


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_stands_for_cards_that_its_seat_sees_and_that_no_other_choice_names(name: str) -> None:
    for state in positions(name, range(12)):
        question = state.decision()
        met = [state.game.subject_of(state, question, action)[1] for action in question.options]
        for action, cards in state.game.stands_for(state, question).items():
            assert action in question.options
            assert action != PASS
            assert not set(cards) & set(met)
            assert all(state.seen[card] >> question.seat & 1 for card in cards)
