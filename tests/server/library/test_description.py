"""The OpenAPI description of the library is complete: whatever is asked by it is answered by it."""

from __future__ import annotations

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from server.works import keep_here

from spellhall.server.executors.scheduler import Work
from spellhall.server.library import KeptPages, router
from spellhall.server.people.refusals import answer_kindly
from spellhall.server.settings import Settings

app = FastAPI()
app.include_router(router)
answer_kindly(app)
description = schemathesis.openapi.from_asgi("/openapi.json", app)


@pytest.fixture(scope="module", autouse=True)
def open_library():
    """One scheduler for all that is asked."""
    with pytest.MonkeyPatch.context() as patch:
        keep_here(patch)
        work = Work(Settings(work_seconds_per_minute=1e6))
    app.state.library = KeptPages(work)
    yield
    work.close()


@description.parametrize()
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_what_is_described_is_what_happens(case):
    case.call_and_validate()
