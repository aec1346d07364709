"""What comes into memory when someone first asks for it: fetched once, however many ask meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

from spellhall.server.storage.codes import as_code

K = TypeVar("K")


class LazyCache(Generic[K]):
    """Those that are on their way.

    Args:
        live: those that are there, by code; ``fetch`` enters what it brings.
        fetch: brings the one with a code.
    """

    def __init__(self, live: Mapping[str, K], fetch: Callable[[str], Coroutine[Any, Any, K]]) -> None:
        self.live = live
        self.fetch = fetch
        self.coming: dict[str, asyncio.Task[K]] = {}

    async def find(self, typed: str) -> K:
        """The one with a code, as someone typed it; the one who waits no longer keeps nobody else from it.

        Raises:
            Exception: what ``fetch`` raised.
        """
        code = as_code(typed)
        if code in self.live:
            return self.live[code]
        if code not in self.coming:
            self.coming[code] = asyncio.get_running_loop().create_task(self.fetch(code))
            self.coming[code].add_done_callback(lambda _: self.coming.pop(code, None))
        return await asyncio.shield(self.coming[code])
