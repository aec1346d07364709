"""A line that can be cut: a TCP proxy which stops forwarding, loses answers, or resets connections."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

CHUNK = 1 << 16


class Proxy:
    """Forwards connections to a port of this machine.

    Attributes:
        port: where it listens.
        up, down: whether what clients send, and what they are answered, is forwarded; otherwise it waits.
        ends: whether the end of a connection is forwarded; without it the other side never hears that its peer is gone.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.up, self.down, self.ends = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.resume()
        self.lines: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to listen."""
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Hang up, and listen no more."""
        assert self.server is not None
        self.server.close()
        self.reset()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def stall(self) -> None:
        """Forward nothing."""
        self.up.clear()
        self.down.clear()

    def mute(self) -> None:
        """Forward questions, and keep the answers."""
        self.down.clear()

    def hide_ends(self) -> None:
        """Keep connections open on one side when the other is gone, as when a machine loses its power."""
        self.ends.clear()

    def resume(self) -> None:
        """Forward everything, and what has waited."""
        for gate in (self.up, self.down, self.ends):
            gate.set()

    def reset(self, share: float = 1.0, lot: random.Random | None = None) -> int:
        """Break so many of the connections off, without a farewell; returns how many. What waited on them is lost."""
        chosen = [line for line in self.lines if lot is None or lot.random() < share]
        for line in chosen:
            for writer in line:
                writer.transport.abort()
        return len(chosen)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        try:
            await self.up.wait()
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        line = writer, far_writer
        self.lines.add(line)
        pumps = self._pump(reader, far_writer, self.up), self._pump(far_reader, writer, self.down)
        try:
            with suppress(asyncio.CancelledError):  # the proxy closes
                await asyncio.gather(*pumps)
        finally:
            self.lines.discard(line)
            for one in line:
                one.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        """Forward one way until that way is closed."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await gate.wait()
                writer.write(data)
                await writer.drain()
        await gate.wait()
        await self.ends.wait()
        writer.close()  # which sends what is left
