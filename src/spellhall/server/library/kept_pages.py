"""The library's answers that are the same for everyone: computed on the first request, kept from then on.

All cards of a game take seconds, so they are written in a process; the others are quick enough for a thread. Read this
when the first visitor after a start waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.kept_results import KeptResults
from spellhall.server.executors.scheduler import Work
from spellhall.server.library.answer_cache import Page

MOST = 100
"""How many pages of a kind are kept: games by presets."""


class KeptPages:
    """The pages of one server."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.quick: KeptResults[Page] = KeptResults(work.threads, Urgency.READING, MOST)
        self.long: KeptResults[Page] = KeptResults(work.lookups, Urgency.READING, MOST)

    async def of(self, write: Callable[..., Page], *args: Any) -> Page:
        """The page that a function writes for these arguments."""
        return await self.quick.of((write, *args), write, *args)

    async def of_long(self, write: Callable[..., Page], *args: Any) -> Page:
        """The same, if writing it takes seconds."""
        return await self.long.of((write, *args), write, *args)
