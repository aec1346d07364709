"""Events: what happened, and who saw it.

Every change of the table is told as one event: a small struct of ints whose class says what happened and whose fields
say to whom. A field is what its annotation says: a ``Card`` (a handle), a ``Seat``, a set of ``Seats``, a ``Zone``, a
``Why`` (the game's reason for a move), or a plain number. Three readers use an event: the triggers of cards, which wait
for a class; the knowledge of the seats; and the log, whose lines name the fields. The log stands outside the state: a
search clone has none.

An entry of the log freezes what the cards of its event showed at that moment and to whom, so one record gives every
seat its own history, a spectator the public one, and undo its answer (see ``undo``).
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import get_annotations
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final, dataclass_transform, get_args, get_origin

import msgspec

NOTHING: Final = -1
"""What a field holds that has no card, or no seat."""

Card = Annotated[int, "card"]
Seat = Annotated[int, "seat"]
Seats = Annotated[int, "seats"]
Zone = Annotated[int, "zone"]
Why = Annotated[int, "why"]


class EventError(TypeError):
    """A class of events that says nothing, or says something in other things than ints; raised at import."""


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events. What the text of a card that waits for one calls THAT and OTHER are its first two cards, if
    the class does not say otherwise; ``NUMBER`` is the field that goes with them as a number, if one does.
    """

    FIELDS: ClassVar[Mapping[str, str]] = {}
    """What each field holds: "card", "seat", ..., or "number"."""
    CARDS: ClassVar[tuple[str, ...]] = ()
    """The fields that are cards."""
    ACTOR: ClassVar[str] = ""
    """The first field that is a seat: whom the event is about."""
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
        """All that it says, in the order of its fields."""
        said: tuple[int, ...] = msgspec.structs.astuple(self)
        return said

    def cards(self) -> tuple[int, ...]:
        """The cards that it names, -1 for none."""
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
    """The classes of events that modules define, after the kernel's own, by name: all that a game can tell."""
    mine = [value for room in rooms for value in vars(room).values() if _is_event(value, room.__name__)]
    return {event.__name__: event for event in (*KERNEL_EVENTS, *mine)}


def _is_event(value: Any, room: str) -> bool:
    return isinstance(value, type) and issubclass(value, Event) and value.__module__ == room


KERNEL_EVENTS: tuple[type[Event], ...] = (Moved, Shuffled, Shown, Rolled, Ended)
REVEALING = frozenset((Shuffled, Shown, Rolled))
"""What tells a seat something that it could not know before."""


class Entry:
    """One line of the history.

    Attributes:
        event: what happened.
        faces: what each of its cards was, as indexes of card definitions (-1 for none).
        sight: for each of its cards, the bit mask of the seats that saw it (-1: all).
        at: how many actions had been taken when it happened.
        cause: the card, as an index of card definitions, whose effect was running (-1: none that all can see).
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
        """One of those faces; -1 as well where the event has not so many cards."""
        if which >= len(self.faces):
            return NOTHING
        sight = self.sight[which]
        known = sight == -1 or (seat >= 0 and sight >> seat & 1)
        return self.faces[which] if known else NOTHING


class Record:
    """The history of one game: the actions, and the log that they made.

    ``hidden[i]`` tells whether action ``i`` revealed, drew, shuffled or rolled anything; ``asked[i]`` whether after it
    another seat was asked, or passed over, because of what it holds; ``shuffles[handle]`` how often a card was
    shuffled, after which nobody can follow it any more. ``notes`` is for those who read a history as it
    grows: what they have worked out of it so far, by one of their names. It is saved with nothing.
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
        """Note an action of a seat, before it is carried out."""
        self.actions.append(action)
        self.seats.append(seat)
        self.hidden.append(hidden)
        self.asked.append(False)

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
