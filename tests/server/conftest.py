"""What every test of the server is given."""

from __future__ import annotations

from random import Random

import pytest

from spellhall.server import lots


@pytest.fixture(autouse=True)
def same_lots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals, decks, packs and pairings by lot that are the same whenever a test runs: by luck a game can end before a
    test is done.
    """
    monkeypatch.setattr(lots, "SOURCE", Random(request.node.name))
