"""What a process of a hall watches over in its own sockets: that they are not shown what is no longer so.

When it can't reach the database, others may have taken over its tables, so its clients are sent away until it can.
And now and then it looks whether the sessions of its clients still stand: a sign-out that another process told, and
that was lost with it, is noticed so.
"""

from __future__ import annotations

import time

from spellhall.server.polling import Poller
from spellhall.server.storage.members import LIFE_MS
from spellhall.server.storage.queries import sessions
from spellhall.server.tables.client import GOING_AWAY
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.sockets import Sockets

LOOK_SECONDS = 1.0
SESSIONS_SECONDS = 60.0
"""Seconds between two looks at the sessions."""


class Watch(Poller):
    """Watches over the sockets of one process."""

    def __init__(self, floor: Floor, sockets: Sockets) -> None:
        super().__init__("sockets", LOOK_SECONDS)
        self.floor = floor
        self.sockets = sockets
        self.looked_at_sessions = time.monotonic()

    async def look(self) -> None:
        """See ``Poller``."""
        now = time.monotonic()
        self.sockets.cut_off = now - self.floor.beaten > LIFE_MS / 1000
        if self.sockets.cut_off:
            for client in [*self.sockets.clients]:
                client.close(GOING_AWAY)
        elif now - self.looked_at_sessions > SESSIONS_SECONDS:
            self.looked_at_sessions = now
            await self._look_at_sessions()

    async def _look_at_sessions(self) -> None:
        people = [client for client in self.sockets.clients if client.person is not None and not client.person.owner]
        known = {client.session for client in people}
        standing = await self.floor.store.read(sessions.standing, known)
        self.sockets.end(known - standing)
