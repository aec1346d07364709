"""Trial settlement: does a play get somebody out of a fix? (AMB-19)

The play is carried out on a clone, trying the player's own choices, with everybody else passing; then the fix is
looked at again. So what may be played in the one-card windows of sections INST and WALL follows from the cards, not
from a list.
"""

from __future__ import annotations

from collections.abc import Callable

from spellhall.games.spellfire.rules.windows import begin
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State

BREADTH = 60
"""How many positions one trial may look at."""


class Probe(Procedure):
    """The bottom of a trial's stack: when it asks, the play is over."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    seat: int

    def start(self, state: State) -> Ask:
        """Never answered."""
        return ask(self.seat, YES_NO, [YES, PASS], self.start, "", automatic=False)


def helps(state: State, seat: int, action: int, saved: Callable[[State], bool]) -> bool:
    """Whether a play by ``seat`` can lead to a position that ``saved`` approves of."""
    twin = state.clone()
    twin.stack = [Probe(seat=seat)]
    twin.shared = 0
    twin.question = None
    begin(twin, seat, action)
    twin.resume()
    waiting = [twin]
    for _ in range(BREADTH):
        if not waiting:
            return False
        twin = waiting.pop()
        if twin.scores is not None:
            continue
        question = twin.decision()
        if isinstance(twin.stack[-1], Probe):
            if saved(twin):
                return True
        elif question.seat != seat:
            twin.apply(PASS if PASS in question.options else question.options[0])
            waiting.append(twin)
        else:
            for option in question.options:
                branch = twin.clone()
                branch.apply(option)
                waiting.append(branch)
    return False
