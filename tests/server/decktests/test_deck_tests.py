"""Tests of decks over HTTP: one at a time for each person, in one queue, with limits; watched, and stopped."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.halls import a_hall
from server.processes import descendants, left_of, needs_proc
from server.works import keep_here
from waiting import wait_until

import spellhall
from spellhall.arena.studies.deck_games import play_pair
from spellhall.decks import print_deck
from spellhall.server import job_queue
from spellhall.server.decktests.queue import DeckTests

GAME = spellhall.game("spellchain")
PYRE = GAME.starter_decks()["Pyre"]
LIST = print_deck(GAME, PYRE, "Pyre")
ORDER = {"game": "spellchain", "name": "Mine", "text": LIST, "games": 4}


class Here:
    """Plays tests in the server's own process, or lets them wait for ever."""

    def __init__(self) -> None:
        self.held = False
        self.played: list[int] = []

    async def carry_out(self, work: Any, trial: Any, pair: int) -> Any:
        assert work is play_pair
        if self.held:
            await job_queue.asyncio.get_running_loop().create_future()
        self.played.append(pair)
        return {
            "games": 2,
            "alone": 0,
            "faults": [],
            "tally": {"won": {"Tide": 1}, "lost": {"Tide": 1}, "lengths": {"3": 2}},
        }


@pytest.fixture
def here(monkeypatch):
    """No processes: what is tested is the queue."""
    workers = Here()
    keep_here(monkeypatch)
    monkeypatch.setattr(job_queue.JobQueue, "step", lambda _, *task: workers.carry_out(*task))
    return workers


@pytest.fixture
def hall(tmp_path, here):
    with a_hall(tmp_path) as hall:
        yield hall


def ask(client: TestClient, **more: Any) -> Any:
    return client.post("/api/deck-tests", json=ORDER | more)


def mine(client: TestClient) -> Any:
    return client.get("/api/deck-tests/mine").json()["test"]


def over(client: TestClient) -> Any:
    """The test of someone, when it is over."""
    going = ("waiting", "running")
    return wait_until("the end of a test", lambda: (test := mine(client))["stage"] not in going and test)


def test_a_test_is_asked_for_watched_and_told(hall, here):
    ana = hall("Ana")
    assert ana.get("/api/deck-tests/mine").json() == {"test": None, "most": 500}
    begun = ask(ana)
    assert begun.status_code == 201, begun.text
    assert begun.json()["test"]["stage"] in ("waiting", "running")
    test = over(ana)
    assert (test["stage"], test["played"], test["games"], test["name"]) == ("done", 4, 4, "Mine")
    assert test["copies"] == Counter(PYRE)
    assert here.played == [0, 1]
    assert test["report"]["games"] == 4
    assert test["report"]["figures"][0]["rows"]


def test_each_person_has_one_at_a_time_and_they_wait_in_one_line(hall, here):
    here.held = True
    ana, bo = hall("Ana"), hall("Bo")
    assert ask(ana).is_success
    again = ask(ana)
    assert (again.status_code, again.json()["error"]) == (409, DeckTests.one_at_a_time)
    assert ask(bo).json()["test"]["ahead"] == 1
    assert mine(ana)["stage"] == "running" and mine(bo)["stage"] == "waiting"
    here.held = False
    assert ana.delete("/api/deck-tests/mine").json()["test"]["stage"] == "stopped"
    assert mine(bo)["ahead"] == 0


def test_a_test_is_stopped_by_whoever_asked_for_it_and_nobody_else(hall, here):
    here.held = True
    ana, bo = hall("Ana"), hall("Bo")
    ask(ana)
    refused = bo.delete("/api/deck-tests/mine")
    assert (refused.status_code, refused.json()["error"]) == (404, "you have no test running")
    assert mine(bo) is None, "nobody sees the test of another"
    assert mine(ana)["stage"] in ("waiting", "running")
    stopped = ana.delete("/api/deck-tests/mine").json()["test"]
    assert (stopped["stage"], stopped["played"], stopped["report"]) == ("stopped", 0, None)
    assert ana.delete("/api/deck-tests/mine").status_code == 404
    assert ask(ana).is_success, "then another may be asked for"


def test_what_was_played_before_a_stop_is_told(hall, here, monkeypatch):
    ana = hall("Ana")
    slow = here.carry_out

    async def two_pairs(work, trial, pair):
        if pair == 2:
            here.held = True
        return await slow(work, trial, pair)

    monkeypatch.setattr(here, "carry_out", two_pairs)
    ask(ana, games=40)
    wait_until("four games", lambda: mine(ana)["played"] >= 4, seen=lambda: mine(ana))
    stopped = ana.delete("/api/deck-tests/mine").json()["test"]
    assert (stopped["played"], stopped["report"]["games"]) == (4, 4)


def test_a_day_has_so_many_tests(tmp_path, here):
    with a_hall(tmp_path, deck_tests_per_day=2, deck_test_games=10) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        for _ in range(2):
            assert ask(ana).is_success
            over(ana)
        refused = ask(ana)
        assert refused.status_code == 429 and refused.json()["error"].startswith("you've used all your deck tests")
        assert ask(bo).is_success
        over(bo)
        large = ask(bo, games=12)
        assert (large.status_code, large.json()["error"]) == (422, "a test here can have at most 10 games, not 12")


