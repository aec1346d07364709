"""Who has left a game: how long nobody has been at their seat, and whether the others have waited long enough.

A seat counts as left when nobody looks from it, it has to decide, no clock runs that would end that, and the hall's
patience has run out. A seat whose owner was deleted counts as left at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellhall.server.storage.records import Seat
from spellhall.server.wire import Absence


class Absences:
    """Since when, in milliseconds since 1970, each person at a table has been away from their seat."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def note(self, seats: Iterable[Seat], present: set[int], now: int) -> None:
        """Record who is there."""
        for seat in seats:
            if seat.kind != "person" or seat.seat in present:
                self.since.pop(seat.seat, None)
            else:
                self.since.setdefault(seat.seat, now)

    def shown(
        self, seats: Sequence[Seat], out: set[int], asked: int, asked_at: int, patience: int, now: int
    ) -> Absence | None:
        """Whom a game is waiting for who is not there.

        Args:
            seats: of the table.
            out: the seats that have resigned.
            asked: the seat that decides, or -1 where a clock ends that by itself.
            asked_at: when that decision began.
            patience: how many milliseconds the others have to wait.
            now: the time.
        """
        forgotten = [seat.seat for seat in seats if is_forgotten(seat) and seat.seat not in out]
        if forgotten:
            return Absence(forgotten, 0, 0, gone=True)
        if asked not in self.since:
            return None
        waited = now - max(self.since[asked], asked_at)
        if waited < patience:
            return Absence([asked], max(0, waited), patience - max(0, waited))
        left = [seat for seat, since in self.since.items() if seat not in out and now - since >= patience]
        return Absence(sorted({asked, *left}), waited, 0)


def is_forgotten(seat: Seat) -> bool:
    """Whether a person sat there whose account has been deleted."""
    return seat.kind == "person" and seat.person is None


def aged(absence: Absence | None, by: int) -> Absence | None:
    """The same absences, this many milliseconds later."""
    if absence is None:
        return None
    return Absence(absence.seats, absence.since + by, max(0, absence.until - by), absence.gone)
