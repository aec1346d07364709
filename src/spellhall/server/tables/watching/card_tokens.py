"""Card names that reveal nothing: what clients get instead of card handles.

A token is a keyed hash of a card's handle and the number of times it was shuffled.
So it stays the same after a restart and for as long as anyone can follow the card, and changes with a shuffle. Without
the table's secret nobody can tell which handle it stands for, or that two tokens belong to the same handle.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b

BYTES = 9


class Tokens:
    """The tokens of one table."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.made: dict[tuple[int, int], str] = {}

    def of(self, handle: int, shuffles: int) -> str:
        """The token of a card that was shuffled this many times."""
        known = self.made.get((handle, shuffles))
        if known is None:
            digest = blake2b(b"%d.%d" % (handle, shuffles), digest_size=BYTES, key=self.secret).digest()
            known = self.made[handle, shuffles] = urlsafe_b64encode(digest).decode()
        return known