def test_what_is_refused_is_no_test_of_the_day(tmp_path, here):
    with a_hall(tmp_path, deck_tests_per_day=1) as hall:
        ana = hall("Ana")
        assert ask(ana, text="Fireball").status_code == 422
        assert ask(ana).is_success


def test_a_hall_may_test_no_decks(tmp_path, here):
    with a_hall(tmp_path, deck_tests_per_day=0) as hall:
        ana = hall("Ana")
        assert ana.get("/api/deck-tests/mine").json()["most"] == 0
        refused = ask(ana)
        assert (refused.status_code, refused.json()["error"]) == (409, "deck tests are turned off in this hall")


def test_the_line_has_an_end(hall, here, monkeypatch):
    here.held = True
    monkeypatch.setattr(job_queue, "MOST_WAITING", 1)
    for name in ("Ana", "Bo"):
        assert ask(hall(name)).is_success
    refused = ask(hall("Cy"))
    assert refused.status_code == 409 and "are already waiting" in refused.json()["error"]


@pytest.mark.parametrize(
    ("wrong", "status", "says"),
    [
        ({"text": "Fireball"}, 422, "you can only test a legal deck: "),
        ({"game": "spellfire"}, 422, "you can only test a legal deck: "),
        ({"game": "chess"}, 422, ""),
        ({"preset": "nonsense"}, 422, "there's no preset 'nonsense'"),
        ({"options": {"sizes": "9"}}, 422, "there is no option 'sizes'"),
        ({"games": 1}, 422, "games: "),
        ({"games": 10**400}, 422, "games: "),
        ({"text": "a" * 20_001}, 422, "a deck list can have at most"),
        ({"more": 1}, 422, "there's no field called more"),
    ],
)
def test_what_cannot_be_tested_is_refused_with_one_sentence(hall, here, wrong, status, says):
    refused = ask(hall("Ana"), **wrong)
    assert refused.status_code == status
    assert refused.json()["error"].startswith(says)
    assert not here.played


def test_a_deck_of_another_game_is_refused(hall, here):
    fire = spellhall.game("spellfire")
    listing = print_deck(fire, fire.starter_decks()["Greyhawk"], "Greyhawk")
    refused = ask(hall("Ana"), text=listing)
    assert refused.status_code == 422 and refused.json()["error"].startswith("you can only test a legal deck: line ")


def test_newcomers_and_guests_in_a_hall_for_accounts_are_refused(hall, tmp_path, here):
    assert ask(hall()).status_code == 401
    assert hall().get("/api/deck-tests/mine").json()["test"] is None
    with a_hall(tmp_path / "other", entry="accounts") as closed:
        assert ask(closed("Ana")).status_code == 403


def test_a_test_that_fails_does_not_hold_up_the_next(hall, here, monkeypatch):
    async def fail(*_):
        raise RuntimeError("a worker died")

    ana, bo = hall("Ana"), hall("Bo")
    well = here.carry_out
    monkeypatch.setattr(here, "carry_out", fail)
    ask(ana)
    assert over(ana)["stage"] == "failed"
    monkeypatch.setattr(here, "carry_out", well)
    ask(bo)
    assert over(bo)["stage"] == "done"


def test_the_test_of_somebody_who_is_no_more_is_not_played(hall, here):
    here.held = True
    ana, bo = hall("Ana"), hall("Bo")
    ask(ana)
    assert ask(bo).json()["test"]["ahead"] == 1
    assert ana.request("DELETE", "/api/me", json={}).is_success
    assert mine(bo)["ahead"] == 0
    assert len(hall.first.app.state.deck_tests.of) == 1


def test_a_guest_takes_his_test_along_into_an_account(hall, here):
    tests = hall.first.app.state.deck_tests
    ana, bo = hall("Ana"), hall("Bo")
    for client in (ana, bo):
        ask(client)
        over(client)
    first, second = tests.of
    own, other = tests.of[first], tests.of[second]
    tests.hand_over(first, 99)
    tests.hand_over(second, 99)
    assert tests.of == {99: own} and not other.is_open


def test_what_is_long_over_is_forgotten(hall, here):
    now = [0.0]
    tests = hall.first.app.state.deck_tests
    tests.clock = lambda: now[0]
    ana, bo = hall("Ana"), hall("Bo")
    ask(ana)
    over(ana)
    now[0] = job_queue.KEPT_SECONDS + 1
    ask(bo)
    over(bo)
    assert mine(ana) is None and mine(bo) is not None


@needs_proc
def test_it_is_played_in_a_process_that_stands_back_and_goes_with_the_server(tmp_path):
    with a_hall(tmp_path) as hall:
        before = descendants(os.getpid())
        ana = hall("Ana")
        ask(ana, games=2)
        test = over(ana)
        assert test["stage"] == "done" and test["report"]["errors"] == 0
        assert len(test["report"]["figures"]) >= 3
        usual = os.getpriority(os.PRIO_PROCESS, 0)
        new = descendants(os.getpid()) - before
        begun = {one for one in new if os.getpriority(os.PRIO_PROCESS, one[0]) > usual}
        assert begun
    assert not left_of(begun)
