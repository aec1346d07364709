"""How fast agents act. Time is charged to what people see: nothing for what shows nothing, something for a line of the
log, more for a play, most for one that is aimed at a person who plays here.

An agent does not wait before it acts, but after what it has shown: its next action comes when people have had the time
to see the last. A person is asked at once, and so nobody ever waits for what they do themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence

from spellhall.kernel.events import NOTHING
from spellhall.kernel.frames import CHOOSE_NUMBER, CHOOSE_OPTION, CHOOSE_ORDER, CHOOSE_TARGET, DIVIDE, YES_NO, Ask
from spellhall.kernel.game import Line
from spellhall.kernel.state import State

LINE, PLAY, AIMED = 0.2, 1.0, 1.5
"""What an action is charged that tells something, that tells of a play, and of one that is aimed at a person: how often
the time for which a play is shown."""
OF_A_PLAY = frozenset({CHOOSE_TARGET, CHOOSE_OPTION, CHOOSE_NUMBER, CHOOSE_ORDER, DIVIDE, YES_NO})
"""Kinds of questions that ask more of what was just announced: it is one thing to see, so nobody waits in between."""


class Pace:
    """How long the agents of one table wait.

    Attributes:
        until: when what was shown last has been seen, by a clock that nobody sets.
        announced: the seat that has begun a play with its last action, or went on with one; -1 for none.
        charged: what was charged of the play that was shown last.
    """

    def __init__(self) -> None:
        self.until = 0.0
        self.announced = NOTHING
        self.charged = 0.0
        self.hurried = asyncio.Event()

    def charge(self, seat: int, lines: Sequence[Line], state: State, people: Collection[int], play: float) -> None:
        """The agent of a seat has acted, and this was told of it.

        Args:
            people: the seats where persons sit.
            play: for how many seconds a play is shown at this table.
        """
        cost = self._cost(lines, state, people) * play
        if cost:
            self.until = max(self.until, time.monotonic()) + cost
        if any(line.play is not None for line in lines):
            self.announced = seat

    def _cost(self, lines: Sequence[Line], state: State, people: Collection[int]) -> float:
        """What lines are charged; what says more of a play is charged what that has not been."""
        plays = [line.play for line in lines if line.play is not None]
        cost, more = LINE if len(lines) > sum(shown.more for shown in plays) else 0.0, 0.0
        for shown in plays:
            aimed = {*shown.seats, *(state.control[card] for card in shown.cards)} - {shown.seat}
            worth = AIMED if aimed & {*people} else PLAY
            if not shown.more:
                self.charged = worth
                cost = max(cost, worth)
            elif worth > self.charged:
                more += worth - self.charged
                self.charged = worth
        return cost + more

    def is_due(self, seat: int, question: Ask) -> bool:
        """Whether an agent waits with its answer until what was shown has been seen."""
        if seat == self.announced and question.kind in OF_A_PLAY:
            return False
        self.announced = NOTHING
        return True

    @property
    def left(self) -> float:
        """How many seconds what was shown last has still to be seen."""
        return max(0.0, self.until - time.monotonic())

    async def rest(self) -> None:
        """Wait until what was shown last has been seen, or someone will not wait."""
        self.hurried.clear()
        while self.left:
            try:
                await asyncio.wait_for(self.hurried.wait(), self.left)
            except TimeoutError:
                continue

    def hurry(self) -> None:
        """What was shown last has been seen."""
        self.until = 0.0
        self.hurried.set()
