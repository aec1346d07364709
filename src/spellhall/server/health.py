"""``GET /api/health``: whether this server takes part, for proxies and for those who restart it."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from spellhall import __version__
from spellhall.server.hall import Hall

router = APIRouter(prefix="/api", tags=["server"])


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok", "draining"]
    version: str
    page: str
    """The digest of the sources of the page; empty when no page is built."""


@router.get("/health", responses={503: {"model": Health, "description": "The server is about to stop."}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server is well, or about to stop; its version and its page's."""
    hall: Hall = request.app.state.hall
    response.headers["cache-control"] = "no-store"
    if hall.draining:
        response.status_code = 503
    return Health(status="draining" if hall.draining else "ok", version=__version__, page=hall.pages.digest)
