"""``docs/new-game.md`` works as written: its files are created, its commands run, its game is played."""

from __future__ import annotations

import doctest
import io
import sys

import new_game
import pytest
from fastapi.testclient import TestClient
from rich.console import Console
from server.halls import a_hall, a_wire, set_up, sit_down

import spellhall
from spellhall import registry
from spellhall.cli.play.match import Match
from spellhall.cli.play.session import Session
from spellhall.server.library import catalogue, rules
from spellhall.server.tables import games

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The page's game, written and installed, and its commands' output. Nothing of it stays behind."""
    folder = tmp_path_factory.mktemp("lanterns")
    new_game.written(folder)
    printed = {command: new_game.carried_out(folder, command) for command, _ in new_game.commands()}
    return new_game.site_of(folder), printed


@pytest.fixture
def lanterns(site, monkeypatch):
    """The game in this process, found by its entry point."""
    monkeypatch.syspath_prepend(site[0])
    kept = (registry.known_games, catalogue.games_page, catalogue.cards_page, catalogue.starters_page)
    kept += (rules.books, rules.by_id, rules.rules_page)
    kept += (games._kept,)
    for cache in kept:
        cache.cache_clear()
    yield spellhall.game("lanterns")
    for cache in kept:
        cache.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "lanterns"]:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.parametrize(("command", "expected"), list(new_game.commands()))
def test_a_command_prints_what_the_page_says(command, expected, site):
    printed = site[1][command]
    assert doctest.OutputChecker().check_output(expected, printed, FLAGS), printed


def test_a_person_plays_it_in_the_terminal(lanterns):
    out = io.StringIO()
    match = Match.opened(lanterns, seed=3, players=3, agent_name="greedy")
    typed = iter(["why gust", "card beacon", "hint", *["1"] * 50])

    def read(prompt: str) -> str:
        if match.state.is_terminal():
            raise EOFError
        return next(typed)

    Session(match, read, Console(file=out, width=100, highlight=False)).run()
    told = out.getvalue()
    assert match.state.is_terminal()
    assert "Play which card?  LA-TN-02" in told and "The game is over." in told
    assert "hand: 4" in told and ", the best" in told


def test_the_hall_lists_it(lanterns, tmp_path):
    with a_hall(tmp_path) as hall:
        client = hall()
        line = next(game for game in client.get("/api/games").json()["games"] if game["name"] == "lanterns")
        assert (line["title"], line["seats"], line["cards"]) == ("Lanterns", {"least": 2, "most": 4}, 5)
        assert line["text"] == lanterns.about.text
        assert [option["name"] for option in line["options"]] == ["goal"]
        assert {deck["name"]: deck["text"] for deck in line["decks"]} == lanterns.about.plans
        cards = client.get("/api/games/lanterns/cards").json()["cards"]
        assert [card["facts"] for card in cards] == [{"light": 1}, {"light": 2}, {"light": 3}, {"light": 5}, {}]
        assert cards[4]["rules"] == ["LA-TN-03", "LA-TN-04"], "the rules that name the card"
        assert client.get("/api/rules/LA-WN-02").json()["heading"] == "4. The end (WN)"
        assert [section["id"] for section in client.get("/api/games/lanterns/rules").json()["sections"]] == [
            "LA-DK",
            "LA-SU",
            "LA-TN",
            "LA-WN",
        ]
        faults = client.post("/api/games/lanterns/decks/check", json={"text": "12 Beacon"}).json()["faults"]
        assert [fault["rule"] for fault in faults] == ["LA-DK-01"]


def play_on(wires, code):
    """Let people answer with the first choice until the game is over; returns the last frame."""
    while True:
        for wire, seat, token in wires:
            frame = wire.watch(code, seat, token)["frame"]
            if frame.get("stage") == "over":
                return frame
            asked = frame.get("decision")
            if asked and asked["seat"] == seat and asked.get("options"):
                said = wire.request(t="act", table=code, decision=asked["number"], option=0)
                assert said["t"] != "refused", said


def test_two_people_play_it_in_the_hall_to_its_end(lanterns, tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        made = set_up(ana, "me", "open", game="lanterns")
        code = made["code"]
        mine = next(seat for seat in ana.get(f"/api/tables/{code}").json()["mine"])
        theirs = sit_down(bo, code)
        assert ana.patch(f"/api/tables/{code}/seats/{mine['seat']}", json={"ready": True}).is_success
        started = ana.post(f"/api/tables/{code}/start")
        assert started.is_success, started.text
        with a_wire(ana) as one, a_wire(bo) as other:
            last = play_on([(one, mine["seat"], mine["token"]), (other, theirs["seat"], theirs["token"])], code)
        assert last["log"][-1]["text"] == "The game is over."
        assert any(" plays " in line["text"] for line in last["log"])


def test_it_is_played_against_agents_in_the_hall(lanterns, tmp_path):
    with a_hall(tmp_path, agent_processes=1) as hall:
        ana: TestClient = hall("Ana")
        made = set_up(ana, "me", "greedy", "random", game="lanterns", options={"goal": "10"})
        with a_wire(ana) as wire:
            last = play_on([(wire, 0, made["mine"][0]["token"])], made["code"])
        assert last["log"][-1]["text"] == "The game is over."


def test_a_game_that_is_taken_away_leaves_its_replays_and_its_tables_say_so(lanterns, tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        cookies = dict(ana.cookies)
        running, over = (set_up(ana, "me", "hot", game="lanterns") for _ in range(2))
        with a_wire(ana) as wire:
            play_on([(wire, seat["seat"], seat["token"]) for seat in over["mine"]], over["code"])
        before = ana.get(f"/api/replays/{over['code']}").json()
    registry.known_games().pop("lanterns")
    games._kept.cache_clear()
    with a_hall(tmp_path) as hall:
        ana = hall()
        ana.cookies.update(cookies)
        assert "lanterns" not in {game["name"] for game in ana.get("/api/games").json()["games"]}
        broken = ana.get(f"/api/tables/{running['code']}").json()["broken"]
        assert broken.startswith("there's no game called 'lanterns'")
        replay = ana.get(f"/api/replays/{over['code']}").json()
        assert (replay["game"], replay["returns"]) == ("lanterns", before["returns"])
