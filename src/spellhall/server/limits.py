"""How often one may do something, and how much one may send. One limiter for requests and for messages of sockets."""

from __future__ import annotations

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from spellhall.server.people.origin import CHANGING
from spellhall.server.settings import Settings

MOST_BYTES = 64 * 1024
"""The longest body of a request: a deck list has at most 20,000 characters."""


class Limiter:
    """Counts what everybody does, within windows so long that a burst is made good by waiting."""

    def __init__(self, settings: Settings) -> None:
        self.windows = MovingWindowRateLimiter(MemoryStorage())
        self.items = {
            "message": _item(settings.messages_burst, settings.messages_per_second),
            "chat": _item(settings.chat_burst, settings.chat_per_second),
            "request": _item(settings.requests_burst, settings.requests_per_second),
        }

    def allows(self, what: str, who: str) -> bool:
        """Whether somebody may do something once more; if so, it counts."""
        return self.windows.hit(self.items[what], what, who)


def _item(burst: int, per_second: int) -> RateLimitItemPerSecond:
    return RateLimitItemPerSecond(burst, max(1, burst // per_second))


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
