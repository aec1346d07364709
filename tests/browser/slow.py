"""A line between browser and server on which everything takes its time, and comes in order."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Queue

CHUNK = 65_536


class SlowLine:
    """A port that leads to another one; what goes through it arrives ``delay`` seconds later, either way."""

    def __init__(self, port: int, delay: float) -> None:
        self.delay = delay
        self.to = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.open: list[socket.socket] = []
        self.port = int(self.door.getsockname()[1])
        self._start(self._serve)

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        """Nothing goes through any more."""
        for one in (self.door, *self.open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                server = socket.create_connection(("127.0.0.1", self.to))
                self.open += [caller, server]
                for source, sink in ((caller, server), (server, caller)):
                    self._start(self._carry, source, sink)

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        """Read at once, and note when what was read is due at the other end."""
        under_way: Queue[tuple[float, bytes]] = Queue()
        self._start(self._deliver, under_way, sink)
        data = b"?"
        while data:
            try:
                data = source.recv(CHUNK)
            except OSError:
                data = b""
            under_way.put((time.monotonic() + self.delay, data))

    @staticmethod
    def _deliver(under_way: Queue[tuple[float, bytes]], sink: socket.socket) -> None:
        with suppress(OSError):
            while True:
                due, data = under_way.get()
                time.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    sink.shutdown(socket.SHUT_WR)
                    return
                sink.sendall(data)

    @staticmethod
    def _start(work: object, *args: object) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()  # type: ignore[arg-type]


@contextmanager
def slow_line(port: int, delay: float) -> Iterator[SlowLine]:
    """A slow way to a port of this machine, for as long as it is needed."""
    line = SlowLine(port, delay)
    try:
        yield line
    finally:
        line.close()
