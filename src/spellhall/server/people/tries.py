"""Wrong passwords are counted, for one login from one address and for an address, so that nobody goes on guessing."""

from __future__ import annotations

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

LOGIN_LIMIT = RateLimitItemPerMinute(10, 5)
ADDRESS_LIMIT = RateLimitItemPerMinute(50, 5)


class Tries:
    """The wrong passwords of the last minutes."""

    def __init__(self) -> None:
        self.windows = MovingWindowRateLimiter(MemoryStorage())

    def allowed(self, address: str, login: str) -> bool:
        """Whether somebody may try once more."""
        return self.windows.test(LOGIN_LIMIT, address, login) and self.windows.test(ADDRESS_LIMIT, address)

    def failed(self, address: str, login: str) -> None:
        """Count a wrong password."""
        self.windows.hit(LOGIN_LIMIT, address, login)
        self.windows.hit(ADDRESS_LIMIT, address)
