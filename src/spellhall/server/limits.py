"""How often one may do something. One limiter for requests and for messages of sockets."""

from __future__ import annotations

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from spellhall.server.settings import Settings

REQUESTS_BURST = 60
REQUESTS_PER_SECOND = 20
"""Requests of one address that change something."""


class Limiter:
    """Counts what everybody does, within windows so long that a burst is made good by waiting."""

    def __init__(self, settings: Settings) -> None:
        self.windows = MovingWindowRateLimiter(MemoryStorage())
        self.items = {
            "message": _item(settings.messages_burst, settings.messages_per_second),
            "chat": _item(settings.chat_burst, settings.chat_per_second),
            "request": _item(REQUESTS_BURST, REQUESTS_PER_SECOND),
        }

    def allows(self, what: str, who: str) -> bool:
        """Whether somebody may do something once more; if so, it counts."""
        return self.windows.hit(self.items[what], what, who)


def _item(burst: int, per_second: int) -> RateLimitItemPerSecond:
    return RateLimitItemPerSecond(burst, max(1, burst // per_second))
