"""Work off the loop in tests: a scheduler, and what would run in processes runs in this one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from fastapi import APIRouter, FastAPI

from spellhall.server.executors import scheduler
from spellhall.server.executors.lanes import Thread
from spellhall.server.executors.scheduler import Work
from spellhall.server.library import KeptPages
from spellhall.server.settings import Settings


def keep_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing runs in processes: a test has replaced something that they wouldn't know."""
    monkeypatch.setattr(scheduler, "Process", Thread)


@asynccontextmanager
async def a_work(**settings: Any) -> AsyncIterator[Work]:
    """A scheduler that is open."""
    work = Work(Settings(**settings))
    try:
        yield work
    finally:
        work.close()


@asynccontextmanager
async def _open(app: FastAPI) -> AsyncIterator[None]:
    async with a_work() as work:
        app.state.library = KeptPages(work)
        yield


def library_of(router: APIRouter) -> FastAPI:
    """An application that is nothing but the library; its clients have to enter it."""
    app = FastAPI(lifespan=_open)
    app.include_router(router)
    return app
