"""What a seat's choices in a game have cost, by the agent that searches.

Each choice is weighed by a search of its own, from what its seat knew when it chose (``State.resample``): nothing that
was hidden from it has a hand in that, and luck is no one's merit. What the seat did and what the search would have done
are tried equally often; what the first wins less often than the second is what the choice has cost. By simulations the
same game, seat and seed give the same review on every machine; by seconds they do not.

Moments when something might have been thrown in, and was not, come by the hundred and are passed over, and so is
what a reflex answers well enough.
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
"""What is compared is tried in one of so many simulations more: each of the actions."""
LEAST_TRIED = 6
"""But each at least so often."""
NOTABLE = 0.04
"""A choice that costs less than this share of games was as good as any: so far two searches differ at random."""
WORST = 3
"""So many of the dearest choices are pointed out."""


class Moment(NamedTuple):
    """A choice that a seat made: after how many actions, which, and the position where it was asked."""

    at: int
    action: int
    state: State


class Verdict(NamedTuple):
    """What a choice was worth: shares of games that its seat wins, from 0 to 1, after it and after the best one, and
    what these are in words.

    ``line`` is how the game may go on after the best one, in words; ``deal`` and ``actions`` the same, to be played
    through. They are empty for a choice that cost nothing.
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
        """The share of games that it has cost."""
        return max(0.0, self.best_share - self.share)


def check_reviewable(game: Game) -> None:
    """Whether games can be reviewed.

    Raises:
        UsageError: when nobody can judge positions.
    """
    if not game.judges:
        raise UsageError(f"{game.name} has no evaluation, so there is no telling what a choice cost")


def choices(state: State, actions: Sequence[int], seat: int, digest: str) -> Iterator[Moment]:
    """The choices that a seat made in a game that begins so, as far as they are weighed; ``state`` goes along.

    Raises:
        UsageError: when an action is not legal (see ``saves.play_on``).
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
    """What a choice was worth, by so many simulations, or (0) by a search of so many seconds."""
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
    """Words with the names of the players in the place of seats."""
    return re.sub(rf"\bseat ([0-{len(names) - 1}])\b", lambda found: names[int(found[1])], text)


class Costly(Protocol):
    """What has cost a share of games."""

    @property
    def cost(self) -> float: ...


C = TypeVar("C", bound=Costly)


def worst(verdicts: Sequence[C]) -> list[C]:
    """The dearest choices, the dearest first."""
    dear = [verdict for verdict in verdicts if verdict.cost >= NOTABLE]
    return sorted(dear, key=lambda verdict: -verdict.cost)[:WORST]
