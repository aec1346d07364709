"""For whom something is computed: known throughout a request or a socket, without passing it along.

A caller is an address, and a person at it, if the hall knows who they are. Callers take turns by address first: anyone
can be many guests at once. What nobody asked for is the hall's own. Read this when work is charged to the wrong caller.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextvars import ContextVar
from typing import TypeVar

from starlette.types import Receive

T = TypeVar("T")


class HungUp(Exception):
    """The caller has disconnected, so nobody waits for an answer any more."""


class Caller:
    """Someone for whom the hall works.

    Attributes:
        address: where they call from; empty for the hall itself.
        person: the ID of the person; 0 while it isn't known.
        receive: the rest of the request, which ends when the caller disconnects; None where that means nothing.
    """

    def __init__(self, address: str = "", person: int = 0, receive: Receive | None = None) -> None:
        self.address = address
        self.person = person
        self.receive = receive

    def later(self) -> Caller:
        """The same caller, for work that goes on after the request."""
        return Caller(self.address, self.person)

    async def _gone(self, receive: Receive) -> None:
        """Return once the caller has disconnected."""
        while (await receive())["type"] != "http.disconnect":
            pass

    async def unless_gone(self, answer: Awaitable[T]) -> T:
        """An answer, if the caller waits for it.

        Raises:
            HungUp: when they disconnect before it is there; it is cancelled.
        """
        waits = asyncio.ensure_future(answer)
        if self.receive is None or waits.done():
            return await waits
        gone = asyncio.ensure_future(self._gone(self.receive))
        try:
            await asyncio.wait((waits, gone), return_when=asyncio.FIRST_COMPLETED)
            if not waits.done():
                raise HungUp
            return waits.result()
        finally:
            gone.cancel()
            waits.cancel()


HALL = Caller()
"""The hall itself."""
_calling: ContextVar[Caller] = ContextVar("calling", default=HALL)


def caller() -> Caller:
    """For whom the running task works."""
    return _calling.get()


def calls(one: Caller) -> None:
    """From here on, the running task works for this caller."""
    _calling.set(one)


def is_person(person: int) -> None:
    """The running task's caller is this person."""
    if caller() is not HALL:
        caller().person = person
