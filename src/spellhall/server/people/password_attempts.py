"""Counts wrong passwords, to stop guessing: each attempt counts before it is checked, and is given back if the password
was right.

Attempts are counted per login and address, per address, and per login from everywhere: many addresses together get no
more than one attempt a minute. That must not lock out the owner, so a browser where the login was used before, which
its cookie proves, is counted separately.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Sequence

from spellhall.server.buckets import Buckets

MINUTES = 5
LOGIN_LIMIT, ADDRESS_LIMIT = 10, 50
"""Wrong passwords in five minutes: for one login from one address, and from one address in total."""
EVERYWHERE_LIMIT = 60
"""Wrong passwords in an hour for one login, from browsers that have never used it."""
Try = Sequence[tuple[Buckets, str]]


class Tries:
    """The wrong passwords of the last minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.logins = Buckets(LOGIN_LIMIT, LOGIN_LIMIT / (MINUTES * 60))
        self.addresses = Buckets(ADDRESS_LIMIT, ADDRESS_LIMIT / (MINUTES * 60))
        self.everywhere = Buckets(EVERYWHERE_LIMIT, EVERYWHERE_LIMIT / 3600)
        self.browsers = Buckets(LOGIN_LIMIT, LOGIN_LIMIT / (MINUTES * 60))

    def begin(self, address: str, login: str, browser: str = "") -> Try | None:
        """Count an attempt; ``browser``: the mark of a browser where the login was used before. Returns None if there
        are too many.
        """
        mine = (self.browsers, browser) if browser else (self.everywhere, login)
        wanted = [(self.logins, f"{address} {login}"), (self.addresses, address), mine]
        taken: list[tuple[Buckets, str]] = []
        for buckets, who in wanted:
            if not buckets.take(who, self.clock()):
                self.forgive(taken)
                return None
            taken.append((buckets, who))
        return taken

    def forgive(self, tried: Try) -> None:
        """The password was right: the attempt doesn't count."""
        for buckets, who in tried:
            buckets.give_back(who, self.clock())


def mark_of(login: str, stored: str) -> str:
    """A mark for a browser where a login was used. It becomes invalid when the password (its hash) changes."""
    number = secrets.token_hex(8)
    return f"{number}.{_proof(number, login, stored)}"


def is_mark(mark: str, login: str, stored: str) -> bool:
    """Whether a mark was given to a browser for this login and password."""
    number, _, proof = mark.partition(".")
    return hmac.compare_digest(proof.encode(), _proof(number, login, stored).encode())


def _proof(number: str, login: str, stored: str) -> str:
    return hmac.new(stored.encode(), f"{number} {login}".encode(), hashlib.sha256).hexdigest()
