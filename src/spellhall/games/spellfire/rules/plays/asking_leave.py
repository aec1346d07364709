"""Asking another player's permission to use a card (section LEAVE).

A player who needs permission shows the card first. If it is refused, the card stays in hand, and none of that player's
champions can use it before the turn ends.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import Exemption, Permission
from spellhall.games.spellfire.table import TURN, TURN_END
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State

REFUSED = 0


class Plea(Procedure):
    """``seat`` wants to use a card with a champion and asks every player whose permission it needs.

    ``asked`` is the bit mask of those already asked. The result is REFUSED or 1.
    """

    FIELDS = ("seat", "card", "user", "asked")
    __slots__ = FIELDS
    seat: int
    card: int
    user: int
    asked: int

    def start(self, state: State) -> None:
        """SF-LEAVE-01. Ask the next guardian, unless all have agreed."""
        self.asked = max(0, self.asked)
        if self.guardian(state) < 0:
            return self.done(state, 1)
        return self.goto(self.offer)

    def guardian(self, state: State) -> int:
        """The card whose player is asked next, or -1."""
        return next((card for card, seat in guardians(state, self.seat, self.user, self.card, self.asked)), -1)

    def offer(self, state: State) -> Ask:
        """SF-LEAVE-01. Yes or no."""
        label = f"let seat {self.seat} use {card_of(state, self.card).name}?"
        return ask(state.control[self.guardian(state)], YES_NO, [YES, PASS], self.answered, label, "SF-LEAVE-01")

    def answered(self, state: State, action: int) -> None:
        """SF-LEAVE-02. A refused card can't be used this turn."""
        guardian = self.guardian(state)
        seat = state.control[guardian]
        if action == YES:
            state.tell(events.LeaveGiven(seat, self.card, self.seat))
            self.asked |= 1 << seat
            return self.goto(self.start)
        state.tell(events.LeaveRefused(seat, self.card, self.seat))
        word = next(w for w, standing in held(state, Permission) if standing.source == guardian)
        number = number_of_modifier(state, word.denial)
        state.begin_lasting((number, guardian, self.seat, self.card, TURN_END, state.regs[TURN], 0))
        return self.done(state, REFUSED)


def guardians(state: State, seat: int, champion: int, card: int, asked: int = 0) -> list[tuple[int, int]]:
    """Other players' cards whose permission a champion needs to use a card, each with its player; none, if its own
    text frees it from asking (SF-LEAVE-04).
    """
    if any(word.frees(state, champion, card, standing) for word, standing in held(state, Exemption)):
        return []
    return [
        (standing.source, standing.seat)
        for word, standing in held(state, Permission)
        if standing.seat != seat
        and not asked >> standing.seat & 1
        and not standing.spared >> seat & 1
        and word.binds(state, champion, card, standing)
    ]


def needs_leave(state: State, seat: int, champion: int, card: int) -> bool:
    """Whether someone else must be asked before a champion uses a card."""
    return Permission in project(state).modifiers and bool(guardians(state, seat, champion, card))
