"""A client's socket messages about the social view, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_social
from spellhall.server.social.hub import SocialHub, Visitor


class House(Protocol):
    """What all sockets share."""

    company: SocialHub


class Client(Visitor, Protocol):
    """A socket, as the hub sees it."""

    @property
    def sockets(self) -> House: ...


async def watch(client: Client, message: wire_social.WatchCompany) -> None:
    """Start sending the social view, which is the reply."""
    await client.sockets.company.join(client, message.n)


async def unwatch(client: Client, message: wire_social.UnwatchCompany) -> None:
    """Stop sending it."""
    client.sockets.company.leave(client)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    wire_social.WatchCompany: watch,
    wire_social.UnwatchCompany: unwatch,
}
