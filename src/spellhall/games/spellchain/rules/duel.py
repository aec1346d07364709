"""A duel from the shuffle to the last HP: setup, chains, rounds (sections SU, PL, EN, TO, RO).

Five chains make a round. In each, both players draw five cards and take turns laying four. The eight cards resolve
backwards (``resolving``); the rest are discarded. After five chains everything is shuffled together again, and the game
goes on until one player has no HP left. Players alternate in going first.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellchain import events
from spellhall.games.spellchain.option_types import options_of
from spellhall.games.spellchain.rules.health import heal, poison_works
from spellhall.games.spellchain.rules.hits import REACTION_BASE, reactions_of
from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.games.spellchain.table import (
    CHAIN,
    CHAIN_NUMBER,
    CHAINS,
    CHAINS_A_ROUND,
    CONTINUOUS,
    CUT,
    DECK,
    DISCARD,
    DISCARDED,
    DRAWN,
    DUE,
    FIRST,
    HAND,
    HAND_SIZE,
    KEPT,
    MERCURY,
    PLAYED,
    PLAYS,
    POISON,
    PREVENTED,
    RESHAPE,
    RESHAPED,
    RESHUFFLED,
    ROUND,
    SLOT,
    SLOTS,
    SPENT,
    STAMPED,
    SUMMONED,
    THIS_CHAIN,
    TO_DISCARD,
    TO_OPPONENT,
)
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_OPTION, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State

D20: Final = 20
REVEAL = REACTION_BASE + 50
"""An entry that waits for the start of the next chain: the opponent of its seat shows their hand."""


class Duel(Procedure):
    """The whole game."""

    FIELDS = ("roller",)
    __slots__ = FIELDS
    roller: int

    def start(self, state: State) -> None:
        """SC-SU-01. Both shuffle; then each cuts the other's deck."""
        state.set_reg(ROUND, 1)
        for seat in range(state.seats):
            state.shuffle(DECK, seat)
        self.goto(self.roll)
        state.call(Cutting())

    def roll(self, state: State) -> None:
        """SC-SU-03, SC-SU-04. Both roll until one roll is higher."""
        rolls = [0, 0]
        while rolls[0] == rolls[1]:
            rolls = [state.roll(D20, seat) + 1 for seat in range(state.seats)]
        self.roller = 0 if rolls[0] > rolls[1] else 1
        self.goto(self.choose)

    def choose(self, state: State) -> Ask:
        """SC-SU-03. Ask the higher roller whether to go first or second."""
        words = ("go first", "go second")
        return ask(self.roller, CHOOSE_OPTION, [0, 1], self.chosen, "go first or second?", "SC-SU-03", words=words)

    def chosen(self, state: State, option: int) -> None:
        """SC-SU-05. The choice is only for the first chain."""
        state.set_reg(FIRST, self.roller if option == 0 else 1 - self.roller)
        self.goto(self.chain)

    def chain(self, state: State) -> None:
        """One chain after another."""
        self.goto(self.next_chain)
        state.set_reg(CHAIN_NUMBER, state.regs[CHAIN_NUMBER] + 1)
        state.set_reg(CHAINS, state.regs[CHAINS] + 1)
        state.call(Chain())

    def next_chain(self, state: State) -> None:
        """SC-TO-01, SC-TO-02, SC-RO-01. The other player goes first; after five chains the round ends."""
        state.set_reg(FIRST, 1 - state.regs[FIRST])
        self.goto(self.chain)
        if state.regs[CHAIN_NUMBER] >= CHAINS_A_ROUND:
            end_round(state)
            state.call(Cutting())


def end_round(state: State) -> None:
    """SC-RO-02 to SC-RO-08. All cards go back to their owners' decks, counters are removed, a new round begins."""
    state.tell(events.RoundEnded(state.regs[ROUND]))
    for zone in (HAND, CHAIN, CONTINUOUS, SUMMONED, DISCARD):
        for seat in range(state.seats):
            for card in list(state.pile(zone, seat)):
                state.move(card, DECK, state.owner[card], RESHUFFLED)
    for seat in range(state.seats):
        state.shuffle(DECK, seat)
        state.set_seat(POISON, seat, 0)
        state.set_seat(MERCURY, seat, 0)
    state.set_reg(ROUND, state.regs[ROUND] + 1)
    state.set_reg(CHAIN_NUMBER, 0)


