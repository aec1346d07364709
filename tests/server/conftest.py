"""What every test of the server is given."""

from __future__ import annotations

from random import Random

import pytest

from spellhall.server.tables import decks, room


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and decks by lot that are the same whenever a test runs: by luck a game can end before a test is done."""
    lots = Random(request.node.name)
    for module in (room, decks):
        monkeypatch.setattr(module, "randbits", lots.getrandbits)
