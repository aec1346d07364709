"""How messages reach a client and come from it. Read this when messages wait, or don't arrive.

A ``Channel`` takes messages without waiting and sends them when the client reads. ``DirectSocket`` (in
``direct_socket``) is one, below ASGI; with any other server, ``AsgiChannel`` does the same through ASGI.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_WAITING, MOST_BYTES_WAITING = 400, 4 << 20
"""How many messages, and how many bytes of them, a client may be behind."""
DIRECT = "spellhall.channel"
"""The name under which a ``DirectSocket`` offers itself in the ASGI scope's state."""


class Gone(Exception):
    """The client has disconnected, or sent something that isn't text."""


class Channel(Protocol):
    """A client's messages, both ways."""

    def push(self, message: bytes) -> bool:
        """Take a message to be sent, and return True; False if the client is already too far behind."""

    def close(self, code: int, reason: str) -> None:
        """Close once everything is sent."""

    async def hear(self) -> str:
        """The client's next message.

        Raises:
            Gone: when there are no more.
        """

    async def finish(self) -> None:
        """Nobody hears the client any more: return once what must still be sent is sent."""


def channel_of(socket: WebSocket) -> Channel:
    """The channel to the client that opened a socket, which must have been accepted."""
    direct: Channel | None = socket.scope.get("state", {}).get(DIRECT)
    return AsgiChannel(socket) if direct is None else direct


class AsgiChannel:
    """A channel through ASGI, for servers and test clients that offer nothing below it.

    Attributes:
        outgoing: the messages that wait, and at the end the code and the reason to close with.
        waiting: how many bytes that is.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.outgoing: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.waiting = 0
        self.closing = False
        self.writing = asyncio.get_running_loop().create_task(self._write())

    def push(self, message: bytes) -> bool:
        """See ``Channel``."""
        if self.outgoing.qsize() >= MOST_WAITING or self.waiting > MOST_BYTES_WAITING:
            return False
        self.waiting += len(message)
        self.outgoing.put_nowait(message)
        return True

    def close(self, code: int, reason: str) -> None:
        """See ``Channel``."""
        self.closing = True
        self.outgoing.put_nowait((code, reason))

    async def hear(self) -> str:
        """See ``Channel``."""
        reading = asyncio.ensure_future(self.socket.receive_text())
        try:
            await asyncio.wait({reading, self.writing}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                raise Gone
            return reading.result()
        except (WebSocketDisconnect, RuntimeError, KeyError):  # bytes have no text
            raise Gone from None
        finally:
            reading.cancel()

    async def finish(self) -> None:
        """See ``Channel``."""
        if not self.closing:
            self.writing.cancel()
        await asyncio.wait({self.writing})

    async def _write(self) -> None:
        try:
            while isinstance(message := await self.outgoing.get(), bytes):
                await self.socket.send_text(message.decode())
                self.waiting -= len(message)
            await self.socket.close(*message)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone
