"""Trials: run a procedure on a copy, to see what would come of it.

Rules use trials to ask whether a play would help; forecasts use them to show what a position leads to. The copy
has only a probe on its stack: when the probe asks, the procedure is over.
"""

from __future__ import annotations

from spellhall.kernel import chance
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State


class Probe(Procedure):
    """The bottom of a trial's stack. It is never answered."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    seat: int

    def start(self, state: State) -> Ask:
        """The trial is over."""
        return ask(self.seat, YES_NO, [YES, PASS], self.start, "", automatic=False)


def set_aside(state: State, seat: int, seed: int | None = None) -> State:
    """A copy with nothing in progress, on which a trial can be called and ``resume``d. Every seat is asked.

    ``seed`` gives it its own randomness, so that a trial for a player reveals nothing about the real draws.
    """
    twin = state.clone()
    twin.continue_in(state.game.with_all_asked())
    twin.put_together([Probe(seat=seat)])
    twin.question = None
    if seed is not None:
        twin.rng = chance.seeded(seed)
    return twin


def is_over(state: State) -> bool:
    """Whether a trial has come to its end."""
    return state.scores is not None or isinstance(state.stack[-1], Probe)
