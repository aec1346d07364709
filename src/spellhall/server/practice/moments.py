"""A moment of a finished game as a start for the practice room: what is hidden from you is dealt anew.

The deal comes from the random generator of the game itself, which players don't know: it is the same each time you
come back, and tells nothing about what was really there. Everything here can be pickled.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from spellhall.kernel import chance
from spellhall.kernel.chance import Dice, seeded
from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import recording
from spellhall.server.lookback.jobs import Past, past_game
from spellhall.server.practice.frames import answered
from spellhall.server.practice.models import PracticeOrder
from spellhall.server.practice.start import Start

OPPONENT = "club"
SEED_BYTES = 31
GOAL = "Play on from here. It changes nothing about the game that was played."


class Moment(NamedTuple):
    """A moment to practise: after how many actions, for which seat, and as which seat the person saw it."""

    at: int
    seat: int
    view_from: int


class MomentStart(Start):
    """A moment of a finished game."""

    goal = GOAL


def moment_start(past: Past, moment: Moment) -> MomentStart:
    """The start.

    Raises:
        UsageError: when the game is over by then, or there is no such moment or seat.
    """
    state = past.beginning.state(past_game(past.name, past.options))
    if not past.beginning.taken <= moment.at <= len(past.actions):
        raise UsageError(f"this game has {len(past.actions)} actions, so step {moment.at} can’t be played")
    if not 0 <= moment.seat < state.seats or moment.seat in state.game.stand_ins:
        raise UsageError(f"you can't take seat {moment.seat} at this table")
    play_on(state, past.actions[past.beginning.taken : moment.at], past.beginning.digest)
    if state.is_terminal():
        raise UsageError("the game is already over at this point; choose an earlier one")
    told = f"{chance.written(state.rng)} {moment.at} {moment.seat}"
    secret = int.from_bytes(blake2b(told.encode(), digest_size=SEED_BYTES).digest())
    dealt = state.resample(moment.view_from, Dice(secret))
    dealt.rng = seeded(secret)
    return MomentStart(recording(dealt), moment.seat, dict.fromkeys(range(state.seats), OPPONENT))


def moment_answered(past: Past, moment: Moment, order: PracticeOrder) -> bytes:
    """What is answered to an order about a moment, as JSON.

    Raises:
        UsageError: as ``moment_start`` and ``answered`` do.
    """
    return answered(moment_start(past, moment), order)
