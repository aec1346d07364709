"""Finished games over HTTP: their account for the one who may see them, and reviews for whose choices they weigh."""

from __future__ import annotations

from typing import Any

from server.halls import a_hall, a_wire, set_up
from server.reviewed import broken, held_by, over, played

import spellhall
from spellhall.agents.review import NOTABLE
from spellhall.server.lookback import jobs


def test_the_account_of_a_game_is_worked_out_once_for_all_who_may_see_it(hall, monkeypatch):
    made, account = [], jobs.account
    monkeypatch.setattr(jobs, "account", lambda *given: made.append(1) or account(*given))
    ana, bo, code = played(hall)
    told = [client.get(f"/api/replays/{code}/account").json() for client in (ana, bo, hall("Eve"))]
    assert told[0] == told[1] == told[2]
    assert made == [1]
    account = told[0]
    assert (account["unit"], account["gauge"], account["curve"][0]["standings"]) == ("chains", "HP", [20, 20])
    assert account["decider"] is None, "Bo has given up"
    assert account["seconds"] >= 0


def test_who_may_not_see_the_game_reads_no_account(hall):
    _, bo, code = played(hall, 2, spectators="off")
    assert bo.get(f"/api/replays/{code}/account").is_success
    assert hall("Eve").get(f"/api/replays/{code}/account").status_code == 403
    going_on = set_up(hall("Cy"), "me", "greedy")["code"]
    assert hall("Cy").get(f"/api/replays/{going_on}/account").status_code == 409
    assert hall("Cy").get("/api/replays/NOSUCH/account").status_code == 404


def test_a_review_weighs_the_choices_of_ones_own_seat(hall, here):
    ana, _, code = played(hall)
    assert ana.get(f"/api/replays/{code}/review").json() == {"review": None, "offered": True}
    assert ana.post(f"/api/replays/{code}/review?seat=0").status_code == 201
    review = over(ana, code, 0)
    assert (review["stage"], review["seat"], len(review["verdicts"])) == ("done", 0, review["total"])
    assert review["total"] > 1
    moments = [verdict["at"] for verdict in review["verdicts"]]
    assert moments == sorted(moments)
    for verdict in review["verdicts"]:
        assert bool(verdict["line"]) == bool(verdict["steps"]) == (verdict["cost"] >= NOTABLE)
        assert (verdict["text"] == verdict["best_text"]) == (verdict["cost"] == 0) or verdict["cost"] >= NOTABLE
    dear = {verdict["at"]: verdict["cost"] for verdict in review["verdicts"] if verdict["cost"] >= NOTABLE}
    assert review["worst"] == sorted(dear, key=lambda at: -dear[at])[:3]
    before = len(here.done)
    assert ana.post(f"/api/replays/{code}/review?seat=0").json()["review"] == review
    assert len(here.done) == before, "it is there already"


def test_a_better_line_can_be_looked_at_step_by_step_from_the_seat_alone(hall, monkeypatch):
    monkeypatch.setattr("spellhall.agents.review.NOTABLE", -1.0)
    ana, bo, code = played(hall, 3)
    ana.post(f"/api/replays/{code}/review?seat=0")
    *_, verdict = [each for each in over(ana, code, 0)["verdicts"] if each["steps"]]
    place = f"/api/replays/{code}/review/line?seat=0&at={verdict['at']}"
    frames = [ana.get(f"{place}&step={step}").json() for step in range(verdict["steps"] + 1)]
    assert [frame.get("actions", 0) for frame in frames] == list(range(verdict["steps"] + 1))
    assert {frame["you"] for frame in frames} == {0}
    assert all(frames[0]["cards"][token].get("key") for token in hand_of(frames[0], 0))
    assert hand_of(frames[0], 0), "it is the moment of a card"
    assert not any(frames[0]["cards"][token].get("key") for token in hand_of(frames[0], 1))
    assert ana.get(f"{place}&step={verdict['steps'] + 1}").status_code == 404
    assert ana.get(f"/api/replays/{code}/review/line?seat=0&at=99999").status_code == 404
    assert bo.get(f"{place}&step=0").status_code == 403


