"""Retries for work that nobody waits for: it is tried again until it is done or out of date.

    await persist("keep the position", lambda: table.keep_position(), table.log)

The action decides for itself whether it is still wanted: if not, it returns or raises a ``Refusal``.
It must be safe to start again, because nobody knows how far it got before it failed.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from spellhall.server.storage.errors import StorageError
from spellhall.server.tables.refusal import BUSY, Refusal

FIRST_PAUSE = 0.2
"""Seconds until a failed action is retried; each further pause is twice as long, ..."""
LONGEST_PAUSE = 10.0
"""... but never longer than this."""

T = TypeVar("T")


async def persist(
    what: str,
    work: Callable[[], Awaitable[T]],
    log: Any,
    *,
    first: float | None = None,
    longest: float | None = None,
) -> T:
    """Do something, and retry it with growing pauses for as long as it fails; ``what`` names it in the log.

    Raises:
        Refusal: any except that the hall is busy: then there is nothing left to do.
    """
    pause = FIRST_PAUSE if first is None else first
    while True:
        try:
            return await work()
        except Refusal as refusal:
            if refusal.code != BUSY:
                raise
        except StorageError as error:
            log.warning("it will be tried again", what=what, error=str(error))
        except Exception as error:
            log.error("it will be tried again", what=what, exc_info=error)
        # Many tables wait for the same database: don't let them all retry at the same moment.
        await asyncio.sleep(pause * random.uniform(0.75, 1.25))
        pause = min(LONGEST_PAUSE if longest is None else longest, pause * 2)
