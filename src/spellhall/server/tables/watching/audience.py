"""Who is looking at a table, and what each seat has been sent.

For every seat that is watched there is one ``Sight``: a message is composed and encoded once per seat, however many
sockets watch it.
Spectators may have to wait: then everything meant for them is held back (see ``spectator_delay``) until it is old
enough, except the waiting room, which is not a game yet. Read this when a client misses an update.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from spellhall.server.tables import absence
from spellhall.server.tables.clock import aged, now_ms
from spellhall.server.tables.watching.access import Caller
from spellhall.server.tables.watching.seat_view import Sight
from spellhall.server.tables.watching.spectator_delay import Held, Position, SpectatorDelay
from spellhall.server.wire import SPECTATOR, Frame, Gone, ServerMessage, Table

ENCODER = msgspec.json.Encoder()


class Watcher(Protocol):
    """A socket, from the table's point of view."""

    def push(self, message: bytes) -> None:
        """Queue a message for sending; never waits."""

    def caller(self, code: str) -> Caller:
        """The caller as whom it looks at a table."""


class Shown(Protocol):
    """A table, from its audience's point of view."""

    def frame(self, seat: int) -> Frame:
        """What a seat sees now."""

    def position(self) -> Position | None:
        """The current position of the game."""

    def earlier(self) -> tuple[Frame, Position | None]:
        """What spectators may already see when the first of them opens a delayed table."""

    def moved(self) -> None:
        """The set of watched seats has changed."""


class Audience:
    """The watchers of one table.

    Args:
        table: what they look at.
        delay: how many milliseconds later spectators see what happens.
    """

    def __init__(self, table: Shown, delay: int = 0) -> None:
        self.table = table
        self.late = SpectatorDelay(delay, self._mature) if delay else None
        self.position: Position | None = None
        self.watchers: dict[Watcher, int] = {}
        self.sights: dict[int, Sight] = {}

    def join(self, watcher: Watcher, seat: int, n: int = 0) -> None:
        """Someone looks from a seat, instead of from their previous one; they are sent the whole frame."""
        before = self.seats()
        self.watchers[watcher] = seat
        moved = self._moved(before)
        self.show(watcher, n)
        if moved:
            self.tell()

    def show(self, watcher: Watcher, n: int = 0) -> None:
        """Send the whole frame once more, updated for the time since it was composed."""
        seat = self.watchers[watcher]
        sight = self._sight(seat)
        passed = max(0, now_ms() - sight.at)
        frame = msgspec.structs.replace(
            sight.frame,
            clocks=aged(sight.frame.clocks, passed),
            absence=absence.aged(sight.frame.absence, passed),
        )
        watcher.push(ENCODER.encode(Table(n=n, frame=frame, revision=sight.revision)))

    def leave(self, watcher: Watcher) -> None:
        """Someone stops looking."""
        before = self.seats()
        seat = self.watchers.pop(watcher, None)
        if seat is not None and seat not in self.seats() and not self._is_late(seat):
            del self.sights[seat]
        if self._moved(before):
            self.tell()

    def dismiss(self, seat: int, message: ServerMessage) -> None:
        """Tell everyone who looks from a seat why they may no longer do so, and remove them."""
        for watcher in [watcher for watcher, watched in self.watchers.items() if watched == seat]:
            self.send_off(watcher, message)

    def send_off(self, watcher: Watcher, message: ServerMessage) -> None:
        """Tell someone why they may no longer look, and remove them."""
        watcher.push(ENCODER.encode(message))
        self.leave(watcher)

    def review(self, code: str, why_not: Callable[[Caller, int], str]) -> None:
        """Remove everyone who may no longer look from their seat; ``why_not`` returns the reason, if so."""
        for watcher, seat in [*self.watchers.items()]:
            text = why_not(watcher.caller(code), seat)
            if text:
                self.send_off(watcher, Gone(table=code, text=text))

    def seats(self) -> set[int]:
        """The seats that are watched."""
        return set(self.watchers.values())

    def tell(self) -> None:
        """Something has changed: send every seat what is new for it."""
        if self.late is not None:
            self._sight(SPECTATOR)
        for seat in [*self.sights]:
            self._take(seat, self.table.frame(seat))

    def say(self, message: ServerMessage, at: int, to_late: bool) -> None:
        """Send everyone the same message, said at a given time; ``to_late``: spectators need not wait for it."""
        encoded = ENCODER.encode(message)
        for watcher, seat in [*self.watchers.items()]:
            if to_late or not self._is_late(seat):
                watcher.push(encoded)
        if not to_late and self.late is not None:
            self.late.hold(encoded, at)

    def close(self) -> None:
        """The table leaves memory."""
        if self.late is not None:
            self.late.close()

    def _moved(self, before: set[int]) -> bool:
        """Whether the set of watched seats has changed; if so, the table has been notified."""
        if self.seats() == before:
            return False
        self.table.moved()
        return True

    def _sight(self, seat: int) -> Sight:
        if seat not in self.sights:
            if self._is_late(seat):
                frame, self.position = self.table.earlier()
                self.sights[seat] = Sight(frame, now_ms())
                self._take(seat, self.table.frame(seat))
            else:
                self.sights[seat] = Sight(self.table.frame(seat), now_ms())
        return self.sights[seat]

    def _take(self, seat: int, frame: Frame) -> None:
        """Send a seat what it sees now, as soon as it may know."""
        if self.late is not None and self._is_late(seat) and frame.stage != "waiting":
            self.late.hold(frame, now_ms(), self.table.position())
        else:
            self._release(seat, frame, now_ms())

    def _is_late(self, seat: int) -> bool:
        return seat == SPECTATOR and self.late is not None

    def _mature(self, held: Held) -> None:
        """A held message is old enough for spectators."""
        if isinstance(held.what, bytes):
            self._push(SPECTATOR, held.what)
        else:
            self.position = held.position
            self._release(SPECTATOR, held.what, held.due)

    def _release(self, seat: int, frame: Frame, at: int) -> None:
        change = self.sights[seat].renew(frame, at) if seat in self.sights else None
        if change is not None:
            self._push(seat, ENCODER.encode(change))

    def _push(self, seat: int, message: bytes) -> None:
        for watcher, watched in [*self.watchers.items()]:
            if watched == seat:
                watcher.push(message)
