"""Whole games in the page, from the first card to the winner."""

from __future__ import annotations

import random

import pytest
from browser.visits import WON
from playwright.sync_api import expect

pytestmark = pytest.mark.unpainted

GAMES = {"spellchain": "Spell Chain", "spellfire": "Spellfire", "spellslinger": "Spellslinger"}


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_game_against_the_computer(game, hall):
    ana = hall.visitor()
    code = ana.plays_now(GAMES[game])
    ana.plays_on(random.Random(1))
    expect(ana.end).to_contain_text(WON)
    replay = ana.asks("GET", f"/api/replays/{code}")
    assert replay["game"] == game
    assert replay["length"] > 10
