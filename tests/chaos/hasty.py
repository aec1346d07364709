"""A server that is broken on purpose, so that the laboratory has something to find: it acknowledges moves before it
stores them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from chaos.served import serve

from spellhall.server.storage.writer import Writer

LATE = 3.0
"""Seconds between the answer and the storing."""
append = Writer.append
later: set[asyncio.Task[None]] = set()


async def append_later(writer: Writer, operation: Any, item: Any) -> None:
    """Say at once that an item is stored."""

    async def store() -> None:
        await asyncio.sleep(LATE)
        await append(writer, operation, item)

    task = asyncio.create_task(store())
    later.add(task)
    task.add_done_callback(later.discard)


if __name__ == "__main__":
    Writer.append = append_later  # type: ignore[method-assign, assignment]
    serve()
