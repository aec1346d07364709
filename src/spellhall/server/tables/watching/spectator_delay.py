"""The spectator delay: spectators of a delayed table see everything as it happened, some time later.

Whatever they are to see goes in when it happens, and comes out when it is old enough: chat lines, and frames with the
position that they show, so that its numbers can be looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from spellhall.kernel.state import State
from spellhall.server.tables.clock import now_ms
from spellhall.server.wire import Frame


class Position(NamedTuple):
    """A position of a game: its state without history, and how often each card had been shuffled."""

    state: State
    shuffles: dict[int, int]


class Held(NamedTuple):
    """A frame with its position, or an encoded message, and when it may be seen."""

    due: int
    number: int
    what: Frame | bytes
    position: Position | None


class SpectatorDelay:
    """What is held back at one table.

    Args:
        delay: for how many milliseconds.
        release: what to do with an entry that is old enough.
    """

    def __init__(self, delay: int, release: Callable[[Held], None]) -> None:
        self.delay = delay
        self.release = release
        self.held: list[Held] = []
        self.numbers = count()
        self.timer: asyncio.TimerHandle | None = None

    def hold(self, what: Frame | bytes, at: int, position: Position | None = None) -> None:
        """Hold back something that happened at this time."""
        heappush(self.held, Held(at + self.delay, next(self.numbers), what, position))
        self._wind()

    def catch_up(self) -> None:
        """Release whatever is old enough by now."""
        while self.held and self.held[0].due <= now_ms():
            self.release(heappop(self.held))
        self._wind()

    def close(self) -> None:
        """Release nothing from now on."""
        self.held.clear()
        self._wind()

    def _wind(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.held:
            wait = max(0, self.held[0].due - now_ms()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.catch_up)