def hand_of(frame: dict[str, Any], seat: int) -> list[str]:
    return [token for token, card in frame["cards"].items() if card["zone"] == "hand" and card["seat"] == seat]


def test_nobody_reviews_the_choices_of_others(hall):
    ana, bo, code = played(hall, 2)
    for client, seat in ((ana, 1), (bo, 0), (hall("Eve"), 0)):
        for answer in (
            client.get(f"/api/replays/{code}/review?seat={seat}"),
            client.post(f"/api/replays/{code}/review?seat={seat}"),
        ):
            assert answer.status_code == 403
            assert "your own seat" in answer.json()["error"]


def test_reviews_wait_for_each_other_and_there_are_so_many_a_day(hall, here):
    here.held = True
    ana, bo, code = played(hall, 2)
    assert ana.post(f"/api/replays/{code}/review?seat=0").json()["review"]["ahead"] == 0
    assert bo.post(f"/api/replays/{code}/review?seat=1").json()["review"]["ahead"] == 1
    assert ana.post(f"/api/replays/{code}/review?seat=0").is_success, "the same one does not count again"
    games = [set_up(ana, "me", "greedy") for _ in range(2)]
    with a_wire(ana) as wire:
        for table in games:
            wire.watch(table["code"], 0, table["mine"][0]["token"])
            wire.request(t="resign", table=table["code"])
    assert ana.post(f"/api/replays/{games[0]['code']}/review?seat=0").is_success
    refused = ana.post(f"/api/replays/{games[1]['code']}/review?seat=0")
    assert (refused.status_code, "so many" not in refused.json()["error"]) == (429, True)


def test_a_hall_without_reviews_says_so(tmp_path, here):
    with a_hall(tmp_path, reviews_per_day=0) as hall:
        ana, _, code = played(hall, 2)
        assert ana.get(f"/api/replays/{code}/review").json() == {"review": None, "offered": False}
        refused = ana.post(f"/api/replays/{code}/review")
        assert (refused.status_code, refused.json()["error"]) == (409, "game reviews are turned off in this hall")


def test_one_that_fails_ends_no_other_and_may_be_asked_for_again(hall, here, monkeypatch):
    ana, bo, code = played(hall, 2)
    monkeypatch.setattr(jobs, "choices_of", broken)
    ana.post(f"/api/replays/{code}/review?seat=0")
    assert over(ana, code, 0)["stage"] == "failed"
    monkeypatch.undo()
    held_by(here, monkeypatch)
    for client, seat in ((bo, 1), (ana, 0)):
        assert client.post(f"/api/replays/{code}/review?seat={seat}").status_code == 201
        assert over(client, code, seat)["stage"] == "done"


def test_it_is_told_who_plays_by_name(hall):
    ana, _, code = played(hall)
    ana.post(f"/api/replays/{code}/review?seat=0")
    told = str(over(ana, code, 0)["verdicts"])
    assert "seat 0" not in told and "seat 1" not in told
    assert spellhall.game("spellchain").judges


def test_a_review_says_what_its_shares_are_of(hall, here):
    ana, _, code = played(hall)
    assert ana.post(f"/api/replays/{code}/review?seat=0").is_success
    assert over(ana, code, 0)["measure"] == "wins"
    table = ana.post(
        "/api/tables", json={"game": "spellfire", "options": {"solitaire": "one-deck"}, "seats": [{"kind": "me"}]}
    ).json()
    with a_wire(ana) as wire:
        wire.watch(table["code"], 0, table["mine"][0]["token"])
        assert wire.request(t="resign", table=table["code"])["t"] == "done"
    assert ana.post(f"/api/replays/{table['code']}/review?seat=0").is_success
    assert over(ana, table["code"], 0)["measure"] == "score"
