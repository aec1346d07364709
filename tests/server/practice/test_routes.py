"""Puzzles and moments of finished games over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from fastapi.testclient import TestClient
from server.halls import a_hall, a_wire, set_up
from server.lookback.test_lookback import played
from server.works import keep_here, library_of

from spellhall.arena.studies.puzzles import puzzle_of_day
from spellhall.registry import house_games
from spellhall.server.people.refusals import answer_kindly
from spellhall.server.practice import routers
from spellhall.server.practice.puzzles import puzzle_of
from spellhall.server.tables.recordings.jobs import RecordingJobs

GAME = "spellchain"


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """The puzzles without tables."""
    keep_here(monkeypatch)
    app = library_of(routers[0])
    app.include_router(routers[1])
    answer_kindly(app)
    with TestClient(app) as client:
        yield client


async def nothing(*_: object) -> None:
    """Make no film."""


@pytest.fixture
def hall(tmp_path, monkeypatch):
    keep_here(monkeypatch)
    monkeypatch.setattr(RecordingJobs, "film", nothing)
    with a_hall(tmp_path) as hall:
        yield hall


@pytest.mark.parametrize("game", house_games())
def test_a_games_puzzles_are_listed_and_solved(library: TestClient, game: str) -> None:
    told = library.get(f"/api/games/{game}/puzzles").json()
    names = [line["name"] for line in told["puzzles"]]
    assert told["today"] == puzzle_of_day(names, date.fromisoformat(told["day"])) in names
    path = f"/api/games/{game}/puzzles/{told['today']}"
    shown = library.post(path, json={}).json()
    assert shown["frame"]["game"] == game and shown["goal"].startswith("Win")
    assert shown["frame"]["decision"]["seat"] == shown["frame"]["you"]
    puzzle = puzzle_of(game, told["today"])
    hints = library.post(path, json={"hints": 3}).json()["hints"]
    assert len(hints[-1]["options"]) == len(puzzle.wins)
    shown = library.post(path, json={"choice": hints[-1]["options"][0]}).json()
    assert shown["right"] is True


def test_the_puzzles_of_the_day_are_those_of_each_game(library: TestClient) -> None:
    told = library.get("/api/puzzles/today").json()
    for line in told["puzzles"]:
        of_game = library.get(f"/api/games/{line['game']}/puzzles").json()
        assert line["name"] == of_game["today"] or told["day"] != of_game["day"], "unless midnight came between"
        assert {**line, "game": ""} in [{**one, "game": ""} for one in of_game["puzzles"]]
    assert {line["game"] for line in told["puzzles"]} == set(house_games())


@pytest.mark.parametrize(
    ("game", "name", "order", "status", "said"),
    [
        ("chess", "7246f1ca", {}, 404, "chess"),
        (GAME, "00000000", {}, 404, "spellchain has no puzzle '00000000'"),
        (GAME, "{other}", {}, 404, "spellchain has no puzzle"),
        (GAME, "{own}", {"choice": 99}, 422, "there's no choice 99"),
        (GAME, "{own}", {"taken": [0] * 1501}, 422, "1500"),
        (GAME, "{own}", {"taken": [-1]}, 422, "taken"),
        (GAME, "{own}", {"taken": ["0"]}, 422, "taken"),
        (GAME, "{own}", {"hints": 99}, 422, "hints"),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(
    library: TestClient, game: str, name: str, order: dict, status: int, said: str
) -> None:
    if name.startswith("{"):
        other = GAME if name == "{own}" else "spellfire"
        name = library.get(f"/api/games/{other}/puzzles").json()["today"]
    answer = library.post(f"/api/games/{game}/puzzles/{name}", json=order)
    assert answer.status_code == status
    assert said in answer.json()["error"]


def test_the_puzzle_of_the_day_is_a_new_one_until_all_have_come() -> None:
    names = [f"{number:08x}" for number in range(50)]
    first = date.fromordinal(50 * 14_800)
    days = [puzzle_of_day(names, first + timedelta(day)) for day in range(100)]
    assert set(days[:50]) == set(days[50:]) == set(names) and days[:50] != days[50:]
    assert days[0] == puzzle_of_day(names[::-1], first), "in whatever order they are listed"
    assert puzzle_of_day([], first) == ""


def test_a_moment_of_a_finished_game_is_played_on(hall) -> None:
    ana, bo, code = played(hall)
    path = f"/api/replays/{code}/practice"
    shown = ana.post(f"{path}?at=2&seat=0", json={}).json()
    assert shown["frame"]["you"] == 0 and shown["goal"]
    assert shown == ana.post(f"{path}?at=2&seat=0", json={}).json(), "the same deal each time"
    option = shown["frame"]["decision"]["options"]
    after = ana.post(f"{path}?at=2&seat=0", json={"taken": shown["taken"], "choice": 0}).json()
    assert option and len(after["taken"]) > len(shown["taken"]) and after["right"] is None
    other = bo.post(f"{path}?at=2&seat=0", json={}).json()
    assert other["frame"]["cards"].keys() != {}, "whoever may look back may try it, too"


def test_a_stranger_is_dealt_another_hand_than_the_real_one(hall) -> None:
    ana, _, code = played(hall)
    eve = hall("Eve")
    mine, guessed = [], []
    for at in range(2, 10):
        path = f"/api/replays/{code}/practice?at={at}&seat=0"
        mine.append(hand_of(ana.post(path, json={}).json()))
        guessed.append(hand_of(eve.post(path, json={}).json()))
    assert all(map(len, mine)) and list(map(len, mine)) == list(map(len, guessed))
    assert sum(one != other for one, other in zip(mine, guessed, strict=True)) > len(mine) // 2


def hand_of(shown: dict) -> list[str]:
    """The cards in the person's hand."""
    cards = shown["frame"]["cards"].values()
    return sorted(card["key"] for card in cards if card["zone"] == "hand" and card["seat"] == shown["frame"]["you"])


