"""Judges are called: who waits, and since when, who goes there, and what came of it."""

from __future__ import annotations

import time

import pytest
from server.events.test_events import Host
from server.halls import a_hall, a_wire, hear, heard


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def evening(hall):
    """An event with two people who play each other, and a judge."""
    host = Host(hall("Host"), reporting="staff")
    bo, cy, judy = (hall(name) for name in ("Bo", "Cy", "Judy"))
    for player in (bo, cy):
        assert player.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    assert judy.post(f"{host.path}/helpers").is_success
    host.does("staff", name="Judy", role="judge")
    host.does("rounds")
    host.does("rounds/publish")
    return host, bo, cy, judy


def says(person, host, where, **body):
    return person.post(f"{host.path}/{where}", json={"n": 0, **body})


def test_a_call_waits_is_taken_and_settled(hall):
    host, bo, cy, judy = evening(hall)
    before = time.time()
    called = says(bo, host, "calls", text="Does it block?")
    assert called.status_code == 201 and called.json()["you"]["call"] == 1
    host.look()
    (call,) = host.told["desk"]["calls"]
    mine = bo.get(host.path).json()["you"]
    assert (call["call"], call["entrant"], call["round"], call["table"]) == (1, mine["entrant"], 1, mine["table"])
    assert before - 1 <= call["at"] <= time.time() and "judge" not in call and call["text"] == "Does it block?"
    assert says(judy, host, "calls/1/take").is_success
    taken = bo.get(host.path).json()
    assert [one["name"] for one in taken["frame"]["staff"] if one["person"] == taken["you"]["judge"]] == ["Judy"]
    assert says(judy, host, "calls/1/settle", outcome="It does not.").is_success
    assert "calls" not in host.look() and "calls" not in host.told["desk"]
    assert "call" not in bo.get(host.path).json()["you"]
    assert "call" not in cy.get(host.path).json()["you"]


def test_what_cannot_be_done_with_a_call_is_said(hall):
    host, bo, cy, judy = evening(hall)
    assert says(bo, host, "calls").status_code == 201
    again = says(bo, host, "calls")
    assert again.status_code == 409 and "already called a judge" in again.json()["error"]
    for who, where in ((bo, "calls/1/take"), (cy, "calls/1/take"), (cy, "calls/1/settle"), (hall("Zoe"), "calls")):
        assert says(who, host, where).status_code == 403, where
    assert says(judy, host, "calls/1/take").is_success
    second = host.says("calls/1/take")
    assert second.status_code == 409 and "Judy has already taken this call" in second.json()["error"]
    assert says(bo, host, "calls/1/settle").is_success, "he may say himself that it is settled"
    settled = says(judy, host, "calls/1/settle")
    assert settled.status_code == 409 and "is already closed" in settled.json()["error"]
    assert says(judy, host, "calls/7/settle").status_code == 404


def test_one_calls_so_often_in_a_round(hall):
    host, bo, *_ = evening(hall)
    for number in range(1, 21):
        assert says(bo, host, "calls").status_code == 201
        assert says(bo, host, f"calls/{number}/settle").is_success
    often = says(bo, host, "calls")
    assert often.status_code == 409 and "go to the desk" in often.json()["error"]


def test_calls_make_nobody_stale_and_are_not_what_staff_take_back(hall):
    host, bo, *_ = evening(hall)
    n = host.look()["n"]
    assert says(bo, host, "calls").status_code == 201
    seats = host.frame["rounds"][0]["tables"][0]["entrants"]
    told = host.client.post(f"{host.path}/tables/1/report", json={"n": n, "winner": seats[0]})
    assert told.status_code == 201, told.text
    assert says(bo, host, "calls/1/settle").is_success
    host.does("undo")
    assert "games" not in host.frame["rounds"][0]["tables"][0], "the report is taken back, and not the call"


def test_staff_are_told_at_once_and_others_are_not_told_why(hall):
    host, bo, _, judy = evening(hall)
    zoe = hall("Zoe")
    with a_wire(judy) as judges, a_wire(zoe) as zoes:
        for line in (judges, zoes):
            assert line.request(t="watch_event", event=host.code)["t"] == "event"
        assert says(bo, host, "calls", text="He hides a card").status_code == 201
        told = heard(judges.session, "the call", lambda told: told.get("desk", {}).get("calls"))[-1]
        assert told["desk"]["calls"][0]["text"] == "He hides a card"
        seen = hear(zoes.session)
        assert "desk" not in seen and "He hides a card" not in str(seen)
    log = [line["text"] for line in zoe.get(f"{host.path}/log").json()["lines"]]
    assert not any("He hides a card" in line for line in log) and "(for staff)" in log[-1]
    assert "He hides a card" in judy.get(f"{host.path}/log").json()["lines"][-1]["text"]


def test_calls_outlive_the_server(tmp_path):
    with a_hall(tmp_path) as hall:
        host, bo, *_ = evening(hall)
        assert says(bo, host, "calls", text="Look here").status_code == 201
        code, cookies = host.code, dict(host.client.cookies)
    with a_hall(tmp_path) as hall:
        again = hall()
        again.cookies.update(cookies)
        desk = again.get(f"/api/events/{code}").json()["desk"]
        assert [call["text"] for call in desk["calls"]] == ["Look here"]
