"""Playing a card and using an ability (sections PL, IN, AB and CO).

A card is announced, paid and aimed (``announcing``). Interrupts and characters with Ambush resolve at once, and so
does an ability; nobody can answer them. Events, enchantments and other characters wait: that is the response moment,
in which everybody may act, beginning at the left of the player. Then the card resolves. There is never more than one
card waiting.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.entering import enter
from spellhall.games.spellslinger.rules.zones import send_home
from spellhall.games.spellslinger.table import (
    ANNOUNCED,
    DISCARD,
    FIZZLED,
    HAND,
    OUT,
    PENDING,
    SIDEWAYS,
    SPENT,
    TAKEN_BACK,
    TERRAINS,
    WAITING,
)
from spellhall.kernel.state import State


class Playing(Announcement):
    """A nonterrain card from the hand to its resolution."""

    __slots__ = ()

    def announce(self, state: State) -> None:
        """SS-PL-01. It is revealed to all."""
        definition = state.definition(self.card)
        ability = definition.resolves or definition.enchants
        self.ability = definition.abilities.index(ability) if ability is not None else -1
        state.move(self.card, PENDING, self.seat, ANNOUNCED)
        self.goto(self.choose_x)

    def take_back(self, state: State) -> None:
        """SS-PL-06. The card is in hand again, and what paid for it upright."""
        self.give_back(state)
        state.move(self.card, HAND, self.seat, TAKEN_BACK)
        self.done(state)

    def ready(self, state: State) -> None:
        """SS-PL-07, SS-IN-03, SS-KW-04. What is fast resolves at once; the rest waits for responses."""
        if state.zone[self.card] != PENDING:
            self.done(state)
            return
        self.resolving = 0
        state.tell(events.CardPlayed(self.seat, self.card))
        self.goto(self.resolve)
        if not state.definition(self.card).fast:
            state.set_reg(WAITING, self.card)
            self.goto(self.wait)

    def wait(self, state: State) -> None:
        """SS-PL-08. The response moment, after what the playing itself has set off."""
        from spellhall.games.spellslinger.rules.windows import open_window

        self.goto(self.resolve)
        open_window(state, self.card)

    def resolve(self, state: State) -> None:
        """SS-PL-10, SS-PL-12. It does what it says, or comes into play; without any legal target it does nothing."""
        if state.regs[WAITING] == self.card:
            state.set_reg(WAITING, -1)
        if state.zone[self.card] != PENDING or state.seat_data[OUT][self.seat]:
            self.done(state)
            return
        if self.lost_its_targets(state):
            send_home(state, [self.card], DISCARD, FIZZLED)
            self.done(state)
            return
        self.resolving = 1
        self.goto(self.finish)
        definition = state.definition(self.card)
        if definition.permanent:
            host = self.targets[0] if definition.enchants is not None else -1
            enter(state, self.card, self.seat, host)
        else:
            state.call(self.effect(state, definition.resolves))

    def finish(self, state: State) -> None:
        """SS-PL-11. Events and interrupts go to the discard pile."""
        if state.zone[self.card] == PENDING:
            send_home(state, [self.card], DISCARD, SPENT)
        self.done(state)


class Using(Announcement):
    """SS-AB-03, SS-AB-04. An activated ability: its cost is paid, and it resolves at once."""

    __slots__ = ()

    def announce(self, state: State) -> None:
        """What pays for it must be another permanent where it is itself turned sideways."""
        details = state.definition(self.card).abilities[self.ability].details
        self.but = self.card if details["sideways"] else -1
        state.tell(events.Used(self.seat, self.card, self.ability))
        self.goto(self.choose_x)

    def price(self, state: State) -> Cost:
        """The symbols in its cost."""
        cost: Cost = state.definition(self.card).abilities[self.ability].details["cost"]
        return cost

    def paid(self, state: State) -> None:
        """SS-AB-05. It turns sideways, if that is part of the cost."""
        if self.but == self.card:
            state.mark(SIDEWAYS, self.card, 1)
            state.tell(events.Turned(self.seat, self.card))
        super().paid(state)

    def take_back(self, state: State) -> None:
        """SS-PL-06. What was turned is upright again."""
        self.give_back(state)
        if self.but == self.card:
            state.mark(SIDEWAYS, self.card, 0)
        self.done(state)

    def ready(self, state: State) -> None:
        """It resolves; nobody can respond."""
        ability = self.ability_of(state)
        assert ability is not None
        self.resolving = 0
        self.goto(self.over)
        if not state.seat_data[OUT][self.seat]:
            state.call(self.effect(state, ability))

    def over(self, state: State) -> None:
        """The ability has resolved."""
        self.done(state)


def play_terrain(state: State, seat: int, card: int) -> None:
    """SS-CO-02. A terrain costs nothing, waits for nobody and comes into play directly."""
    state.set_seat(TERRAINS, seat, state.seat_data[TERRAINS][seat] + 1)
    enter(state, card, seat)
