"""A hint that teaches: what a seat may expect of each choice, from the strongest agent that has enough time.

That is the search. If it had too few tries, or doesn't search in this position, it is the greedy agent, which looks one
play ahead. Either way, the choice it would make comes first, and the best few come with a reason: how it expects the
game to continue, as log lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellhall.agents.greedy import foreseen, hint
from spellhall.agents.search import Tree, chance_in
from spellhall.kernel.chance import Dice
from spellhall.kernel.presentation.prompts import addressed
from spellhall.kernel.state import State

ENOUGH = 5
"""The search is used if it could try this many lines of play for each choice."""
BEST = 3
"""How many choices come with reasons, ..."""
LINES = 6
"""... and in how many log lines at most."""
BESIDE, LEAST_TRIED = 8, 6
"""The best are tried further: each at least once per this many simulations of the search, and at least this often."""


class Advised(NamedTuple):
    """What is expected of an action, and why.

    That is the share of games its seat wins after it, from 0 to 1, or of the full score in a game played for points.
    """

    action: int
    share: float
    line: list[str]


class Advice(NamedTuple):
    """What is expected of the best few actions, the best first, and which agent says so."""

    agent: str
    actions: list[Advised]


def advise(state: State, names: Sequence[str], seed: int, seconds: float, simulations: int = 0) -> Advice:
    """What the deciding seat may expect of its best choices, by a search of this many seconds or simulations.

    Hidden cards don't influence it. With simulations, it is the same on every machine. In the lines, that seat is
    "you".
    """
    game, names = state.game, addressed(names, state.decision().seat)
    if game.is_aside(state) or game.by_reflex(state, ahead=False) or len(state.legal_actions()) == 1:
        return _by_greedy(state, names, seed)
    tree = Tree(state, Dice(seed))
    tree.grown(seconds, simulations)
    if tree.simulations < ENOUGH * len(state.legal_actions()):
        return _by_greedy(state, names, seed)
    first, *others = tree.by_trust()[:BEST]
    tree.assure((first, *others), max(LEAST_TRIED, tree.simulations // BESIDE))
    shares = {action: min(tree.share(action), tree.share(first)) for action in others}
    ranked = [first, *sorted(others, key=lambda action: -shares[action])]
    shares[first] = tree.share(first)
    return Advice("search", [Advised(a, shares[a], tree.line(a).told(tree.seat, names)[:LINES]) for a in ranked])


def _by_greedy(state: State, names: Sequence[str], seed: int) -> Advice:
    """What the greedy agent expects, as chances."""
    found = []
    for expected in hint(state, seed)[:BEST]:
        line = foreseen(state, expected.action, seed, names)[:LINES]
        found.append(Advised(expected.action, chance_in(state.game, expected.value), line))
    return Advice("greedy", found)
