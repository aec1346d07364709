"""What a client says about events over its socket, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_events
from spellhall.server.events.keeper import Events
from spellhall.server.events.live import LiveEvent
from spellhall.server.limits import GUESSING, Limiter
from spellhall.server.tables.audience import Watcher
from spellhall.server.tables.refusal import Refusal

MOST_WATCHED = 40
"""Events that one socket may look at."""


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
    """Look at an event, which answers itself."""
    limiter = client.sockets.limiter
    if not limiter.allows("code", client.address):
        raise Refusal("busy", GUESSING)
    event = await client.sockets.events.event(message.event)
    limiter.give_back("code", client.address)
    if client.closing:
        return
    if event.code not in client.events and len(client.events) >= MOST_WATCHED:
        raise Refusal("busy", f"one page can look at {MOST_WATCHED} events at once")
    client.events[event.code] = event
    event.join(client, message.n)


async def unwatch(client: Client, message: wire_events.UnwatchEvent) -> None:
    """Look away from an event."""
    event = client.events.pop(message.event, None)
    if event is not None:
        event.leave(client)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    wire_events.WatchEvent: watch,
    wire_events.UnwatchEvent: unwatch,
}
