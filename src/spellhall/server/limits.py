"""How often one may do something, and how much one may send. One limiter for requests and for messages of sockets."""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from spellhall.server.people.origin import CHANGING
from spellhall.server.settings import Settings

MOST_BYTES = 64 * 1024
"""The longest body of a request: a deck list has at most 20,000 characters."""
SWEEP_SECONDS = 60.0
"""How often those are forgotten who have done nothing for long."""


class Buckets:
    """Token buckets, one for each who comes: each doing takes a token, and tokens flow in again as time goes by.

    The storage in memory of the library ``limits`` looks through all it keeps, in a thread of its own, after each
    message: more than a tenth of what a busy server did. (``people.tries``, which is asked seldom, uses that library.)
    """

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.levels: dict[str, tuple[float, float]] = {}
        self.swept = 0.0

    def take(self, who: str, now: float) -> bool:
        """Take a token of somebody's bucket at a time in seconds, if there is one."""
        if now - self.swept > SWEEP_SECONDS:
            self._sweep(now)
        level = self._level(who, now)
        if level < 1:
            return False
        self.levels[who] = level - 1, now
        return True

    def _level(self, who: str, now: float) -> float:
        if who not in self.levels:
            return self.burst
        level, since = self.levels[who]
        return min(self.burst, level + (now - since) * self.per_second)

    def _sweep(self, now: float) -> None:
        """Forget those whose buckets are full again."""
        self.swept = now
        self.levels = {who: kept for who, kept in self.levels.items() if self._level(who, now) < self.burst}


class Limiter:
    """Counts what everybody does; a burst is made good by waiting."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets = {
            "message": Buckets(settings.messages_burst, settings.messages_per_second),
            "chat": Buckets(settings.chat_burst, settings.chat_per_second),
            "request": Buckets(settings.requests_burst, settings.requests_per_second),
        }

    def allows(self, what: str, who: str) -> bool:
        """Whether somebody may do something once more; if so, it counts."""
        return self.buckets[what].take(who, self.clock())


class Bounds:
    """ASGI middleware: requests that change something come not too often from one address, and none is too long."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or scope["method"] not in CHANGING:
            return await self.app(scope, receive, send)
        address = scope["client"][0] if scope.get("client") else ""
        if not self.limiter.allows("request", address):
            refused = JSONResponse({"error": "that is faster than the hall can follow; wait a moment"}, 429)
            return await refused(scope, receive, send)
        length = Headers(scope=scope).get("content-length", "")
        if "transfer-encoding" in Headers(scope=scope) or (length.isdecimal() and int(length) > MOST_BYTES):
            refused = JSONResponse({"error": f"a request may have at most {MOST_BYTES} bytes, told beforehand"}, 413)
            return await refused(scope, receive, send)
        return await self.app(scope, receive, send)
