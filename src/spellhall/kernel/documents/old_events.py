"""Events as histories of format 2 wrote them: five ints, whatever had happened. Read this to mend an old history.

An event was ``(kind, seat, handle, other, number)``. A list that each game keeps (``Game.former_events``), after the
kernel's own, says what the number of each kind meant and what was in its four places. It never changes: no such history
holds an event that was added later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellhall.kernel.events import Ended, Event, Moved, Rolled, Shown, Shuffled

PLACES = ("seat", "handle", "other", "number")
NO_FACE = -1

Unpacked = Callable[[int, int, int], Sequence[int]]
"""Unpacks several fields from the handle, the other handle and the number that they were packed into."""


class FormerEvent:
    """How the events of a class were written.

    ``places`` names the field at each of the four places, "-" for none. If the last place names several, ``unpacked``
    takes them apart.
    """

    __slots__ = ("event", "names", "packed", "unpacked")

    def __init__(self, event: type[Event], places: str = "seat", unpacked: Unpacked | None = None) -> None:
        self.event = event
        self.names = dict(zip(places.split(), PLACES, strict=False))
        self.packed = places.split()[-1].split(",") if unpacked else []
        self.unpacked = unpacked

    def fields(self, seat: int, handle: int, other: int, number: int, origin: int, zone: int) -> list[int]:
        """The fields of an event as written; ``origin`` and ``zone`` were next to a move."""
        written = {"seat": seat, "handle": handle, "other": other, "number": number, "origin": origin, "zone": zone}
        found = {name: written[place] for name, place in self.names.items() if place in written}
        if self.unpacked is not None:
            found |= zip(self.packed, self.unpacked(handle, other, number), strict=True)
        return [found[name] if name in found else written[name] for name in self.event.FIELDS]

    def places_of_faces(self) -> list[int]:
        """For each of its cards, which of the two faces belongs to it; ``NO_FACE`` if none was written."""
        order = {"handle": 0, "other": 1}
        return [order.get(self.names.get(name, ""), NO_FACE) for name in self.event.CARDS]


FORMER_KERNEL_EVENTS: tuple[FormerEvent | None, ...] = (
    FormerEvent(Moved, "seat card host why"),
    FormerEvent(Shuffled, "seat - - zone"),
    FormerEvent(Shown, "seat card - seats"),
    FormerEvent(Rolled, "seat - - number"),
    None,
    FormerEvent(Ended, "winner - - why"),
)