def test_a_moment_of_a_game_alone_is_played_on_against_its_rules(hall) -> None:
    ana = hall("Ana")
    setup = {"game": "spellfire", "options": {"solitaire": "one-deck"}, "seats": [{"kind": "me"}]}
    table = ana.post("/api/tables", json=setup).json()
    code, seat = table["code"], table["mine"][0]
    with a_wire(ana) as wire:
        for _ in range(6):
            decision = wire.watch(code, 0, seat["token"])["frame"]["decision"]
            wire.request(t="act", table=code, decision=decision["number"], option=0)
        wire.request(t="resign", table=code)
    shown = ana.post(f"/api/replays/{code}/practice?at=3", json={}).json()
    for _ in range(20):
        if shown["over"]:
            break
        shown = ana.post(f"/api/replays/{code}/practice?at=3", json={"taken": shown["taken"], "choice": 0}).json()
        assert not shown["waits"], "the person answers everything that isn't fixed"
    assert shown["back"] >= 0


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("at=9999", "9999"),
        ("at=0&seat=5", "can't take seat 5"),
        ("at=-1", "at"),
        ("at=0&seat=9", "seat"),
    ],
)
def test_a_moment_that_there_is_not_is_refused(hall, query: str, said: str) -> None:
    ana, _, code = played(hall)
    answer = ana.post(f"/api/replays/{code}/practice?{query}", json={})
    assert answer.status_code == 422 and said in answer.json()["error"]


def test_a_game_that_one_may_not_see_is_not_practised(hall) -> None:
    _, _, code = played(hall, 2, spectators="off")
    path = f"/api/replays/{code}/practice?at=2"
    assert hall("Cy").post(path, json={}).status_code == 403
    going_on = set_up(hall("Cy"), "me", "greedy")["code"]
    assert hall("Cy").post(path.replace(code, going_on), json={}).status_code == 409
    assert hall("Cy").post(path.replace(code, "NOSUCH"), json={}).status_code == 404
