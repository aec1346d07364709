"""The OpenAPI description of the library is complete: whatever is asked by it is answered by it."""

from __future__ import annotations

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings

from spellhall.server.library import router
from spellhall.server.people.refusals import answer_kindly

app = FastAPI()
app.include_router(router)
answer_kindly(app)
description = schemathesis.openapi.from_asgi("/openapi.json", app)


@description.parametrize()
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_what_is_described_is_what_happens(case):
    case.call_and_validate()
