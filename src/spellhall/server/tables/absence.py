"""Who has left a game: since when nobody has been at their seat, and whether the others have waited long enough.

A seat is left when nobody looks from it, it has to decide, no clock runs that would end that, and the hall's patience
is over. The seat of someone whom the hall has forgotten is left at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellhall.server.storage.records import Seat
from spellhall.server.wire import Absence


class Absences:
    """Since when, in milliseconds since 1970, each person of a table has not been at their seat."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def note(self, seats: Iterable[Seat], present: set[int], now: int) -> None:
        """Take note of who is there."""
        for seat in seats:
            if seat.kind != "person" or seat.seat in present:
                self.since.pop(seat.seat, None)
            else:
                self.since.setdefault(seat.seat, now)

    def shown(
        self, seats: Sequence[Seat], out: set[int], asked: int, asked_at: int, patience: int, now: int
    ) -> Absence | None:
        """Whom a game waits for who is not there.

        Args:
            seats: of the table.
            out: those who have given the game up.
            asked: the seat that decides, or -1 where time ends that by itself.
            asked_at: since when it decides.
            patience: for how many milliseconds the others have to wait.
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
    """Whether someone sat there whom the hall does not know any more."""
    return seat.kind == "person" and seat.person is None


def aged(absence: Absence | None, by: int) -> Absence | None:
    """The same, so many milliseconds later."""
    if absence is None:
        return None
    return Absence(absence.seats, absence.since + by, max(0, absence.until - by), absence.gone)
