"""What has to be done although nobody waits for it: it is tried again until it is done, or out of date.

    await persist("keep the position", lambda: table.keep_position(), table.log)

A deed finds out for itself whether it is still wanted: it returns when it is not, or raises a ``Refusal``. It must be
one that does no harm when it is begun anew, since nobody knows how far it came before it failed.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from spellhall.server.storage.errors import StorageError
from spellhall.server.tables.refusal import BUSY, Refusal

FIRST_PAUSE = 0.2
"""Seconds until a deed that failed is tried again; each further pause is twice as long, ..."""
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
    """Do something, and begin it anew with growing pauses for as long as it fails; ``what`` names it in the log.

    Raises:
        Refusal: any but that the hall is busy: then there is nothing to be done any more.
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
        # Many tables wait for the same database: they had better not all come back at the same moment.
        await asyncio.sleep(pause * random.uniform(0.75, 1.25))
        pause = min(LONGEST_PAUSE if longest is None else longest, pause * 2)
