"""Modifiers that give one player's extra cards to another, or to everyone (SF-PH1-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.table import GONE
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.context import Context


class TakesDraws(questions.DrawShare):
    """Where certain cards give another player cards to draw, the player of this card draws instead."""

    def __init__(self, by: Filter) -> None:
        self.by = by

    def shares(self, state: State, source: int, seats: list[int], standing: Context) -> list[int]:
        """Who draws instead of some seats."""
        if not self.by.fits(state, source, standing):
            return seats
        return [seat if standing.spared >> seat & 1 else standing.seat for seat in seats]

    def phrase(self) -> str:
        return f"whenever {self.by.many('or')} give another player extra cards to draw, you draw them instead"


class AllDraw(questions.DrawShare):
    """Where a card gives a single player cards to draw, all players draw as many."""

    def shares(self, state: State, source: int, seats: list[int], standing: Context) -> list[int]:
        """Who draws where some seats would."""
        if len(seats) != 1:
            return seats
        return [seat for seat in range(state.seats) if not state.seat_data[GONE][seat]]

    def phrase(self) -> str:
        return "whenever a card gives a single player extra cards to draw, all players draw that many"
