"""What every search shares: chances to win, moments that need no thought, lines of play, and the time it may take.

A position's worth becomes a chance here: the result of a finished game, or the game's judgement. Read this first when
you write another way to search.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from time import monotonic, thread_time
from typing import NamedTuple

from spellhall.kernel.frames import PASS, Ask
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

PATIENCE = 3.0
"""A search's seconds are processor time; on a busy machine it takes at most this many times as long by the clock."""
PROMISED = 0.95
"""No position is judged more certain than this, except a finished game."""


class Line(NamedTuple):
    """A line of play: a possible deal and how it continued, with its history."""

    deal: State
    played: State

    @property
    def actions(self) -> list[int]:
        """The actions taken."""
        assert self.played.record is not None
        return self.played.record.actions

    def told(self, seat: int, names: Sequence[str]) -> list[str]:
        """Its log, as a seat would read it."""
        assert self.played.record is not None
        return [line.text for line in self.played.game.story(self.played.record.entries, seat, names)]


class Stopwatch:
    """Measures how much of its time a search has used."""

    def __init__(self) -> None:
        self.began = thread_time(), monotonic()

    def used(self, seconds: float) -> float:
        """The used part of so many seconds: 1 or more when they are over."""
        worked, waited = self.began
        return max((thread_time() - worked) / seconds, (monotonic() - waited) / (PATIENCE * seconds))


def chance_of(state: State, seat: int) -> float:
    """A seat's chance to win, from 0 to 1: the result of a finished game, or the game's judgement."""
    if state.scores is not None:
        return state.game.outcome(state, seat)
    return chance_in(state.game, state.game.evaluate(state, seat))


def chance_in(game: Game, worth: float) -> float:
    """The chance to win that corresponds to a game's judgement of a position."""
    return (1 + PROMISED * tanh(worth / game.swing)) / 2


def unthinking(state: State, question: Ask) -> int:
    """The answer if a search makes no choice here; -1 if it does."""
    if len(question.options) == 1:
        return question.options[0]
    if state.game.is_aside(state):
        return PASS if PASS in question.options else question.options[0]
    return state.game.reflex(state) if state.game.by_reflex(state, ahead=True) else -1
