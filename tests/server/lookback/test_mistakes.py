"""Your mistakes: what the reviews of your last games say together, for nobody else."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient
from server.halls import a_hall, a_wire, set_up
from server.reviewed import broken, held_by, over, played
from waiting import wait_until

from spellhall.agents.review import NOTABLE
from spellhall.server.lookback import jobs, mistakes

PLACE = "/api/mistakes/spellchain"


def summed_up(client: TestClient) -> Any:
    """What is told when nothing is open any more."""

    def look() -> Any:
        return client.get(PLACE).json()

    def is_over(seen: Any) -> bool:
        return all(one["stage"] in ("", "done", "failed") for one in seen["games"])

    return wait_until("the end of all reviews", lambda: is_over(seen := look()) and seen, seen=look)


def test_mistakes_are_added_up_by_kind_from_the_reviews_of_the_last_games(hall, monkeypatch):
    monkeypatch.setattr("spellhall.agents.review.NOTABLE", -1.0)
    ana, _, code = played(hall)
    before = ana.get(PLACE).json()
    seen = [(one["code"], one["against"], one["stage"], one["done"]) for one in before["games"]]
    assert seen == [(code, "Bo", "", 0)]
    assert (before["most"], before["offered"], before["kinds"], before["biggest"]) == (mistakes.LAST, True, [], [])
    assert ana.post(PLACE).status_code == 201
    told, review = summed_up(ana), over(ana, code, 0)
    (game,) = told["games"]
    assert (game["stage"], game["done"], game["total"]) == ("done", review["total"], review["total"])
    costs = sorted((one["cost"] for one in review["verdicts"] if one["cost"] >= NOTABLE), reverse=True)
    assert game["mistakes"] == len(costs) == sum(kind["mistakes"] for kind in told["kinds"])
    assert sum(kind["choices"] for kind in told["kinds"]) == review["total"]
    assert abs(sum(kind["cost"] for kind in told["kinds"]) - sum(costs)) < 0.01
    assert [moment["cost"] for moment in told["biggest"]] == costs[:3]
    assert [kind["cost"] for kind in told["kinds"]] == sorted((kind["cost"] for kind in told["kinds"]), reverse=True)
    assert {kind["kind"] for kind in told["kinds"]} <= {"pass", "first", "cut", "lay", "exchange", "effect"}
    for moment in told["biggest"]:
        answered = ana.post(f"/api/replays/{code}/practice?at={moment['at']}&seat={moment['seat']}", json={})
        assert answered.is_success, answered.text


def test_a_review_that_there_is_already_is_used_and_counts_no_more(hall, here):
    ana, _, code = played(hall, 2)
    ana.post(f"/api/replays/{code}/review?seat=0")
    review = over(ana, code, 0)
    done = len(here.done)
    assert ana.post(PLACE).json()["games"][0]["stage"] == "done"
    assert (len(here.done), summed_up(ana)["games"][0]["total"]) == (done, review["total"])


def test_everyone_sees_only_their_own(hall):
    ana, bo, code = played(hall, 2)
    ana.post(PLACE)
    assert summed_up(ana)["games"][0]["seat"] == 0
    told = bo.get(PLACE).json()
    assert [(one["code"], one["seat"], one["stage"]) for one in told["games"]] == [(code, 1, "")]
    for client in (hall("Eve"), hall()):
        assert (client.get(PLACE).json()["games"], client.get(PLACE).json()["kinds"]) == ([], [])
    assert ana.get("/api/mistakes/spellfire").json()["games"] == []
    assert ana.get("/api/mistakes/chess").status_code == 422


def test_no_more_games_are_reviewed_than_the_day_allows(hall, here, monkeypatch):
    monkeypatch.setattr(mistakes, "LAST", 3)
    ana = hall("Ana")
    codes = []
    for _ in range(4):
        table = set_up(ana, "me", "hot")
        with a_wire(ana) as wire:
            wire.watch(table["code"], 0, table["mine"][0]["token"])
            wire.request(t="resign", table=table["code"])
        codes.append(table["code"])
    told = ana.post(PLACE).json()
    assert [one["code"] for one in told["games"]] == codes[:0:-1], "the last three, the latest first"
    assert [one["stage"] for one in told["games"]][2] == "", "two a day"
    refused = ana.post(PLACE)
    assert refused.is_success and [bool(one["stage"]) for one in refused.json()["games"]] == [True, True, False]


def test_a_review_that_failed_is_asked_for_again(hall, here, monkeypatch):
    ana, _, _ = played(hall, 2)
    monkeypatch.setattr(jobs, "choices_of", broken)
    ana.post(PLACE)
    assert summed_up(ana)["games"][0]["stage"] == "failed"
    monkeypatch.undo()
    held_by(here, monkeypatch)
    ana.post(PLACE)
    assert summed_up(ana)["games"][0]["stage"] == "done"


def test_a_hall_without_reviews_says_so(tmp_path, here):
    with a_hall(tmp_path, reviews_per_day=0) as hall:
        ana, _, _ = played(hall, 2)
        assert not ana.get(PLACE).json()["offered"]
        refused = ana.post(PLACE)
        assert (refused.status_code, refused.json()["error"]) == (409, "game reviews are turned off in this hall")
