"""A WebSocket without ASGI's layers between a client's messages and the hall. Read this when a socket misbehaves.

The handshake goes through the application like any request. Then each message would pass the middleware, a queue and
flow control, which takes longer than composing it. Here all messages of one turn of the event loop are one write, and
reading only stops for clients that are many messages ahead of their answers.
Closing, pings and limits are uvicorn's.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from spellhall.server.channels import DIRECT, MOST_BYTES_WAITING, MOST_WAITING, Gone

MOST_UNHEARD = 16
"""How many messages a client may send ahead; then nothing more is read from it until they have been answered."""
TEXT = 0x81
"""The first byte of a whole text message (RFC 6455, 5.2)."""
SHORT, MEDIUM = 126, 1 << 16
"""From these lengths on, a frame states its length in two and in eight further bytes."""


def head_of(length: int) -> bytes:
    """The head of a text message of so many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; a ``Channel``.

    Attributes:
        outgoing: the messages that wait, each a head and a body.
        waiting: how many bytes their bodies have.
        ending: the code and the reason to close with after them; None if the socket stays open.
        held: whether reading has stopped until the client's messages have been answered.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.outgoing: list[bytes] = []
        self.waiting = 0
        self.ending: tuple[int, str] | None = None
        self.held = False

    def handle_connect(self, event: Request) -> None:
        """Offer the channel to the application, unless messages have to be compressed."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete and not self.conn.extensions:
            self.scope["state"][DIRECT] = self

    async def send(self, message: Any) -> None:
        """Send what the application says. A refusal completes the handshake, too, which uvicorn otherwise misses in the
        log.
        """
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """See ``asyncio.Protocol``."""
        super().connection_lost(exc)
        self._forget()

    # ------------------------------------------------------------------ outgoing

    def push(self, message: bytes) -> bool:
        """See ``Channel``."""
        if self.waiting > MOST_BYTES_WAITING or len(self.outgoing) >= 2 * MOST_WAITING:
            return False
        if not self.outgoing:
            self.loop.call_soon(self._flush)
        self.outgoing += (head_of(len(message)), message)
        self.waiting += len(message)
        return True

    def close(self, code: int, reason: str) -> None:
        """See ``Channel``."""
        self.ending = code, reason
        self._flush()

    async def finish(self) -> None:
        """See ``Channel``: the connection itself sends what is left."""

    def resume_writing(self) -> None:
        """See ``asyncio.Protocol``."""
        super().resume_writing()
        self._flush()

    def _flush(self) -> None:
        """Send everything that waits, if the client reads what it was sent before."""
        if self.close_sent or self.transport.is_closing():
            self._forget()
        elif self.writable.is_set():
            if self.outgoing:
                self.transport.write(b"".join(self.outgoing))
                self._forget()
            if self.ending is not None:
                self._say_goodbye(*self.ending)

    def _forget(self) -> None:
        self.outgoing.clear()
        self.waiting = 0

    def _say_goodbye(self, code: int, reason: str) -> None:
        """Begin the closing handshake; a client that doesn't answer is cut off."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # ------------------------------------------------------------------ incoming

    async def hear(self) -> str:
        """See ``Channel``."""
        event = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        text = event.get("text") if event["type"] == "websocket.receive" else None
        if text is None:
            raise Gone
        return text

    def send_receive_event_to_app(self) -> None:
        """Queue a whole message."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        if self.queue.qsize() >= MOST_UNHEARD and not self.held:
            self.held = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.held:
            self.held = False
            self.transport.resume_reading()
