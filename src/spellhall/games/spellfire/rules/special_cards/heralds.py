"""Champions that can be played from hand when something has just happened (section HERALD).

What they wait for is their price: it can be paid at that moment and at no other.
A player who holds such a champion is asked then, in order of play.
If all windows must look alike (option ``equal_windows``), everyone who holds a card is asked.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.plays.avatar_prices import can_pay_price
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_champion
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.table import ACTIVE, GONE, HAND, PLAY
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, Ask, Procedure, action, ask
from spellhall.kernel.state import State


class Heralds(Procedure):
    """A champion of a ``kind``, which ``whose`` seat had, has just been defeated in combat.

    ``asked`` counts the seats asked so far whether a champion comes for that.
    """

    FIELDS = ("kind", "whose", "asked")
    __slots__ = FIELDS
    kind: int
    whose: int
    asked: int

    def start(self, state: State) -> None:
        """SF-HERALD-02. Find the next seat that holds one, the active player first."""
        self.asked = max(0, self.asked)
        while self.asked < state.seats:
            seat = self._seat(state)
            if not state.seat_data[GONE][seat] and seat != self.whose:
                if state.game.equal_windows and state.pile(HAND, seat):
                    return self.goto(self.offer)
                state.heed(seat)
                if coming(state, seat):
                    return self.goto(self.offer)
            self.asked += 1
        return self.done(state)

    def _seat(self, state: State) -> int:
        return (max(0, state.regs[ACTIVE]) + self.asked) % state.seats

    def offer(self, state: State) -> Ask:
        """SF-HERALD-01. Offer one of them, or none."""
        seat = self._seat(state)
        options = [action(PLAY, card) for card in coming(state, seat)]
        label = "bring a champion into play for this victory?"
        return ask(seat, ACT_OR_PASS, [*options, PASS], self.taken, label, "SF-HERALD-01", from_hand=True)

    def taken(self, state: State, taken: int) -> None:
        """Play it, or ask the next seat."""
        seat = self._seat(state)
        self.asked += 1
        self.goto(self.start)
        if taken != PASS:
            state.call(Play(card=taken & OPERAND, seat=seat))


def coming(state: State, seat: int) -> list[int]:
    """The champions in a hand that wait for what has just happened."""
    heralds = timing_of(state).heralds
    return [
        card
        for card in state.pile(HAND, seat)
        if state.face[card] in heralds
        and can_pay_price(state, seat, card)
        and why_not_champion(state, seat, card) is None
    ]


def call_heralds(state: State, kind: int, whose: int) -> None:
    """SF-HERALD-01. A champion was defeated in combat: start asking, if any card in the game waits for that."""
    if not timing_of(state).heralds.isdisjoint(state.face):
        state.call(Heralds(kind=kind, whose=whose))


def just_defeated(state: State, seat: int, kind: int) -> bool:
    """Whether another seat's champion of a kind has just been defeated."""
    return any(isinstance(frame, Heralds) and frame.kind == kind and frame.whose != seat for frame in state.stack)
