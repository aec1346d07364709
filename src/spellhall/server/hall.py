"""What the parts of a running server share; routes find it as ``request.app.state.hall``. Read this to see how a server
shuts down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from spellhall.kernel.errors import SpellhallError
from spellhall.server.pages import Pages
from spellhall.server.settings import Settings


class Hall:
    """A running server.

    Attributes:
        settings: its settings.
        pages: the page as it was when the server started.
        draining: whether the server was asked to stop, and only finishes what is in progress.
        stop: tells the server to stop; set by the code that runs the server.
        failure: why it stopped on its own.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages()
        self.draining = False
        self.stop: Callable[[], None] = lambda: None
        self.failure: SpellhallError | None = None
        self._farewells: list[Callable[[], Awaitable[None]]] = []

    def before_stopping(self, farewell: Callable[[], Awaitable[None]]) -> None:
        """Run something between the request to stop and the end, while requests are still answered."""
        self._farewells.append(farewell)

    def give_up(self, failure: SpellhallError) -> None:
        """Stop, because the server cannot go on."""
        self.failure = failure
        self.stop()

    async def drain(self) -> None:
        """Finish what is in progress, for as long as the settings allow. Further calls do nothing."""
        if self.draining:
            return
        self.draining = True
        if self._farewells:
            tasks = [asyncio.ensure_future(farewell()) for farewell in self._farewells]
            _, late = await asyncio.wait(tasks, timeout=self.settings.drain_seconds)
            for task in late:
                task.cancel()
