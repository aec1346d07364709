"""``GET /api/health``: whether this server is running; ``GET /api/ready``: whether it can do its work.

A server that is alive but not ready should get no visitors and be left running: the database may come back. A server
that doesn't answer at all should be restarted.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import URL

from spellhall import __version__
from spellhall.server.hall import Hall
from spellhall.server.tables.floor import Floor

LATEST = 5.0
"""Seconds that a move or a new table may wait for a thread while the hall is ready."""

router = APIRouter(prefix="/api", tags=["server"])


class Health(BaseModel):
    """The server's state."""

    status: Literal["ok", "draining"]
    version: str
    page: str
    """The digest of the page's sources; empty when no page is built."""


class Ready(BaseModel):
    """Whether the server can do its work, and if not, one sentence why."""

    ready: bool
    reason: str


class Readiness:
    """Checks whether a server can do its work."""

    def __init__(self, hall: Hall, floor: Floor, database: URL) -> None:
        self.hall = hall
        self.floor = floor
        self.file = Path(str(database.database)) if database.get_backend_name() == "sqlite" else None
        self.opened = self._identity()

    async def reason(self) -> str:
        """Why the server can't do its work; empty when it can. It contains no paths, because anyone may ask."""
        if self.hall.draining:
            return "the server is about to stop"
        if self.floor.lost:
            return "the database belongs to another server now"
        silent = time.monotonic() - self.floor.beaten
        if silent > self.hall.settings.ready_seconds:
            return f"the hall couldn't write to the database for {silent:.0f} seconds"
        behind = self.floor.work.behind()
        if behind > LATEST:
            return f"moves and new tables have been waiting for {behind:.0f} seconds"
        if await asyncio.to_thread(self._identity) != self.opened:
            return "the database file was moved, so what is written now will be lost"
        return ""

    def _identity(self) -> tuple[int, int] | None:
        """Which file is at the database's path. A moved file can still be written to by a process that has it open."""
        if self.file is None:
            return None
        try:
            found = os.stat(self.file)
        except OSError:
            return 0, 0
        return found.st_dev, found.st_ino


@router.get("/health", responses={503: {"model": Health, "description": "The server is about to stop."}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server is well, or about to stop; its version and its page's."""
    hall: Hall = request.app.state.hall
    response.headers["cache-control"] = "no-store"
    if hall.draining:
        response.status_code = 503
    return Health(status="draining" if hall.draining else "ok", version=__version__, page=hall.pages.digest)


@router.get("/ready", responses={503: {"model": Ready, "description": "It can't do its work right now."}})
async def ready(request: Request, response: Response) -> Ready:
    """Whether the server can do its work: the database was written to recently, and the server is not about to stop."""
    readiness: Readiness = request.app.state.readiness
    reason = await readiness.reason()
    response.headers["cache-control"] = "no-store"
    if reason:
        response.status_code = 503
    return Ready(ready=not reason, reason=reason)
