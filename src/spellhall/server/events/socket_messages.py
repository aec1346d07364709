"""A client's socket messages about events, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_events
from spellhall.server.events.live import LiveEvent
from spellhall.server.events.registry import Events
from spellhall.server.journaled import look, look_away
from spellhall.server.limits import Limiter
from spellhall.server.tables.watching.audience import Watcher


class House(Protocol):
    """What all sockets share."""

    events: Events
    limiter: Limiter


class Client(Watcher, Protocol):
    """A socket, as events see it; ``events`` are those that it looks at, by code."""

    @property
    def sockets(self) -> House: ...

    address: str
    events: dict[str, LiveEvent]
    closing: bool


async def watch(client: Client, message: wire_events.WatchEvent) -> None:
    """Look at an event, which sends the reply."""
    house = client.sockets
    await look(client, house.limiter, house.events, client.events, message.event, message.n)


async def unwatch(client: Client, message: wire_events.UnwatchEvent) -> None:
    """Stop looking at an event."""
    look_away(client, client.events, message.event)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    wire_events.WatchEvent: watch,
    wire_events.UnwatchEvent: unwatch,
}
