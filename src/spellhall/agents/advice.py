"""A hint that teaches: what a seat may expect of each choice, from the strongest agent that has the time for it.

That is the search; where it could try too little, or makes no search of its own, the greedy agent, who looks one play
ahead. Anyone who of them it is, what it would do comes first, and the best few choices come with a reason: how it sees
the game go on, as lines of the log.
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
"""The search is listened to where it could try so many lines of play for each choice."""
BEST = 3
"""So many choices come with reasons, ..."""
LINES = 6
"""... in so many lines of the log at most."""
BESIDE, LEAST_TRIED = 8, 6
"""The best are tried further, each in one of so many simulations more, but at least so often."""


class Advised(NamedTuple):
    """What is expected of an action and why: the share of games that its seat wins after it, from 0 to 1, or of the
    full score in a game played for points.
    """

    action: int
    share: float
    line: list[str]


class Advice(NamedTuple):
    """What is expected of the best few actions, the best first; and which agent says so."""

    agent: str
    actions: list[Advised]


def advise(state: State, names: Sequence[str], seed: int, seconds: float, simulations: int = 0) -> Advice:
    """What the seat that decides may expect of its best choices, by a search of so many seconds or simulations.

    Nothing that is hidden from it has a hand in that. By simulations it is the same on every machine. That seat is
    "you" in the lines.
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
