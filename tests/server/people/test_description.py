"""The OpenAPI description of people and decks is complete: whatever is asked by it is answered by it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import schemathesis
from argon2 import PasswordHasher
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from server.houses import UNHURRIED
from server.people.conftest import Settings

from spellhall.server.limits import Limiter
from spellhall.server.people import (
    OriginGuard,
    answer_kindly,
    decks_router,
    openness_router,
    passwords,
    people_router,
    recovery_router,
)
from spellhall.server.people.identity import COOKIE
from spellhall.server.settings import Settings as HallSettings
from spellhall.server.storage import Store
from spellhall.server.storage.codes import new_token
from spellhall.server.storage.queries import decks, people, sessions

app = FastAPI()
app.include_router(people_router)
app.include_router(recovery_router)
app.include_router(openness_router)
app.include_router(decks_router)
app.add_middleware(OriginGuard)
answer_kindly(app)
app.state.settings = Settings()
app.state.limiter = Limiter(HallSettings(**UNHURRIED))
description = schemathesis.openapi.from_asgi("/openapi.json", app)
often = settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module", autouse=True)
def open_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One database for all that is asked."""
    app.state.store = store = Store(f"sqlite:///{tmp_path_factory.mktemp('people')}/hall.db")
    asyncio.run(store.open())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        yield
    asyncio.run(store.close())


@description.parametrize()
@often
def test_what_is_described_is_what_happens_to_a_newcomer(case):
    case.call_and_validate()


@description.parametrize()
@often
def test_what_is_described_is_what_happens_to_somebody(case):
    token = new_token()

    def welcome(connection):
        ana = people.create_person(connection, "Ana")
        sessions.create_session(connection, ana.id, token, "a browser")
        decks.create_deck(connection, ana.id, "spellfire", "Mine", "")

    asyncio.run(app.state.store.write(welcome))
    case.call_and_validate(cookies={COOKIE: token})
