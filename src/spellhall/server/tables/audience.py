"""Who looks at a table, and what each seat has been told.

For every seat that somebody watches there is one ``Sight``: a message is composed and encoded once a seat, however many
sockets watch it. Spectators may have to wait: then frames are held back, and released when they are old enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from spellhall.server.tables.sight import Sight
from spellhall.server.wire import SPECTATOR, Frame, ServerMessage, Table

ENCODER = msgspec.json.Encoder()


class Watcher(Protocol):
    """A socket, as a table sees it."""

    def push(self, message: bytes) -> None:
        """Send a message some time soon; never waits."""


class Audience:
    """The watchers of one table.

    Args:
        compose: makes the frame of a seat as it is now.
        delay: after how many seconds spectators see what happened.
        earlier: makes the frame that spectators may see already, when the first of them comes to a delayed table.
    """

    def __init__(
        self, compose: Callable[[int], Frame], delay: float = 0.0, earlier: Callable[[], Frame] | None = None
    ) -> None:
        self.compose = compose
        self.delay = delay
        self.earlier = earlier
        self.watchers: dict[Watcher, int] = {}
        self.sights: dict[int, Sight] = {}

    def join(self, watcher: Watcher, seat: int, n: int = 0) -> None:
        """Somebody looks from a seat, instead of from where he looked before; he is sent the whole frame."""
        before = self.seats()
        self.watchers[watcher] = seat
        self.show(watcher, n)
        if self.seats() != before:
            self.tell()

    def show(self, watcher: Watcher, n: int = 0) -> None:
        """Send the whole frame once more."""
        seat = self.watchers[watcher]
        sight = self._sight(seat)
        watcher.push(ENCODER.encode(Table(n=n, frame=sight.frame, revision=sight.revision)))

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        seat = self.watchers.pop(watcher, None)
        if seat is None or seat in self.watchers.values():
            return
        if not self._is_late(seat):
            del self.sights[seat]
        self.tell()

    def dismiss(self, seat: int, message: ServerMessage) -> None:
        """Tell those who look from a seat why they may not any more, and let them go."""
        encoded = ENCODER.encode(message)
        for watcher in [watcher for watcher, watched in self.watchers.items() if watched == seat]:
            watcher.push(encoded)
            self.leave(watcher)

    def seats(self) -> set[int]:
        """The seats that are watched."""
        return set(self.watchers.values())

    def tell(self) -> None:
        """Something has changed: tell everybody what is new from where he looks."""
        for seat in [*self.sights]:
            frame = self.compose(seat)
            if self._is_late(seat):
                asyncio.get_running_loop().call_later(self.delay, self._release, seat, frame)
            else:
                self._release(seat, frame)

    def say(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        encoded = ENCODER.encode(message)
        for watcher in [*self.watchers]:
            watcher.push(encoded)

    def _sight(self, seat: int) -> Sight:
        if seat not in self.sights:
            if self._is_late(seat) and self.earlier is not None:
                self.sights[seat] = Sight(self.earlier())
                frame = self.compose(seat)
                asyncio.get_running_loop().call_later(self.delay, self._release, seat, frame)
            else:
                self.sights[seat] = Sight(self.compose(seat))
        return self.sights[seat]

    def _is_late(self, seat: int) -> bool:
        return seat == SPECTATOR and self.delay > 0

    def _release(self, seat: int, frame: Frame) -> None:
        change = self.sights[seat].renew(frame) if seat in self.sights else None
        if change is None:
            return
        encoded = ENCODER.encode(change)
        for watcher, watched in [*self.watchers.items()]:
            if watched == seat:
                watcher.push(encoded)
