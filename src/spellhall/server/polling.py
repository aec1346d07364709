"""A base class for keepers that check again and again what has changed among the people whom they keep in touch."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import structlog

from spellhall.kernel.errors import SpellhallError


class Poller(ABC):
    """Polls every few seconds while it is open. A failed poll is logged, and the next one follows."""

    def __init__(self, whom: str, seconds: float) -> None:
        self.whom = whom
        self.seconds = seconds
        self.log = structlog.get_logger()
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start polling."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def close(self) -> None:
        """Stop polling."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.look()
            except SpellhallError as error:
                self.log.error(f"{self.whom} could not be looked after", error=str(error))
            except Exception as error:
                self.log.error(f"{self.whom} could not be looked after", exc_info=error)

    @abstractmethod
    async def look(self) -> None:
        """Poll once, and notify everyone concerned."""
