"""A game of another package in the page, which knows nothing of it: that of ``docs/new-game.md``."""

from __future__ import annotations

import os
import random
import re

import new_game
import pytest
from playwright.sync_api import expect
from server.houses import House

pytestmark = pytest.mark.unpainted


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server beside which the game is installed."""
    folder = tmp_path_factory.mktemp("hall")
    site = new_game.installed(tmp_path_factory.mktemp("lanterns"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(new_game.SOURCES)]))
        with House(f"sqlite:///{folder}/hall.db", folder) as house:
            yield house


def test_a_newcomer_plays_it_from_the_first_screen_to_its_end(hall):
    ana = hall.visitor()
    code = ana.plays_now("Lanterns")
    board = ana.page.get_by_role("region", name=re.compile("’s board$"))
    expect(board.first.get_by_role("heading", name="draw pile")).to_be_visible()
    ana.plays_on(random.Random(1))
    expect(ana.end).to_be_visible()
    assert ana.asks("GET", f"/api/replays/{code}")["game"] == "lanterns"


def test_its_cards_and_decks_can_be_looked_at(hall):
    ana = hall.visitor()
    ana.page.goto("/cards/lanterns")
    expect(ana.page.get_by_role("heading", name="Cards")).to_be_visible()
    expect(ana.page.get_by_text("5 cards")).to_be_visible()
    ana.page.goto("/cards/lanterns?card=gust")
    expect(ana.page.get_by_text("Blow out a lantern in another street.").first).to_be_visible()
    ana.page.goto("/decks/lanterns")
    expect(ana.page.get_by_text("Windy night").first).to_be_visible()
    ana.page.goto("/new/lanterns")
    expect(ana.page.get_by_role("heading", name=re.compile("New table: Lanterns"))).to_be_visible()
    ana.page.goto("/rules/lanterns")
    expect(ana.page.get_by_text("the brightest street wins")).to_be_visible()
