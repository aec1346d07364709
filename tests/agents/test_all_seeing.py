"""The search that sees everything, which measures the cap of the others: what it knows, and what stays luck."""

from __future__ import annotations

from agents.openings import opened, walked

from benchmarks.all_seeing import AllSeeing, OpenTree
from spellhall.kernel.chance import Dice


def test_it_searches_the_true_cards_with_new_luck() -> None:
    state = opened("spellchain", 2)
    tree = OpenTree(state, Dice(1))
    first, second = tree.deal(), tree.deal()
    assert first.face == second.face == state.face
    assert len({state.rng, first.rng, second.rng}) == 3


def test_everyone_in_its_trees_knows_each_choice() -> None:
    """No branch stands for a card that someone can't see."""
    tree = OpenTree(opened("spellchain", 2), Dice(1))
    tree.grown(0.0, 60)
    nodes = list(tree.roots)
    keys: set[int] = set()
    while nodes:
        node = nodes.pop()
        keys |= {*node.choices, *(key for _, key in node.others)}
        nodes += [*node.others.values(), *(choice.node for choice in node.choices.values() if choice.node)]
    assert len(keys) > 8
    assert min(keys) >= 0


def test_it_plays_the_same_for_the_same_seed_and_changes_nothing() -> None:
    state = walked(opened("spellchain", 3), 8, 3)[-1]
    before = state.save()
    tries = [AllSeeing(5).tree_of(state).grown(0.0, 10) for _ in range(2)]
    assert tries[0] == tries[1] in state.legal_actions()
    assert state.save() == before