class Cutting(Procedure):
    """SC-SU-01, SC-RO-03. Each player cuts the other's deck (at random, unless option ``cut`` lets them choose)."""

    FIELDS = ("cutter",)
    __slots__ = FIELDS
    cutter: int

    def start(self, state: State) -> None:
        """Find the next cutter."""
        self.cutter = max(self.cutter, -1) + 1
        if self.cutter > 1:
            self.done(state)
        elif options_of(state.game)["cut"] == "chosen":
            self.goto(self.offer)
        else:
            depth = len(state.pile(DECK, 1 - self.cutter))
            self.cut(state, 1 + state.roll(max(1, depth - 1)))

    def offer(self, state: State) -> Ask:
        """SC-SU-02. Offer cuts of at least one card and at most all but one."""
        depth = len(state.pile(DECK, 1 - self.cutter))
        numbers = list(range(1, max(2, depth)))
        return ask(self.cutter, CHOOSE_NUMBER, numbers, self.cut, "cut how many cards?", "SC-SU-02")

    def cut(self, state: State, number: int) -> None:
        """The top cards go under the rest."""
        seat = 1 - self.cutter
        state.tell(events.DeckCut(self.cutter, number))
        for card in state.pile(DECK, seat)[: len(state.pile(DECK, seat)) - number]:
            state.move(card, DECK, seat, CUT)
        self.goto(self.start)


class Chain(Procedure):
    """One chain: draw, start effects, eight cards in turn, resolution, end."""

    FIELDS = ("played", "turn")
    __slots__ = FIELDS
    played: int
    turn: int

    def start(self, state: State) -> None:
        """SC-PL-01, SC-RO-06. Both draw five cards, or as many as there are."""
        self.played = 0
        state.tell(events.ChainBegan(state.regs[FIRST], state.regs[CHAINS]))
        for seat in in_order(state):
            for card in state.pile(DECK, seat)[: -HAND_SIZE - 1 : -1]:
                state.move(card, HAND, seat, DRAWN)
        self.turn = 0
        self.goto(self.start_effects)

    def start_effects(self, state: State) -> None:
        """SC-PL-02. Effects at the start of the chain: first all of the player who goes first, then all of the
        other's.
        """
        if self.turn == 2:
            self.goto(self.put)
            return
        seat = in_order(state)[self.turn]
        self.turn += 1
        if state.lasting:
            reveal_hands(state, seat)
        waiting = state.seat_data[RESHAPE][seat]
        if waiting:
            state.set_seat(RESHAPE, seat, 0)
            state.call(Reshape(seat=seat, left=waiting))
        state.tell(events.ChainStart(seat))

    def put(self, state: State) -> Ask | None:
        """SC-PL-03 to SC-PL-08. Take turns, one card each; it's mandatory, but a player with no cards skips their
        slot.
        """
        if self.played >= SLOTS:
            self.goto(self.resolve)
            return None
        first, seats = state.regs[FIRST], state.seats
        seat = first if self.played % 2 == 0 else 1 - first
        hand = state.piles[HAND * seats + seat]
        if not hand or len(state.piles[CHAIN * seats + seat]) >= PLAYS:
            self.played += 1
            return None
        label = f"lay which card into slot {self.played + 1}?"
        return ask(seat, CHOOSE_CARD, hand, self.laid, label, "SC-PL-05", automatic=False)

    def laid(self, state: State, card: int) -> None:
        """SC-PL-09. It is face up and does nothing yet."""
        self.played += 1
        state.mark(SLOT, card, self.played)
        state.move(card, CHAIN, state.control[card], PLAYED)

    def resolve(self, state: State) -> None:
        """SC-RS-01, SC-RS-02. Resolve in reverse order, once all cards are laid."""
        self.turn = 0
        self.goto(self.end_effects)
        state.call(Resolution())

    def end_effects(self, state: State) -> None:
        """SC-EN-01. Effects at the end of the chain: first all of the player who went first, then all of the
        other's.
        """
        if self.turn == 2:
            self.goto(self.clear)
            return
        seat = in_order(state)[self.turn]
        self.turn += 1
        for entry in reactions_of(state, seat, "drain"):
            drain(state, seat, entry)
        state.tell(events.ChainEnd(seat))

    def clear(self, state: State) -> None:
        """SC-EN-02 to SC-EN-05. Poison; then Continuous cards go to their zones; everything else is discarded,
        including hands.
        """
        for seat in in_order(state):
            poison_works(state, seat)
        if state.scores is not None:
            return
        keep_continuous(state)
        for seat in range(state.seats):
            for card in list(state.pile(CHAIN, seat)):
                state.move(card, DISCARD, state.owner[card], SPENT)
            for card in list(state.pile(HAND, seat)):
                state.move(card, DISCARD, seat, DISCARDED)
        forget_chain(state)
        self.done(state)


