"""A cache that loads each entry once, however many callers ask for it at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

from spellhall.server.storage.codes import as_code

K = TypeVar("K")


class LazyCache(Generic[K]):
    """Loads entries by code, and tracks the ones being loaded.

    Args:
        live: the loaded entries, by code; ``fetch`` adds what it loads.
        fetch: loads the entry with a code.
    """

    def __init__(self, live: Mapping[str, K], fetch: Callable[[str], Coroutine[Any, Any, K]]) -> None:
        self.live = live
        self.fetch = fetch
        self.coming: dict[str, asyncio.Task[K]] = {}

    async def find(self, typed: str) -> K:
        """The entry with this code, as someone typed it. A caller who stops waiting doesn't cancel the load for others.

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
