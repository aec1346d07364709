"""Events: what happened, and who saw it. Read this before you write a trigger or a log line.

Every change of the table emits one event: a small struct of ints. Its class says what happened, its fields say to whom.
A field's annotation says what it is: a ``Card`` (a handle), a ``Seat``, a set of ``Seats``, a ``Zone``, a
``Why`` (the game's reason for a move), or a plain number. An event has three readers: the triggers of cards, which wait
for a class; the knowledge of the seats; and the log, whose lines name the fields. The log is outside the state: a
search clone has none.

A log entry freezes what the cards of its event showed at that moment and to whom. So one record gives every
seat its own history, spectators the public one, and undo its answer (see ``undo``).
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import get_annotations
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final, dataclass_transform, get_args, get_origin

import msgspec

NOTHING: Final = -1
"""The value of a field without a card or seat."""

Card = Annotated[int, "card"]
Seat = Annotated[int, "seat"]
Seats = Annotated[int, "seats"]
Zone = Annotated[int, "zone"]
Why = Annotated[int, "why"]


class EventError(TypeError):
    """An event class without a docstring, or with fields that aren't ints; raised at import."""


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events.

    Card texts that wait for an event call its first two cards THAT and OTHER, unless the class says otherwise.
    ``NUMBER`` is the field that goes with them as a number, if there is one.
    """

    FIELDS: ClassVar[Mapping[str, str]] = {}
    """What each field holds: "card", "seat", ..., or "number"."""
    CARDS: ClassVar[tuple[str, ...]] = ()
    """The fields that hold cards."""
    ACTOR: ClassVar[str] = ""
    """The first field that holds a seat: whom the event is about."""
    THAT: ClassVar[str] = ""
    OTHER: ClassVar[str] = ""
    NUMBER: ClassVar[str] = ""

    def __init_subclass__(cls, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if not (cls.__doc__ or "").strip():
            raise EventError(f"the event {cls.__name__} does not say what happened: write its docstring")
        said = get_annotations(cls, eval_str=True).items()
        own = {name: _kind(cls, name, hint) for name, hint in said if name not in Event.__annotations__}
        cls.FIELDS = {**cls.FIELDS, **own}
        cls.CARDS = tuple(name for name, kind in cls.FIELDS.items() if kind == "card")
        cls.ACTOR = next((name for name, kind in cls.FIELDS.items() if kind == "seat"), "")
        given = vars(cls)
        cls.THAT = given.get("THAT", cls.CARDS[0] if cls.CARDS else "")
        cls.OTHER = given.get("OTHER", cls.CARDS[1] if len(cls.CARDS) > 1 else "")

    def fields(self) -> tuple[int, ...]:
        """All its fields, in order."""
        said: tuple[int, ...] = msgspec.structs.astuple(self)
        return said

    def cards(self) -> tuple[int, ...]:
        """Its cards, -1 for none."""
        return tuple([getattr(self, name) for name in self.CARDS])

    def about(self) -> tuple[int, int, int, int]:
        """What a trigger hears: the seat, THAT card, the OTHER one, and the number."""
        return (
            getattr(self, self.ACTOR) if self.ACTOR else NOTHING,
            getattr(self, self.THAT) if self.THAT else NOTHING,
            getattr(self, self.OTHER) if self.OTHER else NOTHING,
            getattr(self, self.NUMBER) if self.NUMBER else 0,
        )


def _kind(event: type[Event], name: str, hint: Any) -> str:
    """What a field holds, from its annotation."""
    if hint is int:
        return "number"
    if get_origin(hint) is not Annotated or get_args(hint)[0] is not int:
        raise EventError(f"the field {name} of the event {event.__name__} should be a Card, a Seat or another int")
    return str(get_args(hint)[1])


class Moved(Event):
    """A card went from one zone to another, of a seat or of another seat, attached to ``host`` or to nothing."""

    OTHER: ClassVar[str] = ""
    seat: Seat
    card: Card
    host: Card
    why: Why
    origin: Zone
    zone: Zone


class Shuffled(Event):
    """A pile was shuffled."""

    seat: Seat
    zone: Zone


class Shown(Event):
    """A card was shown to some seats, or to all, and stayed where it is."""

    seat: Seat
    card: Card
    seats: Seats


class Rolled(Event):
    """A random number was drawn, counted from 0."""

    seat: Seat
    number: int


class Ended(Event):
    """The game is over, with one winner, or with none or several (-1), for a reason of the game."""

    winner: Seat
    why: int


def events_of(*rooms: ModuleType) -> dict[str, type[Event]]:
    """The event classes of modules, after the kernel's own, by name: all events that a game can emit."""
    mine = [value for room in rooms for value in vars(room).values() if _is_event(value, room.__name__)]
    return {event.__name__: event for event in (*KERNEL_EVENTS, *mine)}


def _is_event(value: Any, room: str) -> bool:
    return isinstance(value, type) and issubclass(value, Event) and value.__module__ == room


KERNEL_EVENTS: tuple[type[Event], ...] = (Moved, Shuffled, Shown, Rolled, Ended)
REVEALING = frozenset((Shuffled, Shown, Rolled))
"""Events that tell a seat something it couldn't know before."""


class Entry:
    """One line of the history.

    Attributes:
        event: what happened.
        faces: what each of its cards was, as indexes of card definitions (-1 for none).
        sight: for each of its cards, the bit mask of the seats that saw it (-1: all).
        at: how many actions had been taken when it happened.
        cause: the card whose effect was running, as an index of card definitions (-1: none that everyone can see).
    """

    __slots__ = ("at", "cause", "event", "faces", "sight")

    def __init__(
        self, event: Event, faces: tuple[int, ...], sight: tuple[int, ...], at: int, cause: int = NOTHING
    ) -> None:
        self.event = event
        self.faces = faces
        self.sight = sight
        self.at = at
        self.cause = cause

    def seen_by(self, seat: int) -> tuple[int, ...]:
        """The faces as the seat knows them (-1: hidden or none). Seat -1 is a spectator, who sees what all see."""
        return tuple([self.seen(seat, which) for which in range(len(self.faces))])

    def seen(self, seat: int, which: int = 0) -> int:
        """One of those faces; -1 if the event has fewer cards."""
        if which >= len(self.faces):
            return NOTHING
        sight = self.sight[which]
        known = sight == -1 or (seat >= 0 and sight >> seat & 1)
        return self.faces[which] if known else NOTHING


class Record:
    """The history of one game: its actions, and the log that they produced.

    ``hidden[i]`` says whether action ``i`` revealed, drew, shuffled or rolled anything; ``asked[i]`` whether another
    seat was asked or passed over after it because of what that seat holds; ``shuffles[handle]`` how often a card was
    shuffled, after which no one can follow it. ``notes`` belongs to readers of a growing history: each stores what it
    has computed so far under a name of its own. It is never saved.
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

    def add(self, action: int, seat: int, hidden: bool = False) -> None:
        """Record an action of a seat, before it is carried out."""
        self.actions.append(action)
        self.seats.append(seat)
        self.hidden.append(hidden)
        self.asked.append(False)

    def copy(self) -> Record:
        """An independent copy of the history, without notes."""
        twin = Record()
        for name in _HISTORY:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def become(self, twin: Record) -> None:
        """Take over a copy of this history that has gone on; what readers have computed so far stays true."""
        for name in _HISTORY:
            setattr(self, name, getattr(twin, name))


_HISTORY = tuple(name for name in Record.__slots__ if name != "notes")
