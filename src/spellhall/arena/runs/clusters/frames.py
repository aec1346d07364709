"""Messages between a worker of Dask and its child processes: a length, then as many bytes."""

from __future__ import annotations

from typing import BinaryIO

LENGTH = 8
"""How many bytes tell the length."""


def write(stream: BinaryIO, message: bytes) -> None:
    """Write a message.

    Raises:
        OSError: when no one reads it.
    """
    stream.write(len(message).to_bytes(LENGTH))
    stream.write(message)
    stream.flush()


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        return None
    size = int.from_bytes(length)
    message = stream.read(size)
    return message if len(message) == size else None
