"""A turnstile: lets only some requests of an address go on at the same time, and the others one by one after them.

Requests that are in progress share the event loop's turns, so a burst of hundreds would hold up every move for as long
as all of them take together. Read this when requests of one address seem slow.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turnstile:
    """Counts what is in progress for each address.

    Attributes:
        inside: how many requests of each address are in progress.
        waiting: those that wait, in order.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def passed(self, address: str) -> AsyncIterator[None]:
        """A context for a request of an address, entered when it is its turn."""
        if self.inside.get(address, 0) < self.most:
            self.inside[address] = self.inside.get(address, 0) + 1
        else:
            await self._turn(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _turn(self, address: str) -> None:
        """Wait until another request of the address leaves its place to this one."""
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(address)  # the place was ours already
            raise

    def _leave(self, address: str) -> None:
        line = self.waiting.get(address, deque())
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.waiting.pop(address, None)
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
