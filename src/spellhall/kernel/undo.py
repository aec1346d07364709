"""Undo that is fair: free until something hidden was revealed or somebody else acted, by consent after that.

One rule for the terminal, the page, replays and judges.
"""

from __future__ import annotations

from spellhall.kernel.events import Record

FREE, BY_CONSENT, IMPOSSIBLE = range(3)


def may_undo(record: Record, seat: int) -> int:
    """What taking back ``seat``'s last action needs: nothing, everybody's consent, or it cannot be done."""
    if seat not in record.seats:
        return IMPOSSIBLE
    last = len(record.seats) - 1 - record.seats[::-1].index(seat)
    others_acted = any(other != seat for other in record.seats[last:])
    revealed = any(record.hidden[last:])
    return BY_CONSENT if others_acted or revealed else FREE


def actions_before(record: Record, seat: int) -> int:
    """How many actions of the history stay when ``seat`` takes its last one back."""
    return len(record.seats) - 1 - record.seats[::-1].index(seat)
