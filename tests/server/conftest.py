"""What every test of the server is given."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from spellhall.server import app, lots
from spellhall.server.limits import Limiter
from spellhall.server.people import accounts, recovery
from spellhall.server.people.tries import Tries


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
