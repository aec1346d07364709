"""What a seat's choices in a game have cost, judged by the agent that searches.

Each choice is weighed by its own search, from what the seat knew when it chose (``State.resample``): hidden cards don't
influence it, and luck is no one's merit. The seat's choice and the search's own are tried equally often; the difference
in how often they win is what the choice has cost.
With a number of simulations, the same game, seat and seed give the same review on every machine; with seconds, they
don't.

Moments when the seat could have acted out of turn and didn't come by the hundred and are skipped, and so is anything
that a reflex answers well enough.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, TypeVar

from spellhall.agents.search import Tree
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

BESIDE = 4
"""Each compared action is tried at least once per this many simulations of the search."""
LEAST_TRIED = 6
"""But each at least this often."""
NOTABLE = 0.04
"""A choice that costs less than this share of games was as good as any: two searches differ that much at random."""
WORST = 3
"""How many of the biggest mistakes are reported."""


class Moment(NamedTuple):
    """A choice that a seat made: after how many actions, which one, and the position at that point."""

    at: int
    action: int
    state: State


class Verdict(NamedTuple):
    """The value of a choice: the shares of games its seat wins, from 0 to 1, after it and after the best one, with both
    in words.

    ``line`` is how the game may continue after the best one, in words; ``deal`` and ``actions`` are the same, to be
    played through. They are empty for a choice that cost nothing.
    """

    at: int
    action: int
    text: str
    share: float
    best: int
    best_text: str
    best_share: float
    line: Sequence[str] = ()
    deal: State | None = None
    actions: Sequence[int] = ()

    @property
    def cost(self) -> float:
        """The share of games it has cost."""
        return max(0.0, self.best_share - self.share)


def check_reviewable(game: Game) -> None:
    """Check that games can be reviewed.

    Raises:
        UsageError: when no one can judge positions.
    """
    if not game.judges:
        raise UsageError(f"{game.name} has no evaluation, so there's no telling what a choice cost")


def choices(state: State, actions: Sequence[int], seat: int, digest: str) -> Iterator[Moment]:
    """The choices that a seat made in a game with these actions, if they are weighed; ``state`` is advanced along the
    way.

    Raises:
        UsageError: when an action isn't legal (see ``saves.play_on``).
    """
    for at, action in enumerate(actions):
        if state.scores is None and state.decision().seat == seat and _is_weighed(state, action):
            yield Moment(at, action, state.clone())
        play_on(state, (action,), digest)


def _is_weighed(state: State, action: int) -> bool:
    options = state.decision().options
    if len(options) == 1 or action not in options or state.game.by_reflex(state, ahead=False):
        return False
    return not (action == PASS and state.game.is_aside(state))


def weigh(moment: Moment, names: Sequence[str], seed: int, simulations: int, seconds: float = 0.0) -> Verdict:
    """The value of a choice, by this many simulations, or (if 0) by a search of this many seconds."""
    state, chosen = moment.state, moment.action
    question = state.decision()
    tree = Tree(state, Dice(narrow(seed + moment.at)))
    best = tree.grown(seconds, simulations)
    tree.assure((best, chosen), max(LEAST_TRIED, tree.simulations // BESIDE))
    share, most = tree.share(chosen), tree.share(best)
    text = _named(state.game.describe(state, question, chosen), names)
    better = _named(state.game.describe(state, question, best), names)
    if most - share < NOTABLE or better == text:  # another copy of the same card is the same choice
        return Verdict(moment.at, chosen, text, share, chosen, text, share)
    line = tree.line(best)
    told = line.told(question.seat, names)
    return Verdict(moment.at, chosen, text, share, best, better, most, told, line.deal, line.actions)


def _named(text: str, names: Sequence[str]) -> str:
    """A text with the players' names instead of their seats."""
    return re.sub(rf"\bseat ([0-{len(names) - 1}])\b", lambda found: names[int(found[1])], text)


class Costly(Protocol):
    """Something that has cost a share of games."""

    @property
    def cost(self) -> float: ...


C = TypeVar("C", bound=Costly)


def worst(verdicts: Sequence[C]) -> list[C]:
    """The biggest mistakes, the most expensive first."""
    dear = [verdict for verdict in verdicts if verdict.cost >= NOTABLE]
    return sorted(dear, key=lambda verdict: -verdict.cost)[:WORST]
