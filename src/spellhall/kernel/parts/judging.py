"""What evaluates positions: for agents, hints, and matches with a clock.

An agent that looks ahead asks ``evaluate`` what a position is worth to a seat; a game without it (``judges`` says so)
is played at random. ``swing`` says how much such a value means for winning; in a game for points, ``promise``
puts it into words, and ``outcome`` says what a finished game brought. The rest makes looking ahead fast and
sound: ``reflex`` answers what needs no thought, so that a position can be evaluated with nothing pending; ``is_aside``
separates moments when you may play something from those when you must do something; ``horizon`` says how
far the merit of an answer reaches; ``by_reflex`` which questions need no look ahead; ``is_turning_point`` when
a table that is drawn now and then is worth drawing; ``slips`` how often a novice errs.

If an evaluation is a weighted sum (``Game.weights``), ``weigh`` computes it with any weights, so that
they can be fitted to games. ``settled`` gives the positions from which a learned judgement reads its numbers.

None of it may depend on what the seat can't see: agents ask about positions that were redealt for them.
``leader_on_time`` is a rule, for matches that end by the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, PASS
from spellhall.kernel.parts.part import Part
from spellhall.kernel.state import State


class Judging(Part):
    """What agents ask about positions.

    ``swing``: a lead of this size, by ``evaluate``, wins seven games of eight; search agents use it to compute chances.
    ``slips``: out of a hundred choices that need thought, a novice makes this many by a softened evaluation. The fewer
    choices a game has, and the less one of them matters, the more slips it takes to play worse.
    """

    swing: ClassVar[float] = 10.0
    slips: ClassVar[int] = 30

    def evaluate(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, from the table and its own hand; higher is better.

        Raises:
            UsageError: when the game has no evaluation.
        """
        raise UsageError(f"{self.name} has no evaluation, so no agent can weigh its positions")

    def weigh(self, state: State, seat: int, values: Any) -> float:
        """What an unfinished position is worth to a seat with weights ``values``; the game's own give ``evaluate``.

        For two players it is a sum: each weight times a number that doesn't depend on the weights.

        Raises:
            UsageError: when the evaluation has no weights.
        """
        raise UsageError(f"the judgement of {self.name} has no weights")

    def outcome(self, state: State, seat: int) -> float:
        """A seat's result of a finished game, from 0 for the worst to 1 for a win."""
        assert state.scores is not None
        return (1 + state.scores[seat]) / 2

    def promise(self, worth: float) -> str:
        """What a value promises, in words; empty if it is a winning chance, as ``swing`` says."""
        return ""

    def settled(self, state: State) -> Sequence[State]:
        """How an unfinished position would stand with everything pending carried out: one position, or several equally
        likely ones, computed from what everyone sees. By default the position itself.
        """
        return (state,)

    @property
    def judges(self) -> bool:
        """Whether the game can evaluate positions."""
        return type(self).evaluate is not Judging.evaluate

    def reflex(self, state: State) -> int:
        """A quick answer to the waiting question, without looking ahead; -1 if nothing is pending.

        Then the position can be evaluated as it is.
        """
        question = state.decision()
        if question.kind == ACT_OR_PASS:
            return -1
        return PASS if PASS in question.options else question.options[0]

    def is_aside(self, state: State) -> bool:
        """Whether the waiting question is only a moment when something may be played, with nothing pending."""
        return False

    def horizon(self, state: State) -> int:
        """How far to look ahead from a question in the middle of something: until the stack is less deep.

        What comes after that isn't due to the answer. 0: to the next question that no reflex answers.
        """
        return 0

    def by_reflex(self, state: State, ahead: bool) -> bool:
        """Whether a reflex answers the waiting question well enough, always or when looking ahead (``ahead``)."""
        return False

    def is_turning_point(self, state: State) -> bool:
        """Whether a table that is drawn now and then should be redrawn before the waiting question."""
        return self.reflex(state) < 0 and not self.is_aside(state)

    def leader_on_time(self, state: State) -> int:
        """The seat that wins when the time of a match is up in this position; -1 while play has to go on.

        Raises:
            UsageError: when the game has no rule for it.
        """
        raise UsageError(f"{self.name} has no rule for games that are out of time")
