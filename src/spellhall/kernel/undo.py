"""Fair undo, by one rule for the terminal, the page, replays and judges.

Undo is free until something hidden was revealed, someone else acted, or someone else was asked or passed over because
of what they hold; after that it takes consent. So a player who undoes for free has learned nothing
(see ``information_leaks.check_undo``). What was played before time was called stands.
"""

from __future__ import annotations

from spellhall.kernel.events import Record
from spellhall.kernel.frames import TIME_VERB, action

FREE, BY_CONSENT, IMPOSSIBLE = range(3)
TIME_CALLED = action(TIME_VERB, 0)
"""The action with which a history records that time was called."""


def may_undo(record: Record, seat: int) -> int:
    """What undoing ``seat``'s last action takes: nothing, everyone's consent, or it can't be done."""
    if actions_before(record, seat) < 0 or time_called_since(record, seat):
        return IMPOSSIBLE
    told = record.hidden[-1] or record.asked[-1]
    return BY_CONSENT if record.seats[-1] != seat or told else FREE


def actions_before(record: Record, seat: int) -> int:
    """How many actions of the history remain when ``seat`` undoes its last one; -1 if there is none."""
    seats = record.seats
    for at in range(len(seats) - 1, -1, -1):
        if seats[at] == seat:
            return at
    return -1


def time_called_since(record: Record, seat: int) -> bool:
    """Whether time was called after ``seat``'s last action."""
    keeps = actions_before(record, seat)
    return keeps >= 0 and TIME_CALLED in record.actions[keeps:]


class TakeBack:
    """A player asks to undo their last action: a free undo happens at once, any other when all others consent.

    Attributes:
        keeps: how many actions of the history remain (see ``saves.replay``).
        open: the seats that haven't answered yet.
        refused: one refusal settles it, and the game goes on as it is.
    """

    def __init__(self, record: Record, seat: int, seats: int) -> None:
        need = may_undo(record, seat)
        self.seat = seat
        self.refused = need == IMPOSSIBLE
        self.keeps = len(record.actions) if self.refused else actions_before(record, seat)
        self.open = {other for other in range(seats) if other != seat} if need == BY_CONSENT else set()

    def answer(self, seat: int, consents: bool) -> None:
        """A seat consents or refuses; an answer from a seat that isn't asked, or has answered, changes nothing."""
        if seat in self.open and not self.refused:
            self.open.discard(seat)
            self.refused = not consents

    @property
    def granted(self) -> bool:
        """Whether the action may now be undone."""
        return not self.refused and not self.open
