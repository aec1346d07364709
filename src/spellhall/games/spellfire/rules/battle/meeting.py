"""The moment after both champions are chosen and before any power activates (SF-COMB-C9).

Only cards that say they are played just then can be played in it, and only players who can play one are asked.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_anytime
from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.rules.plays.windows import Window
from spellhall.games.spellfire.table import ACTIVE, GONE, HAND, PLAY
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask, action, ask
from spellhall.kernel.state import State


class Meeting(Window):
    """The window for such cards; it is asked like any other."""

    def start(self, state: State) -> None:
        """Find the next seat that has one to play."""
        self.passed = _waiting(state, self.first, max(0, self.passed))
        if self.passed < state.seats:
            self.goto(self.offer)
        else:
            self.done(state)

    def offer(self, state: State) -> Ask:
        """SF-COMB-C9. Ask the seat to play or pass."""
        seat = (self.first + self.passed) % state.seats
        options = [action(PLAY, card) for card in _plays(state, seat)]
        return ask(seat, ACT_OR_PASS, [*options, PASS], self.taken, "play something now?", "SF-COMB-C9", from_hand=True)


def _plays(state: State, seat: int) -> list[int]:
    """The cards in a hand that are played at this moment, and can be."""
    return [
        card
        for card in state.pile(HAND, seat)
        if card_of(state, card).meets and why_not_anytime(state, seat, card) is None
    ]


def _waiting(state: State, first: int, passed: int) -> int:
    """How many seats to skip before the next one to ask; all of them if no card of this game is played now.

    Where windows are equal, everyone with a hand is asked (AMB-91).
    """
    if timing_of(state).meeting.isdisjoint(state.face):
        return state.seats
    while passed < state.seats:
        seat = (first + passed) % state.seats
        if not state.seat_data[GONE][seat]:
            if state.game.equal_windows and state.pile(HAND, seat):
                break
            if state.record is not None:
                state.heed(seat)
            if _plays(state, seat):
                break
        passed += 1
    return passed


def open_meeting(state: State) -> None:
    """SF-COMB-C9. Open the window, if anyone can play something in it."""
    first = max(0, state.regs[ACTIVE])
    passed = _waiting(state, first, 0)
    if passed < state.seats:
        window = Meeting(first=first, passed=passed)
        window.goto(window.offer)
        state.call(window)
