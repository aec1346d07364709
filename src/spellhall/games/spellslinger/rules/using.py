"""Using a permanent's ability (section AB): announced, paid for and targeted like a card, but it resolves at once."""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.table import OUT, SIDEWAYS
from spellhall.kernel.state import State


class Using(Announcement):
    """SS-AB-03, SS-AB-04. An activated ability: its cost is paid, and it resolves at once."""

    __slots__ = ()

    def announce(self, state: State) -> None:
        """If it turns sideways itself as part of the cost, other permanents must pay for it."""
        details = card_of(state, self.card).abilities[self.ability].details
        self.but = self.card if details["sideways"] else -1
        state.tell(events.Used(self.seat, self.card, self.ability))
        self.goto(self.choose_x)

    def price(self, state: State) -> Cost:
        """The symbols in its cost."""
        cost: Cost = card_of(state, self.card).abilities[self.ability].details["cost"]
        return cost

    def paid(self, state: State) -> None:
        """SS-AB-05. Turn it sideways, if that is part of the cost."""
        if self.but == self.card:
            state.mark(SIDEWAYS, self.card, 1)
            state.tell(events.Turned(self.seat, self.card))
        super().paid(state)

    def take_back(self, state: State) -> None:
        """SS-PL-06. Turn upright what was turned."""
        self.give_back(state)
        if self.but == self.card:
            state.mark(SIDEWAYS, self.card, 0)
        self.done(state)

    def ready(self, state: State) -> None:
        """It resolves; no one can respond."""
        ability = self.ability_of(state)
        assert ability is not None
        self.resolving = 0
        self.goto(self.over)
        if not state.seat_data[OUT][self.seat]:
            state.call(self.effect(state, ability))

    def over(self, state: State) -> None:
        """The ability has resolved."""
        self.done(state)
