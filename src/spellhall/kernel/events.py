"""Events: what happened, and who saw it.

Every change of the table is told as one event ``(kind, seat, handle, other, number)``. Three readers use it: the
triggers of cards, the knowledge of the seats, and the log. The log stands outside the state: a search clone has none.

An entry of the log freezes what the two handles showed at that moment and to whom, so one record gives every seat its
own history, a spectator the public one, and undo its answer (see ``undo``).
"""

from __future__ import annotations

from typing import Any

NOTHING = -1

MOVED, SHUFFLED, SHOWN, ROLLED, ASKED, ENDED = range(6)
KERNEL_EVENTS = ("moved", "shuffled", "shown", "rolled", "asked", "ended")
FIRST_FREE_EVENT = len(KERNEL_EVENTS)

Event = tuple[int, int, int, int, int]


class Entry:
    """One line of the history.

    Attributes:
        event: ``(kind, seat, handle, other, number)``; the two handles are cards, or -1 for none.
        faces: what the two handles were, as indexes of card definitions (-1 for none).
        sight: two bit masks of seats: who saw each of them.
        at: how many actions had been taken when it happened.
        origin, zone: for a move, the zones the card came from and went to; else -1.
        cause: the card, as an index of card definitions, whose effect was running (-1: none that all can see).
    """

    __slots__ = ("at", "cause", "event", "faces", "origin", "sight", "zone")

    def __init__(
        self,
        event: Event,
        faces: tuple[int, int],
        sight: tuple[int, int],
        at: int,
        origin: int = NOTHING,
        zone: int = NOTHING,
        cause: int = NOTHING,
    ) -> None:
        self.event = event
        self.faces = faces
        self.sight = sight
        self.at = at
        self.origin = origin
        self.zone = zone
        self.cause = cause

    def seen_by(self, seat: int) -> tuple[int, int]:
        """The two faces as the seat knows them (-1: hidden or none). Seat -1 is a spectator, who sees what all see."""
        first, second = self.sight
        if seat < 0:
            return (
                self.faces[0] if first == -1 else NOTHING,
                self.faces[1] if second == -1 else NOTHING,
            )
        return (
            self.faces[0] if first >> seat & 1 else NOTHING,
            self.faces[1] if second >> seat & 1 else NOTHING,
        )


class Record:
    """The history of one game: the actions, and the log that they made.

    ``hidden[i]`` tells whether action ``i`` revealed, drew, shuffled or rolled anything; ``asked[i]`` whether after it
    another seat was asked, or passed over, because of what it holds; ``shuffles[handle]`` how often a card was
    shuffled, after which nobody can follow it any more. ``notes`` is for those who read a history as it
    grows: what they have worked out of it so far, by a name of theirs. It is saved with nothing.
    """

    __slots__ = ("actions", "asked", "entries", "hidden", "notes", "seats", "shuffles")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.seats: list[int] = []
        self.hidden: list[bool] = []
        self.asked: list[bool] = []
        self.entries: list[Entry] = []
        self.shuffles: dict[int, int] = {}
        self.notes: dict[str, Any] = {}

    def copy(self) -> Record:
        """A history that can go its own way; nothing has been worked out of it yet."""
        twin = Record()
        for name in _HISTORY:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def become(self, twin: Record) -> None:
        """Go on as a copy of this history did; what readers have worked out of it so far stays true."""
        for name in _HISTORY:
            setattr(self, name, getattr(twin, name))


_HISTORY = tuple(name for name in Record.__slots__ if name != "notes")
