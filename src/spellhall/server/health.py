"""``GET /api/health``: whether this server is there; ``GET /api/ready``: whether it can do its work.

A server that is alive but not ready should get no visitors and be left running: the database may come back. One that
does not answer at all is to be started anew.
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

router = APIRouter(prefix="/api", tags=["server"])


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok", "draining"]
    version: str
    page: str
    """The digest of the sources of the page; empty when no page is built."""


class Ready(BaseModel):
    """Whether the server can do its work, and one sentence why not."""

    ready: bool
    reason: str


class Readiness:
    """What has to be so that a server can do its work."""

    def __init__(self, hall: Hall, floor: Floor, database: URL) -> None:
        self.hall = hall
        self.floor = floor
        self.file = Path(str(database.database)) if database.get_backend_name() == "sqlite" else None
        self.opened = self._identity()

    async def reason(self) -> str:
        """Why the server cannot do its work; empty when it can. It names no place, since anybody may ask."""
        if self.hall.draining:
            return "the server is about to stop"
        if self.floor.lost:
            return "the database belongs to another server now"
        silent = time.monotonic() - self.floor.beaten
        if silent > self.hall.settings.ready_seconds:
            return f"nothing could be written to the database for {silent:.0f} seconds"
        if await asyncio.to_thread(self._identity) != self.opened:
            return "the file of the database is not where it was: what is written now will not be found again"
        return ""

    def _identity(self) -> tuple[int, int] | None:
        """Which file stands where the database is. One that was moved away can still be written by who has it open."""
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


@router.get("/ready", responses={503: {"model": Ready, "description": "It cannot do its work just now."}})
async def ready(request: Request, response: Response) -> Ready:
    """Whether the server can do its work: the database was written a moment ago, and it is not about to stop."""
    readiness: Readiness = request.app.state.readiness
    reason = await readiness.reason()
    response.headers["cache-control"] = "no-store"
    if reason:
        response.status_code = 503
    return Ready(ready=not reason, reason=reason)
