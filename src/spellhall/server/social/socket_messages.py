"""What a client says about its company over its socket, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_social
from spellhall.server.social.hub import SocialHub, Visitor


class House(Protocol):
    """What all sockets share."""

    company: SocialHub


class Client(Visitor, Protocol):
    """A socket, as the company sees it."""

    @property
    def sockets(self) -> House: ...


async def watch(client: Client, message: wire_social.WatchCompany) -> None:
    """Be told of it, which is the answer."""
    await client.sockets.company.join(client, message.n)


async def unwatch(client: Client, message: wire_social.UnwatchCompany) -> None:
    """Be told no more."""
    client.sockets.company.leave(client)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    wire_social.WatchCompany: watch,
    wire_social.UnwatchCompany: unwatch,
}
