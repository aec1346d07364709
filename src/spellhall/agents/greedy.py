"""The agent that looks one play ahead.

It deals the position again, so that it never sees what its seat cannot see; tries each legal action on a clone; lets
everybody answer by reflex until nothing is pending; and takes the action after which the game's own evaluation is best.
Where a play goes on with choices of its own (which place? which target?), those are tried, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

BREADTH = 8
"""How many options of a choice within a play are tried; of more, only the first ones."""
DEPTH = 2
"""How many such choices in a row are tried before reflexes decide."""
LONGEST = 200
"""Reflexes after which a position is evaluated as it stands."""
GAIN = 1e-6
"""How much better than passing an action must be: nothing is played for nothing."""


class Expectation(NamedTuple):
    """What an agent expects from an action, by the game's evaluation: in the end, and right after the action."""

    action: int
    value: float
    soon: float


class Greedy:
    """Takes what looks best right after it."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def act(self, state: State) -> int:
        """The best action by one look ahead; passing is preferred where nothing gains."""
        options = state.legal_actions()
        if len(options) == 1:
            return options[0]
        if state.game.by_reflex(state, ahead=False):
            return state.game.reflex(state)
        return expectations(state, self.dice)[0].action


def hint(state: State, seed: int = 0) -> list[Expectation]:
    """What the greedy agent expects from each choice of the seat that decides, best first."""
    return expectations(state, Dice(seed))


def expectations(state: State, dice: Dice) -> list[Expectation]:
    """Every legal action with what it leads to in one re-dealt position, best first."""
    question = state.decision()
    seat = question.seat
    dealt = state.resample(seat, dice)
    found = [Expectation(action, *_value(dealt, question, action)) for action in question.options]
    return sorted(found, key=lambda e: (-(e.value + (GAIN if e.action == PASS else 0.0)), -e.soon))


def foreseen(state: State, action: int, seed: int, names: Sequence[str]) -> list[str]:
    """What the greedy agent sees coming after an action, as lines of the log: the reasons behind its judgement.

    The position is dealt again, so what the others have in it is a guess; they answer by reflex.
    """
    seat = state.decision().seat
    dealt = recording(state.resample(seat, Dice(seed)))
    dealt.apply(action)
    for _ in range(LONGEST):
        if dealt.scores is not None or dealt.decision().seat == seat:
            break
        answer = dealt.game.reflex(dealt)
        if answer < 0:
            break
        dealt.apply(answer)
    assert dealt.record is not None
    return [line.text for line in dealt.game.story(dealt.record.entries, seat, names)]


def is_idle(state: State) -> bool:
    """Whether the waiting question offers to act where nothing is pending."""
    return state.decision().kind == ACT_OR_PASS and (state.game.is_aside(state) or state.game.reflex(state) < 0)


def floor_of(state: State) -> int:
    """The depth of the stack at which an answer to the waiting question is settled: see ``State.apply``."""
    return len(state.stack) + 1 if is_idle(state) else state.game.horizon(state)


def _value(dealt: State, question: Ask, action: int) -> tuple[float, float]:
    """What an action leads to, and what it brings at once. To pass where nothing is pending leaves all as it is."""
    seat = question.seat
    if action == PASS and is_idle(dealt):
        present = dealt.game.evaluate(dealt, seat)
        return present, present
    twin = dealt.clone()
    floor = floor_of(dealt)
    twin.apply(action, floor)
    soon = dealt.game.evaluate(twin, seat)
    return _settled(twin, seat, DEPTH, floor, soon), soon


def _settled(state: State, seat: int, depth: int, floor: int, present: float | None = None) -> float:
    """The evaluation once nothing is pending; the seat's own choices on the way are made well, all others by reflex.

    A play made when nothing is pending is settled as soon as it is over (when the stack is less deep than ``floor``):
    what the turn brings afterwards, drawing cards for instance, is no merit of the play. ``present`` is the evaluation
    of the position as it stands, if it is known.
    """
    for _ in range(LONGEST):
        if state.scores is not None or len(state.stack) < floor:
            break
        question = state.decision()
        own = question.seat == seat and question.kind != ACT_OR_PASS and len(question.options) > 1
        if depth > 0 and own and not state.game.by_reflex(state, ahead=True):
            values = []
            for action in question.options[:BREADTH]:
                twin = state.clone()
                twin.apply(action, floor)
                values.append(_settled(twin, seat, depth - 1, floor))
            return max(values)
        action = state.game.reflex(state)
        if action < 0:
            break
        state.apply(action, floor)
        present = None
    return state.game.evaluate(state, seat) if present is None else present
