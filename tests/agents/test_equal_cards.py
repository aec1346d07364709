"""Equal cards are one choice for the search: they share its simulations, and any of them can be asked about."""

from __future__ import annotations

import pytest
from agents.openings import opened, walked
from chain_hall import ChainHall

from spellhall.agents.alike import alike
from spellhall.agents.review import Moment, weigh
from spellhall.agents.search import TRUST, Tree
from spellhall.games.spellchain.table import STAMPED
from spellhall.kernel.chance import Dice
from spellhall.kernel.indexes import Mark
from spellhall.kernel.state import State

OTHERS = ["Siphon"] * 10
"""Cards elsewhere, whose numbers are so low that something else may have the same."""


def asked(*hand: str) -> State:
    """Seat 0 lays the first card of a chain."""
    t = ChainHall()
    t.put(0, "discard pile", *OTHERS)
    for card in t.put(0, "hand", *hand):
        t.state.marks[STAMPED][card] = 0
    return t.begin().state


def grouped(state: State) -> list[list[int]]:
    """The choices of a position in groups of equal ones."""
    return alike(state, state.decision())


def test_copies_of_a_card_in_hand_are_one_choice() -> None:
    state = asked("Greater Heal", "Mithril Sword", "Mithril Sword", "Mithril Sword")
    assert sorted(len(group) for group in grouped(state)) == [1, 3]


def test_what_is_marked_differently_is_not_equal() -> None:
    state = asked("Greater Heal", "Mithril Sword", "Mithril Sword")
    question = state.decision()
    last = question.options[-1]
    for mark in map(Mark, range(len(state.marks))):
        before, state.marks[mark][last] = state.marks[mark][last], 7
        assert len(alike(state, question)) == 3
        state.marks[mark][last] = before
    assert len(alike(state, question)) == 2


@pytest.mark.parametrize(("name", "seed"), [("spellchain", 1), ("spellslinger", 5)])
def test_they_share_the_simulations_and_each_has_the_share_of_all(name: str, seed: int) -> None:
    some = [state for state in walked(opened(name, seed), 80, seed) if len(grouped(state)) < len(state.legal_actions())]
    assert some
    for number, state in enumerate(some[:4]):
        tree = Tree(state, Dice(number))
        best = tree.grown(0.0, 20)
        choices = tree.roots[tree.seat].choices
        assert sum(choice.visits - TRUST for choice in choices.values()) == (20 if len(choices) > 1 else 0)
        for group in grouped(state):
            assert sum(action in choices for action in group) == 1
            assert len({tree.share(action) for action in group}) == 1
        assert sorted(tree.by_trust()) == sorted(choices) and best in choices


def test_a_choice_among_equal_cards_only_needs_no_search() -> None:
    tree = Tree(asked("Mithril Sword", "Mithril Sword"), Dice(1))
    assert tree.grown(0.0, 20) in tree.state.legal_actions()
    assert tree.simulations == 0


def test_a_review_charges_nothing_for_the_other_copy() -> None:
    state = asked("Mithril Sword", "Mithril Sword")
    for action in state.legal_actions():
        assert weigh(Moment(0, action, state), ("you", "Rook"), 1, 20).cost == 0
