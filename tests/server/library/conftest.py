"""A client of an application that is nothing but the library."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from spellhall.server.library import router
from spellhall.server.people.refusals import answer_kindly


@pytest.fixture(scope="session")
def app() -> FastAPI:
    """The library by itself."""
    app = FastAPI()
    app.include_router(router)
    answer_kindly(app)
    return app


@pytest.fixture
def library(app: FastAPI) -> TestClient:
    """A client of it."""
    return TestClient(app)
