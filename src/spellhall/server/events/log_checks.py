"""Checks whether an event is consistent: anyone may ask for it, and recomputing the whole log takes seconds.

So only one event is checked at a time, and each state of its log only once, no matter who asks and how often.
Other work in the worker thread gets its turn in between. Everyone who asks about the same event waits for one answer,
which is cached; a caller who disconnects doesn't cancel anything. Read this when a check takes long.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from spellhall.kernel.parts.tournament import Book
from spellhall.server.tables.refusal import Refusal
from spellhall.server.worker_thread import in_worker_thread
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.verify import Differs, findings

MOST_KEPT = 500
MOST_WAITING = 20
"""How many logs may wait to be checked: the last of them may wait for a minute."""
TOO_MANY = "the hall is checking many tournaments right now; try again in a minute"

Key = tuple[str, int, str]
"""An event by its code, the number of its last entry, and the fingerprint of that."""


class Checked(NamedTuple):
    """Whether everything is consistent, and the findings, in sentences."""

    fits: bool
    lines: list[str]


class Checks:
    """Finished and pending checks.

    Attributes:
        kept: the findings, the latest last.
        under_way: the checks that are waiting or running.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, Checked] = OrderedDict()
        self.under_way: dict[Key, asyncio.Task[Checked]] = {}
        self.line = asyncio.Lock()

    async def of(self, code: str, event: Event, book: Book, allow: Callable[[], None]) -> Checked:
        """Whether an event is consistent.

        Args:
            code: the event's code.
            event: the event; its log may grow meanwhile.
            book: the tournament book of its game.
            allow: raises if this caller has had too many logs checked; called only if there is work to do.

        Raises:
            Refusal: when too many are waiting.
        """
        last = event.log[-1]
        key = (code, last.n, last.print)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.under_way:
            if len(self.under_way) >= MOST_WAITING:
                raise Refusal("busy", TOO_MANY)
            allow()
            task = self.under_way[key] = asyncio.create_task(self._check(key, as_bytes(event), book))
            task.add_done_callback(lambda _: self.under_way.pop(key))
        return await asyncio.shield(self.under_way[key])

    def forget(self, code: str) -> None:
        """Forget the findings about an event: text was removed from its log."""
        for key in [key for key in self.kept if key[0] == code]:
            del self.kept[key]

    async def _check(self, key: Key, data: bytes, book: Book) -> Checked:
        async with self.line:
            found = self.kept[key] = await in_worker_thread(_checked, data, book)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def _checked(data: bytes, book: Book) -> Checked:
    lines: list[str] = []
    try:
        lines.extend(findings(read_document(data), book))
    except Differs as difference:
        return Checked(False, [*lines, str(difference)])
    return Checked(True, lines)
