"""What every test of the server is given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher
from server.databases import ready_sqlite

from spellhall.server import app, randomness
from spellhall.server.limits import Limiter
from spellhall.server.people import accounts, passwords, recovery
from spellhall.server.people.password_attempts import Tries
from spellhall.server.storage import codes


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
    """Deals, decks, packs, pairings and what agents draw are the same whenever a test runs: by luck a game can end
    before a test is done. Agents draw from the code and the secret of their table, so these are drawn here, too.
    """
    source = Random(request.node.name)
    monkeypatch.setattr(randomness, "SOURCE", source)
    tokens = Random(f"secrets of {request.node.name}")
    urlsafe = SimpleNamespace(choice=tokens.choice, token_urlsafe=lambda size: tokens.randbytes(size).hex())
    monkeypatch.setattr(codes, "secrets", urlsafe)


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
