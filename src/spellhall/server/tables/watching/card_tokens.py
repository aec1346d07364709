"""Names of cards that tell nothing.

A token is a keyed hash of a card's handle and of how often it was shuffled. So it is the same after a restart, stays
with a card as long as anyone can follow it, and is another one after a shuffle; without the table's secret nobody can
tell which handle it stands for, nor that two tokens are the same handle.
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
        """The token of a card that was shuffled so often."""
        known = self.made.get((handle, shuffles))
        if known is None:
            digest = blake2b(b"%d.%d" % (handle, shuffles), digest_size=BYTES, key=self.secret).digest()
            known = self.made[handle, shuffles] = urlsafe_b64encode(digest).decode()
        return known
