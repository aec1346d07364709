"""What a client says about its company over its socket, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_company
from spellhall.server.company.keeper import Company, Visitor


class House(Protocol):
    """What all sockets share."""

    company: Company


class Client(Visitor, Protocol):
    """A socket, as the company sees it."""

    @property
    def sockets(self) -> House: ...


async def watch(client: Client, message: wire_company.WatchCompany) -> None:
    """Be told of it, which is the answer."""
    await client.sockets.company.join(client, message.n)


async def unwatch(client: Client, message: wire_company.UnwatchCompany) -> None:
    """Be told no more."""
    client.sockets.company.leave(client)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    wire_company.WatchCompany: watch,
    wire_company.UnwatchCompany: unwatch,
}
