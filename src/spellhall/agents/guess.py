"""One guess at what a seat can't see: the hidden cards dealt anew, and what its actions lead to there.

Each action is tried on a clone, everyone answers by reflex until nothing is pending, and the game's own evaluation
(or another judgement) gives the result. If a play continues with choices of its own (which place? which target?), those
are tried, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spellhall.kernel.frames import ACT_OR_PASS, PASS
from spellhall.kernel.state import State

BREADTH = 8
"""How many options of a choice within a play are tried; if there are more, only the first ones."""
DEPTH = 2
"""How many such choices in a row are tried before reflexes decide."""
LONGEST = 200
"""How many reflexes may follow before a position is evaluated as it is."""

Judge = Callable[[State, int], float]
"""Says what a position is worth to a seat; higher is better."""


def by_game(state: State, seat: int) -> float:
    """The judgement of the game itself."""
    return state.game.evaluate(state, seat)


class Look(NamedTuple):
    """An action's value in the end and right after it, and whether chance or hidden cards influenced it."""

    value: float
    soon: float
    by_luck: bool


class Guess:
    """A possible position, for the seat that decides in it."""

    def __init__(self, dealt: State, judge: Judge = by_game) -> None:
        self.dealt = dealt
        self.judge = judge
        self.seat = dealt.decision().seat
        self.hidden = [card for card, seen in enumerate(dealt.seen) if not seen >> self.seat & 1]
        self.by_luck = False

    def look(self, action: int) -> Look:
        """The result of an action. Passing when nothing is pending leaves everything as it is."""
        dealt, seat = self.dealt, self.seat
        if action == PASS and is_idle(dealt):
            present = self.judge(dealt, seat)
            return Look(present, present, False)
        self.by_luck = False
        twin = dealt.clone()
        floor = floor_of(dealt)
        twin.apply(action, floor)
        soon = self.judge(twin, seat)
        value = self._settled(twin, DEPTH, floor, soon)
        return Look(value, soon, self.by_luck)

    def _settled(self, state: State, depth: int, floor: int, present: float | None = None) -> float:
        """The evaluation once nothing is pending; the seat chooses well on the way, the others answer by reflex.

        A play made when nothing is pending is settled as soon as it is over (when the stack is shallower than
        ``floor``): whatever the turn brings afterwards, such as drawing cards, isn't the play's merit. ``present`` is
        the evaluation of the current position, if known.
        """
        game = state.game
        for _ in range(LONGEST):
            if state.scores is not None or len(state.stack) < floor:
                break
            question = state.decision()
            own = question.seat == self.seat and question.kind != ACT_OR_PASS and len(question.options) > 1
            if depth > 0 and own and not game.by_reflex(state, ahead=True):
                values = []
                for action in question.options[:BREADTH]:
                    twin = state.clone()
                    twin.apply(action, floor)
                    values.append(self._settled(twin, depth - 1, floor))
                return max(values)
            action = game.reflex(state)
            if action < 0:
                break
            state.apply(action, floor)
            present = None
        self.by_luck = self.by_luck or self._is_by_luck(state)
        return self.judge(state, self.seat) if present is None else present

    def _is_by_luck(self, state: State) -> bool:
        """Whether something random happened, or a hidden card turned up or moved."""
        dealt = self.dealt
        if state.rng != dealt.rng:
            return True
        zone, before, seen, seat = state.zone, dealt.zone, state.seen, self.seat
        return any(zone[card] != before[card] or seen[card] >> seat & 1 for card in self.hidden)


def is_idle(state: State) -> bool:
    """Whether the waiting question offers to act when nothing is pending."""
    return state.decision().kind == ACT_OR_PASS and (state.game.is_aside(state) or state.game.reflex(state) < 0)


def floor_of(state: State) -> int:
    """The stack depth where an answer to the waiting question is settled: see ``State.apply``."""
    return len(state.stack) + 1 if is_idle(state) else state.game.horizon(state)
