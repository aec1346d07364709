"""Waiting for a hand to fill up (SF-HAND-07)."""

from __future__ import annotations

from spellhall.games.spellfire.table import HAND
from spellhall.kernel.events import Moved
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Trigger, numeral


class HandReaches(Trigger):
    """A card has come to a hand that holds a number or more with it; THAT is the card."""

    event = Moved

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"as soon as a player holds {numeral(self.number)} or more cards"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        return event.zone == HAND and len(state.pile(HAND, state.control[event.card])) >= self.number
