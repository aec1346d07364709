"""Whether all of an event fits: its log is worked through once more, for everybody who asks, and that takes seconds.

So it is done for one event at a time, and once for each state of its log, no matter who asks and however often.
Whatever else the hall works out beside its loop gets its turn in between. Those who ask for the same event wait for
one answer, which is kept; a caller who hangs up stops nothing.
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
"""Logs that wait to be checked: the last of them may wait for a minute."""
TOO_MANY = "the hall is checking many events right now; try again in a minute"

Key = tuple[str, int, str]
"""An event by its code, the number of its last entry, and the fingerprint of that."""


class Checked(NamedTuple):
    """Whether all fits, and what was found, in sentences."""

    fits: bool
    lines: list[str]


class Checks:
    """What was checked, and what is being checked.

    Attributes:
        kept: what was found, the latest last.
        under_way: the checks that wait or are made.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, Checked] = OrderedDict()
        self.under_way: dict[Key, asyncio.Task[Checked]] = {}
        self.line = asyncio.Lock()

    async def of(self, code: str, event: Event, book: Book, allow: Callable[[], None]) -> Checked:
        """Whether all of an event fits.

        Args:
            code: where the event is found.
            event: it; its log may grow meanwhile.
            book: that of its game.
            allow: raises where this caller has had too many logs checked; asked only if there is work to do.

        Raises:
            Refusal: when too many wait.
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
