"""A client of an application that is nothing but the library."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from server.works import library_of

from spellhall.server.library import router
from spellhall.server.people.refusals import answer_kindly


@pytest.fixture(scope="session")
def app() -> FastAPI:
    """The library by itself."""
    app = library_of(router)
    answer_kindly(app)
    return app


@pytest.fixture(scope="session")
def library(app: FastAPI) -> Iterator[TestClient]:
    """A client of it."""
    with TestClient(app) as client:
        yield client
