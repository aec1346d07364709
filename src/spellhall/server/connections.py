"""HTTP connections with limits: none is held forever, and no address can use them all. Read this when clients are cut
off.

uvicorn's HTTP protocol waits forever for a header or a body that never arrives in full.
Here a request has to arrive completely within a number of seconds, its header has a maximum length, and an address may
only have so many connections at a time. Sockets are counted separately (``limits``) once they are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spellhall.server.buckets import Held
from spellhall.server.people.origin import Believed, neighbourhood
from spellhall.server.settings import Settings

LONGEST_HEAD = 32 * 1024
LAST_SECONDS = 0.5
"""How long a connection may take, when the server shuts down, to read the last data it was sent."""


class Line(HttpToolsProtocol):
    """A connection, until it becomes a socket. ``lines_of`` makes the class for a server."""

    held: Held
    believed: Believed
    arrival: float
    peer_port: int
    """Where only the hall's other processes connect, whose connections are not counted; 0 for a hall of one process."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.arriving = True  # a connection exists for a request, so the first one counts as arriving
        self.in_head = True
        self.head = 0
        self.late: asyncio.TimerHandle | None = None
        self.address = ""

    # ------------------------------------------------------------------ connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See ``asyncio.Protocol``."""
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        of_a_peer = self.peer_port and transport.get_extra_info("sockname")[1] == self.peer_port
        if host and host not in self.believed and not of_a_peer:
            address = neighbourhood(host)
            if not self.held.take(address):
                transport.abort()
                return
            self.address = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """See ``asyncio.Protocol``."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """See ``HttpToolsProtocol``."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._rest()
        if self.address:
            self.held.give_back(self.address)
            self.address = ""

    # ------------------------------------------------------------------ requests

    def data_received(self, data: bytes) -> None:
        """See ``asyncio.Protocol``."""
        if self.in_head:
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > LONGEST_HEAD:
            self.send_400_response("The head of a request is not that long.")
        elif self.arriving:
            self._watch()
        else:
            self._rest()

    def on_message_begin(self) -> None:
        """See ``HttpToolsProtocol``."""
        super().on_message_begin()
        self.arriving = self.in_head = True

    def on_headers_complete(self) -> None:
        """See ``HttpToolsProtocol``."""
        self.in_head, self.head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """See ``HttpToolsProtocol``."""
        self.arriving = False
        super().on_message_complete()

    def _watch(self) -> None:
        """Start the timeout for the request to arrive."""
        if self.late is None:
            self.late = self.loop.call_later(self.arrival, self.give_up)

    def _rest(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def give_up(self) -> None:
        """The request did not arrive: hang up."""
        if not self.transport.is_closing():
            self.transport.abort()


def lines_of(settings: Settings) -> type[Line]:
    """A server's protocol class: all its connections are counted together."""
    return type(
        "CountedLine",
        (Line,),
        {
            "held": Held(settings.connections_per_address),
            "believed": Believed(settings.proxy_headers),
            "arrival": settings.arrival_seconds,
            "peer_port": settings.peer_port if settings.shared else 0,
        },
    )


def hang_up(connections: Iterable[Any]) -> None:
    """The server is shutting down: drop requests that have not arrived, and soon any client that doesn't read."""
    connections = [*connections]
    for connection in connections:
        if isinstance(connection, Line) and connection.arriving:
            connection.give_up()
    asyncio.get_running_loop().call_later(LAST_SECONDS, _abandon, connections)


def _abandon(connections: Iterable[Any]) -> None:
    for connection in connections:
        cycle = getattr(connection, "cycle", None)
        if cycle is None or cycle.response_complete:
            connection.transport.abort()
