"""Resolution: the chain backwards, card by card (sections RS, NE, CO, SM, MA).

For each card: is it negated (by its player's own Madness, a full Summon Zone, an opposing negation)?
If not, it activates: a Summon card enters its zone at once, a Continuous card becomes active, boosts that waited for it
attach to it, and its effect is carried out completely. Then active cards react to the activation, and the next card
follows.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellchain import events
from spellhall.games.spellchain.rules import waiting
from spellhall.games.spellchain.rules.active import is_mad
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.table import (
    ACTIVATED,
    ACTIVATIONS,
    CHAIN,
    CHAINS,
    CONTINUOUS,
    DUE,
    ENTERED,
    ORDER,
    RESOLVING,
    ROLL,
    SEIZED,
    SLOT,
    STAMPED,
    STATUS,
    SUMMONED,
    TO_DISCARD,
    TO_OPPONENT,
    TO_ZONE,
    WAITING,
    ZONE_LIMIT,
)
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

MOST_ACTIVATIONS: Final = 16
"""More than the cards in one chain, so that a stamp orders all the activations in a game."""
HASTY: Final = 60
"""An entry of the registry: a card that activates out of turn, right after the current one."""


class Resolution(Procedure):
    """SC-RS-02. Slot eight first, slot one last."""

    FIELDS = ("card", "then")
    __slots__ = FIELDS
    card: int
    then: int

    def start(self, state: State) -> None:
        """SC-RS-04. Take the next waiting card, or end."""
        self.then = -1
        self.card = next_card(state)
        if self.card < 0:
            state.set_reg(RESOLVING, -1)
            state.set_reg(ACTIVATIONS, 0)
            self.done(state)
            return
        state.set_reg(RESOLVING, self.card)
        state.set_reg(ACTIVATIONS, state.regs[ACTIVATIONS] + 1)
        state.mark(ORDER, self.card, state.regs[ACTIVATIONS])
        self.judge(state)

    def judge(self, state: State) -> None:
        """SC-MA-01, SC-SM-04, SC-NE-05. Check whether the card is negated; it is part of the first step."""
        card = self.card
        seat = state.control[card]
        definition = state.catalogue[state.face[card]]
        mad = definition.kind == "Spell" and is_mad(state, seat)
        if mad or (definition.summon and len(state.pile(SUMMONED, seat)) >= ZONE_LIMIT):
            waiting.negate(state, card, -1)
        elif state.lasting and (stop := waiting.negation_for(state, card)) is not None:
            self._stop(state, stop)
        else:
            self.activate(state)

    def _stop(self, state: State, stop: tuple[int, ...]) -> None:
        """SC-NE-06, SC-NE-10, SC-NE-11. An opposing negation hits the card, so no other will."""
        card = self.card
        if (shield := waiting.shield_of(state, card)) >= 0:
            state.tell(events.Saved(state.control[card], card, shield))
            self.goto(self.activate)
            return
        waiting.use_up(state, stop)
        if waiting.is_warded(state, card):
            self.goto(self.activate)
            return
        waiting.negate(state, card, stop[1])
        if stop[4] & waiting.WEAKEN_AFTER:
            waiting.wait(state, waiting.WEAKEN, stop[1], stop[2], 1, 2)
        ability = card_of(state, card).activates
        if stop[4] & waiting.APPLY_IT and ability is not None:
            state.call(Effect.of(ability.program, card, stop[2], user=stop[1]))

    def activate(self, state: State) -> None:
        """SC-CO-01, SC-SM-01, SC-SM-08. The card works from now on; then its effect is carried out."""
        card = self.card
        seat = state.control[card]
        definition = state.catalogue[state.face[card]]
        state.mark(STATUS, card, ACTIVATED)
        state.mark(STAMPED, card, state.regs[CHAINS] * MOST_ACTIVATIONS + state.marks[ORDER][card])
        if definition.continuous:
            state.mark(DUE, card, TO_ZONE if has_room(state, seat) else TO_DISCARD)
        if state.record is not None:
            state.tell(events.Activates(seat, card, state.marks[SLOT][card]))
        if state.lasting:
            waiting.take_boosts(state, card)
        if definition.summon:
            state.move(card, SUMMONED, seat, ENTERED)
        self.goto(self.follow)
        ability = definition.activates
        if ability is not None:
            side = self._side(state, seat) if state.marks[SEIZED][card] else seat
            state.call(Effect.of(ability.program, card, side, user=card))

    def follow(self, state: State) -> None:
        """SC-RS-11. The card's effect is done; now active cards react to its activation."""
        self.goto(self.start)
        state.tell(events.Acted(state.control[self.card], self.card))

    def _side(self, state: State, seat: int) -> int:
        """The side a seized card's effect works for: its player's, unless the d20 says otherwise."""
        least = state.marks[SEIZED][self.card]
        state.set_reg(ROLL, state.roll(waiting.D20, 1 - seat) + 1)
        side = 1 - seat if state.regs[ROLL] >= least else seat
        state.tell(events.WorksFor(side, self.card))
        return side


def has_room(state: State, seat: int) -> bool:
    """SC-CO-04, SC-CO-06. Whether a zone has room for another card, counting both players' cards due to enter it."""
    due = sum(
        1
        for player, fate in ((seat, TO_ZONE), (1 - seat, TO_OPPONENT))
        for card in state.pile(CHAIN, player)
        if state.marks[DUE][card] == fate
    )
    return len(state.pile(CONTINUOUS, seat)) + due < ZONE_LIMIT


def next_card(state: State) -> int:
    """The card that activates next: a hastened one, otherwise the waiting card in the highest slot; -1 at the end."""
    hasty = [entry for entry in state.lasting if entry[0] == HASTY] if state.lasting else []
    for entry in hasty:
        state.end_lasting(entry)
        if state.zone[entry[1]] == CHAIN and state.marks[STATUS][entry[1]] == WAITING:
            return entry[1]
    chain, status = state.piles[CHAIN * state.seats : (CHAIN + 1) * state.seats], state.marks[STATUS]
    waiting_cards = [card for pile in chain for card in pile if status[card] == WAITING]
    return max(waiting_cards, key=state.marks[SLOT].__getitem__, default=-1)
