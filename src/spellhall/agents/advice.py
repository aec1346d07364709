"""A hint that teaches: what a seat may expect of each choice, from the strongest agent that has enough time.

That is the search. If it had too few tries, or doesn't search in this position, it is the greedy agent, which looks one
play ahead. Either way, the choice it would make comes first, and the best few come with a reason in the game's terms,
and with one way the game could continue, as log lines, up to the first card that the seat can't see.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from spellhall.agents.chances import chance_in
from spellhall.agents.greedy import foreseen, hint
from spellhall.agents.reasons import reason
from spellhall.agents.search import Tree
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
    In the line and the reason, other players are "seat 0", ..., unless the line is given names.
    """

    action: int
    share: float
    line: list[str]
    reason: str = ""


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
    lines = {action: tree.line(action).told(tree.seat, names) for action in ranked}
    return Advice(
        "search", [_advised(state, "search", action, shares[action], lines[action], first) for action in ranked]
    )


def _by_greedy(state: State, names: Sequence[str], seed: int) -> Advice:
    """What the greedy agent expects, as chances."""
    expected = hint(state, seed)[:BEST]
    first = expected[0].action
    found = []
    for action, value, _ in expected:
        line = foreseen(state, action, seed, names)
        found.append(_advised(state, "greedy", action, chance_in(state.game, value), line, first))
    return Advice("greedy", found)


def _advised(state: State, agent: str, action: int, share: float, line: list[str], first: int) -> Advised:
    seat = state.decision().seat
    return Advised(action, share, as_seen(state, seat, line)[:LINES], reason(state, action, agent, action == first))


def as_seen(state: State, seat: int, lines: Sequence[str]) -> list[str]:
    """Log lines up to the first that names a card the seat can't see now: an agent made up where such a card is."""
    known = {str(state.definition(card).name) for card, seen in enumerate(state.seen) if seen >> seat & 1}
    unknown = {str(definition.name) for definition in state.game.shipped()} - known
    kept = []
    for line in lines:
        rest = line
        for name in sorted(known, key=len, reverse=True):
            rest = rest.replace(name, "")
        if any(name in rest and re.search(rf"\b{re.escape(name)}", rest) for name in unknown):
            break
        kept.append(line)
    return kept
