"""What every test of the server is given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from argon2 import PasswordHasher
from server.databases import ready_sqlite

from spellhall.server import app, lots
from spellhall.server.limits import Limiter
from spellhall.server.people import accounts, passwords, recovery
from spellhall.server.people.tries import Tries


@pytest.fixture(autouse=True, scope="module")
def ready_databases() -> Iterator[None]:
    """Halls find new SQLite databases up to date. Migrations have tests of their own."""
    with ready_sqlite():
        yield


@pytest.fixture(autouse=True, scope="module")
def easy_passwords() -> Iterator[None]:
    """Passwords take little work. How much they take in a hall, ``people/test_passwords.py`` looks at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        yield


@pytest.fixture(autouse=True)
def same_lots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals, decks, packs and pairings by lot that are the same whenever a test runs: by luck a game can end before a
    test is done.
    """
    monkeypatch.setattr(lots, "SOURCE", Random(request.node.name))


@pytest.fixture(autouse=True)
def still_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits for which no time goes by, so that a slow machine gives nothing back before a test has counted. How they
    are made good by waiting, the tests of the limits themselves show, with a clock of their own.
    """

    def still() -> float:
        return 0.0

    monkeypatch.setattr(app, "Limiter", partial(Limiter, clock=still))
    for place in (accounts, recovery):
        monkeypatch.setattr(place, "tries", Tries(still))
