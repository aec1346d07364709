"""Who may see what of a game. Every way to a game checks here: sockets, tables over HTTP, replays, downloads.

Players see their game from their own seats. Others see it as spectators where the table allows them: at once, or with a
delay.
The waiting room is not a game yet, so anyone with the code may look into it; only the decks that others bring stay
private until the game begins. Read this before you let anyone see more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from spellhall.server.storage.records import Line, Person, Seat, Stage, Table
from spellhall.server.tables.http.days import is_over
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR


class Caller(NamedTuple):
    """Someone who asks: the person, the token of a seat, if they bring one, and whether they are known to have played
    the hand of the day that they ask about.
    """

    person: int | None = None
    token: str = ""
    tried: bool = False

    def holds(self, seat: Seat) -> bool:
        """Whether a seat is theirs: by its token, or because they are the person who sits there."""
        if seat.kind != "person":
            return False
        return (bool(self.token) and self.token == seat.token) or (
            self.person is not None and self.person == seat.person
        )


ROUNDING = 1000
"""How many milliseconds too early a time may be that is stored in whole seconds."""
STRANGER = Caller()
"""Someone unknown to the hall."""


def caller_of(person: Person | None) -> Caller:
    """A caller with only their person, if they have one."""
    return STRANGER if person is None else Caller(person.id)


class Guarded(Protocol):
    """What must be known about a table; times are milliseconds since 1970, 0 for what has not happened."""

    @property
    def setup(self) -> Setup: ...
    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def host(self) -> int | None: ...
    @property
    def sent_away(self) -> Sequence[int]: ...
    @property
    def started(self) -> int: ...
    @property
    def ended(self) -> int: ...
    @property
    def behind(self) -> int: ...


class AsStored(NamedTuple):
    """A table known only from its database row."""

    setup: Setup
    seats: Sequence[Seat]
    stage: Stage
    host: int | None
    sent_away: Sequence[int]
    started: int
    ended: int
    behind: int

    @classmethod
    def of(cls, stored: Table, setup: Setup, delay: float) -> AsStored:
        """A stored table as ``Guarded``; ``delay``: how many seconds behind delayed spectators are."""
        return cls(
            setup,
            stored.seats,
            stored.stage,
            stored.host,
            stored.sent_away or (),
            (stored.started or 0) * 1000,
            0 if stored.finished is None else stored.finished * 1000 + ROUNDING,
            behind(setup, delay),
        )


class Admission(NamedTuple):
    """What someone may see of a table.

    Attributes:
        own: their seats.
        seats: the seats they may look from, their own first; empty when they may not look at all.
        stage: how far the game has come, as far as they may know.
        decks: the seats whose decks they may know.
        late: whether they see the game with a delay.
        why_not: the reason when they may not look at all.
    """

    own: list[int]
    seats: list[int]
    stage: Stage
    decks: frozenset[int]
    late: bool
    why_not: str = ""


def behind(setup: Setup, delay: float) -> int:
    """How many milliseconds behind a table's spectators are."""
    return round(delay * 1000) if setup.spectators == "delayed" else 0


def admission(table: Guarded, caller: Caller, now: int) -> Admission:
    """What someone may see of a table at a given time: the one place that decides this."""
    own = [seat.seat for seat in table.seats if caller.holds(seat)]
    late = not own and table.behind > 0
    stage = "playing" if late and table.stage == "over" and now < table.ended + table.behind else table.stage
    begun = table.stage != "waiting" and not (late and now < table.started + ROUNDING + table.behind)
    host = caller.person is not None and caller.person == table.host
    decks = frozenset(seat.seat for seat in table.seats if begun or seat.seat in own or (host and seat.kind == "agent"))
    why_not = _why_not(table, caller, now) if not own else ""
    return Admission(own, [] if why_not else [*own, SPECTATOR], stage, decks, late, why_not)


def _why_not(table: Guarded, caller: Caller, now: int) -> str:
    """Why someone without a seat may not look at a table; empty when they may."""
    if caller.person is not None and caller.person in table.sent_away:
        return worded("the table's host removed you from this table")
    if table.setup.spectators == "off" and table.stage != "waiting":
        return worded("this table doesn't allow spectators")
    hand = table.setup.hand
    if hand and (table.stage != "over" or not (caller.tried or is_over(hand, now))):
        return worded("play today's hand yourself before you watch other players' replays")
    return ""


def heard(table: Guarded, line: Line, now: int) -> bool:
    """Whether late spectators of a table may see a chat line by now: said before the game, by a spectator, or long
    enough ago.
    """
    return (
        table.stage == "waiting"
        or (line.at + 1) * 1000 <= table.started
        or _is_of_spectator(table, line)
        or said_at(line) + table.behind <= now
    )


def said_at(line: Line) -> int:
    """When a line was said, in milliseconds since 1970, rounded so that it is never too early."""
    return line.at * 1000 + ROUNDING


def _is_of_spectator(table: Guarded, line: Line) -> bool:
    """Whether a line comes from someone without a seat. A deleted person counts as possibly seated."""
    return line.seat == SPECTATOR and line.person is not None and all(s.person != line.person for s in table.seats)


def look(table: Guarded, caller: Caller, now: int, seat: int = SPECTATOR) -> Admission:
    """What someone may see who wants to look at a table from a seat.

    Raises:
        Refusal: when they may not.
    """
    found = admission(table, caller, now)
    if seat not in found.seats:
        raise Refusal("seat", found.why_not if seat == SPECTATOR else "this isn't your seat")
    return found


def look_back(table: Guarded, caller: Caller, now: int, seat: int = SPECTATOR) -> Admission:
    """What someone may see who wants to review a finished game from a seat.

    Raises:
        Refusal: when they may not, or not yet.
    """
    found = admission(table, caller, now)
    if not found.seats:
        raise Refusal("seat", found.why_not)
    if found.stage != "over":
        raise Refusal("illegal", "you can watch the replay once the game is over")
    if seat not in found.seats:
        raise Refusal("seat", "this wasn't your seat; watch from your own, or as a spectator (seat -1)")
    return found