def reveal_hands(state: State, seat: int) -> None:
    """Show hands to seats that may see the opposing one at the start of this chain."""
    for entry in [entry for entry in state.lasting if entry[0] == REVEAL and entry[2] == seat]:
        state.end_lasting(entry)
        for card in state.pile(HAND, 1 - seat):
            state.show(card, 0b11)


def drain(state: State, seat: int, entry: tuple[int, ...]) -> None:
    """Heal as much as Block has prevented, up to a limit."""
    state.end_lasting(entry)
    heal(state, seat, min(entry[3], state.seat_data[PREVENTED][seat]), entry[1])


def keep_continuous(state: State) -> None:
    """SC-CO-02, SC-CO-05 to SC-CO-07, SC-CO-11. Move them in order of activation, which has settled where each one
    goes.
    """
    due = [card for seat in range(state.seats) for card in state.pile(CHAIN, seat) if state.marks[DUE][card]]
    for card in sorted(due, key=state.marks[STAMPED].__getitem__):
        fate = state.marks[DUE][card]
        seat = state.control[card]
        if fate == TO_DISCARD:
            state.move(card, DISCARD, state.owner[card], SPENT)
        else:
            state.move(card, CONTINUOUS, 1 - seat if fate == TO_OPPONENT else seat, KEPT)


def forget_chain(state: State) -> None:
    """SC-EN-05. End everything that lasts for "this chain"."""
    for column in THIS_CHAIN:
        if any(state.seat_data[column]):
            state.clear_seats(column)
    for entry in list(state.lasting):
        if entry[0] != REVEAL:
            state.end_lasting(entry)
    for mark in state.game.layout.every_mark:
        if mark != STAMPED and any(state.marks[mark]):
            state.clear_mark(mark)


def in_order(state: State) -> list[int]:
    """The two seats, starting with the one that goes first in this chain."""
    return [state.regs[FIRST], 1 - state.regs[FIRST]]


class Reshape(Procedure):
    """Put up to ``left`` cards from hand on the bottom of the deck, then draw as many."""

    FIELDS = ("seat", "left", "put_back")
    __slots__ = FIELDS
    seat: int
    left: int
    put_back: int

    def start(self, state: State) -> None:
        """Start with no cards put back."""
        self.put_back = 0
        self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """Ask for another card, or done."""
        options = [*state.pile(HAND, self.seat), PASS] if self.left > 0 else [PASS]
        label = "exchange a card?" if self.left == 1 else f"exchange up to {self.left} cards?"
        return ask(self.seat, CHOOSE_CARD, options, self.chosen, label, "SC-PL-02")

    def chosen(self, state: State, card: int) -> None:
        """Put the card under the deck; at the end, draw as many."""
        if card != PASS:
            self.left -= 1
            self.put_back += 1
            state.move(card, DECK, self.seat, RESHAPED)
            state.to_bottom(card)
            return
        for _ in range(min(self.put_back, len(state.pile(DECK, self.seat)))):
            state.move(state.pile(DECK, self.seat)[-1], HAND, self.seat, DRAWN)
        self.done(state)
