"""How fast agents act: every action costs the time that people need to see it. Read this to tune the delays.

What shows nothing costs nothing, a log line costs something, a play costs more, and a play aimed at a human player
costs most.
An agent does not wait before it acts, but after what it has shown: its next action comes when people have had time to
see the last one. People are asked at once, so nobody ever waits for their own actions.
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
"""The cost of an action that logs something, that logs a play, and that logs one aimed at a person, in multiples of the
time for which a play is shown.
"""
OF_A_PLAY = frozenset({CHOOSE_TARGET, CHOOSE_OPTION, CHOOSE_NUMBER, CHOOSE_ORDER, DIVIDE, YES_NO})
"""Kinds of questions that ask for details of what was just announced: together they are one thing to see, so nobody
waits in between.
"""


class Pace:
    """How long the agents of one table wait.

    Attributes:
        until: when people have seen what was last shown, by a monotonic clock.
        announced: the seat whose last action began or continued a play; -1 for none.
        charged: the cost already charged for the play that was last shown.
    """

    def __init__(self) -> None:
        self.until = 0.0
        self.announced = NOTHING
        self.charged = 0.0
        self.hurried = asyncio.Event()

    def charge(self, seat: int, lines: Sequence[Line], state: State, people: Collection[int], play: float) -> None:
        """A seat's agent has acted, and these lines were logged.

        Args:
            people: the seats with human players.
            play: for how many seconds a play is shown at this table.
        """
        cost = self._cost(lines, state, people) * play
        if cost:
            self.until = max(self.until, time.monotonic()) + cost
        if any(line.play is not None for line in lines):
            self.announced = seat

    def _cost(self, lines: Sequence[Line], state: State, people: Collection[int]) -> float:
        """What these lines cost; a line that adds to a play costs only what has not been charged yet."""
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
        """Whether an agent waits with its answer until people have seen what was shown."""
        if seat == self.announced and question.kind in OF_A_PLAY:
            return False
        self.announced = NOTHING
        return True

    @property
    def left(self) -> float:
        """How many more seconds people need to see what was last shown."""
        return max(0.0, self.until - time.monotonic())

    async def rest(self) -> None:
        """Wait until people have seen what was last shown, or someone skips the wait."""
        self.hurried.clear()
        while self.left:
            try:
                await asyncio.wait_for(self.hurried.wait(), self.left)
            except TimeoutError:
                continue

    def hurry(self) -> None:
        """People have seen what was last shown."""
        self.until = 0.0
        self.hurried.set()
