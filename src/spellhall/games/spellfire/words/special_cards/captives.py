"""Words for taking control of another player's champion (section SWAY)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.special_cards.captives import capture
from spellhall.games.spellfire.table import DURATIONS, POOL
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class TakeControl(Effectful):
    """Champions in pools belong to this card's player for a time, with what they bear (SF-SWAY-01)."""

    def __init__(self, cards: Cards, until: int) -> None:
        self.cards = cards
        self.until = until

    def phrase(self) -> str:
        return f"{self.cards.phrase()} joins your pool and is yours to use {self.term()}"

    def is_order(self) -> bool:
        return False

    def term(self) -> str:
        """How long it lasts."""
        return DURATIONS[self.until]

    def run(self, state: State, fx: Running) -> None:
        for champion in self.cards.handles(state, fx):
            if state.zone[champion] == POOL and removable(state, champion, fx):
                capture(state, champion, fx.seat, fx.source, self.until)

    def hint(self) -> float:
        return 3.0
