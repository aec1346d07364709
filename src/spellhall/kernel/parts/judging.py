"""What judges positions: for agents, hints, and matches with a clock.

An agent that looks ahead asks ``evaluate`` what a position is worth to a seat; a game without it (``judges`` says so)
is played at random. ``swing`` says how much such a worth means for winning; where one plays for a score, ``promise``
says it in words, and ``outcome`` what a game that is over has brought. The rest makes looking ahead quick and
sound: ``reflex`` answers what needs no thought, so that a position can be weighed with nothing pending; ``is_aside``
tells moments when something may be thrown in from those where something has to be done; ``horizon`` says how
far the merit of an answer reaches; ``by_reflex`` on which questions no look ahead is spent; ``is_turning_point`` when
a table that is drawn once in a while is worth drawing; ``slips`` how often a novice errs.

Where a judgement is a sum of terms with weights (``Game.weights``), ``weigh`` makes that sum with any weights, so that
they can be fitted to games.

None of it may depend on what the seat cannot see: agents ask about positions that were dealt again for them.
``leader_on_time`` is a rule, for matches that end by the clock.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, PASS
from spellhall.kernel.parts.part import Part
from spellhall.kernel.state import State


class Judging(Part):
    """What judges positions.

    ``swing``: a lead by so much, as ``evaluate`` computes, wins seven games of eight: agents that search weigh chances.
    ``slips``: of a hundred choices that need thought a novice takes so many by a softened judgement. The fewer choices
    a game has, and the less one of them matters, the more it takes to play it worse.
    """

    swing: ClassVar[float] = 10.0
    slips: ClassVar[int] = 30

    def evaluate(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, from what lies on the table and its own hand; higher is better.

        Raises:
            UsageError: when the game has no such judgement.
        """
        raise UsageError(f"{self.name} has no evaluation, so no agent can weigh its positions")

    def weigh(self, state: State, seat: int, values: Any) -> float:
        """What a position that is not over is worth to a seat if the weights were ``values``; with those of the game it
        is what ``evaluate`` says.

        For two players it is a sum: each weight times a number that the weights have no hand in.

        Raises:
            UsageError: when the judgement of the game has no weights.
        """
        raise UsageError(f"the judgement of {self.name} has no weights")

    def outcome(self, state: State, seat: int) -> float:
        """What has come of a game that is over for a seat, from 0 for the worst to 1 for a win."""
        assert state.scores is not None
        return (1 + state.scores[seat]) / 2

    def promise(self, worth: float) -> str:
        """What a worth promises in words; empty where it is a chance to win, as ``swing`` says."""
        return ""

    @property
    def judges(self) -> bool:
        """Whether the game can say what a position is worth."""
        return type(self).evaluate is not Judging.evaluate

    def reflex(self, state: State) -> int:
        """A quick answer to the waiting question, without looking ahead; -1 where nothing is pending.

        Then the position can be evaluated as it stands.
        """
        question = state.decision()
        if question.kind == ACT_OR_PASS:
            return -1
        return PASS if PASS in question.options else question.options[0]

    def is_aside(self, state: State) -> bool:
        """Whether the waiting question is only a moment when something may be thrown in, with nothing pending."""
        return False

    def horizon(self, state: State) -> int:
        """How far a look ahead goes from a question that comes in the midst of something: until the stack is less deep.

        What comes after that is no merit of the answer. 0: to the next question that no reflex answers.
        """
        return 0

    def by_reflex(self, state: State, ahead: bool) -> bool:
        """Whether a reflex answers the waiting question well enough, always or when looking ahead (``ahead``)."""
        return False

    def is_turning_point(self, state: State) -> bool:
        """Whether a table drawn once in a while should be drawn anew before the waiting question."""
        return self.reflex(state) < 0 and not self.is_aside(state)

    def leader_on_time(self, state: State) -> int:
        """The seat that wins when the time of a match is up in this position; -1 while play has to go on.

        Raises:
            UsageError: when the game has no rule for it.
        """
        raise UsageError(f"{self.name} has no rule for games that are out of time")
