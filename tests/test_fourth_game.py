"""A game that is in the registry and that the other packages know nothing about: the hall works, and plays it."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient
from server.works import keep_here, library_of
from typer.testing import CliRunner

from spellhall import registry
from spellhall.cli.main import app
from spellhall.registry import house_games
from spellhall.server.library import catalogue, router


@pytest.fixture
def fourth(monkeypatch):
    """The toy of the tests, as one of the hall's games."""
    monkeypatch.setitem(registry.known_games(), "toy", "toy_game:Toy")
    for cache in (catalogue.games_page, catalogue.cards_page):
        cache.cache_clear()
    yield "toy"
    for cache in (catalogue.games_page, catalogue.cards_page):
        cache.cache_clear()


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_the_library_tells_of_all_games(fourth, monkeypatch):
    keep_here(monkeypatch)
    with TestClient(library_of(router)) as library:
        check_library(library)


def check_library(library):
    """The library knows the game."""
    games = {game["name"]: game for game in library.get("/api/games").json()["games"]}
    assert set(games) == {*house_games(), "toy"}
    toy = games["toy"]
    assert (toy["title"], toy["seats"], toy["cards"]) == ("Toy", {"least": 2, "most": 2}, 4)
    assert [preset["name"] for preset in toy["presets"]] == ["toy"]
    assert {deck["name"] for deck in toy["decks"]} == {"one", "two"}
    assert len(library.get("/api/games/toy/cards?preset=toy").json()["cards"]) == 4
    assert library.get("/api/games/toy/rules").json()["detail"].startswith("toy has no rule book yet")


def test_a_game_without_an_evaluation_is_played_by_lot_and_that_is_said(fourth):
    told = run("play", "toy", "--preset", "toy", "--seed", 1)
    assert told.exit_code == 0, told.output
    assert told.stderr == "spellhall: toy has no evaluation, so the agents play at random\n"
    assert told.stdout == run("play", "toy", "--preset", "toy", "--seed", 1, "--agent", "random").stdout
    greedy = run("play", "toy", "--preset", "toy", "--seed", 1, "--agent", "greedy")
    assert greedy.exit_code == 2
    assert greedy.stderr == "spellhall: toy has no evaluation, so no agent can weigh its positions\n"


def test_agents_play_it_by_the_hundred(fourth):
    told = run("simulate", "toy", "--preset", "toy", "--games", 8, "--json")
    assert json.loads(told.stdout)["finished"] == 8
