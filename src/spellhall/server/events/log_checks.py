"""Checks whether an event is consistent: anyone may ask for it, and recomputing the whole log takes seconds.

So each state of its log is checked only once, no matter who asks and how often, in a process, in turn with other long
work. Read this when a check takes long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spellhall.kernel.parts.tournament import Book
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.kept_results import KeptResults
from spellhall.server.executors.scheduler import Work
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.verify import Differs, findings

MOST_KEPT = 500


class Checked(NamedTuple):
    """Whether everything is consistent, and the findings, in sentences."""

    fits: bool
    lines: list[str]


class Checks:
    """The checks of one server, by the event's code, the number of its last entry, and the fingerprint of that."""

    def __init__(self, work: Work) -> None:
        self.results: KeptResults[Checked] = KeptResults(work.long, Urgency.LONG, MOST_KEPT)

    async def of(self, code: str, event: Event, book: Book, allow: Callable[[], None]) -> Checked:
        """Whether an event is consistent.

        Args:
            code: the event's code.
            event: the event; its log may grow meanwhile.
            book: the tournament book of its game.
            allow: raises if this caller has had too many logs checked; called only if there is work to do.

        Raises:
            Refusal: when too much is waiting.
        """
        last = event.log[-1]
        key = (code, last.n, last.print)
        if self.results.knows(key):
            return await self.results.of(key, checked)
        allow()
        return await self.results.of(key, checked, as_bytes(event), book)

    def forget(self, code: str) -> None:
        """Forget the findings about an event: text was removed from its log."""
        self.results.forget(lambda key: key[0] == code)


def checked(data: bytes, book: Book) -> Checked:
    """Whether an event's file is consistent."""
    lines: list[str] = []
    try:
        lines.extend(findings(read_document(data), book))
    except Differs as difference:
        return Checked(False, [*lines, str(difference)])
    return Checked(True, lines)
