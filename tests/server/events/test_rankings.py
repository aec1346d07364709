"""Rankings of people over the events of a hall: whose matches count, and until when."""

from __future__ import annotations

import pytest
from server.events.test_events import CHAIN, Host
from server.events.test_online import resign, with_people
from server.halls import a_hall
from waiting import wait_until

from spellhall.server.storage.queries import events, people
from spellhall.tournaments.ratings import rated


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def ranking(client, game=CHAIN, **asked):
    answer = client.get(f"/api/rankings/{game}", params=asked)
    assert answer.is_success, answer.text
    return answer.json()


def with_account(hall, name: str):
    """Someone who has an account."""
    client = hall(name)
    told = {"login": name.casefold() + "01", "password": "three words or four"}
    assert client.post("/api/accounts", json=told).is_success
    return client


def event_of(hall, winner, *losers, close=True, agents=0, **plan) -> Host:
    """An event at tables of the hall that one of them wins, because all others give up their games."""
    host, _ = with_people(hall, winner, *losers, agents=agents, structure="robin", **plan)
    while host.look()["stage"] != "closed" and host.told["desk"]["what"] != "close":
        if host.told["desk"]["what"] == "draw":
            host.does("rounds")
            host.does("rounds/publish")
        for loser in losers:
            while _still_plays(host, loser):
                resign(loser, host)
        host.until(lambda frame: frame["stage"] != "running")
    if close:
        host.does("close")
    return host


def _still_plays(host: Host, client) -> bool:
    """Whether the next game of someone's match is open: seen as soon as it is, or the match is over."""

    def seen() -> str:
        you = client.get(host.path).json()["you"]
        tables = host.look()["rounds"][-1]["tables"]
        if not any(you["entrant"] in table["entrants"] and table["stage"] != "over" for table in tables):
            return "over"
        code = you.get("code", "")
        return "open" if code and client.get(f"/api/tables/{code}").json()["stage"] == "playing" else ""

    return wait_until("the next game, or the end of the match", seen) == "open"


def test_ratings_are_those_of_all_closed_events_in_their_order(hall):
    ana, bo, cy = (with_account(hall, name) for name in ("Ana", "Bo", "Cy"))
    assert ranking(ana) == {"game": CHAIN, "events": 0, "people": 0, "ranks": [], "me": None}
    event_of(hall, ana, bo)
    event_of(hall, cy, ana)
    found = ranking(bo)
    wanted = rated([((("Ana",), 1), (("Bo",), 2)), ((("Cy",), 1), (("Ana",), 2))])
    assert {one["name"]: one["rating"] for one in found["ranks"]} == {
        name: round(one.mean, 2) for name, one in wanted.items()
    }
    assert [one["place"] for one in found["ranks"]] == [1, 2, 3] and found["events"] == 2
    assert found["me"]["name"] == "Bo" and found["me"]["matches"] == 1
    assert ranking(hall(), most=1)["people"] == 3 and len(ranking(hall(), most=1)["ranks"]) == 1
    assert ranking(hall(), "spellfire")["events"] == 0


def test_only_events_that_are_closed_and_for_everybody_count(hall):
    ana, bo = with_account(hall, "Ana"), with_account(hall, "Bo")
    event_of(hall, ana, bo, listed=False)
    host = event_of(hall, ana, bo, close=False)
    assert ranking(ana)["events"] == 0
    host.does("close")
    assert [one["name"] for one in ranking(ana)["ranks"]] == ["Ana", "Bo"]
    host.does("reopen", reason="a wrong report")
    assert ranking(ana)["ranks"] == []


def test_what_anybody_reports_moves_no_rating(hall):
    ana, bo = with_account(hall, "Ana"), with_account(hall, "Bo")
    for reporting in ("staff", "players"):
        host = Host(hall("Host"), reporting=reporting)
        mine = [one.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"] for one in (ana, bo)]
        host.does("rounds")
        host.does("rounds/publish")
        for _ in range(2):
            host.does("tables/1/report", winner=mine[0])
        host.does("close")
        assert host.frame["standing"][0]["entrant"] == mine[0]
    assert ranking(ana)["events"] == 0 and ranking(ana)["ranks"] == []


def test_a_match_with_a_report_by_hand_moves_no_rating(hall):
    ana, bo = with_account(hall, "Ana"), with_account(hall, "Bo")
    host = event_of(hall, ana, bo, close=False)
    winner = ana.get(host.path).json()["you"]["entrant"]
    host.does("rounds/1/tables/1/games/2", "PUT", winner=winner, reason="as it was")
    host.does("close")
    assert ranking(ana)["ranks"] == []


def test_guests_and_agents_are_left_out_of_a_match(hall):
    ana, bo, guest = with_account(hall, "Ana"), with_account(hall, "Bo"), hall("Guest")
    event_of(hall, ana, guest)
    assert ranking(ana)["ranks"] == []
    event_of(hall, ana, bo, guest)
    assert {one["name"]: one["matches"] for one in ranking(ana)["ranks"]} == {"Ana": 1, "Bo": 1}
    assert guest.post("/api/accounts", json={"login": "guest01", "password": "three words or four"}).is_success
    assert {one["name"]: one["matches"] for one in ranking(ana)["ranks"]} == {"Ana": 3, "Bo": 2, "Guest": 3}


def test_who_is_called_otherwise_or_forgotten_is_so_at_once(hall):
    ana, bo, cy = (with_account(hall, name) for name in ("Ana", "Bo", "Cy"))
    host = event_of(hall, ana, bo, cy)
    assert {one["name"] for one in ranking(bo)["ranks"]} == {"Ana", "Bo", "Cy"}
    known = hall.first.app.state.events.live[host.code].stored.people
    store, number = hall.first.app.state.store, next(one.person for one in known if one.name == "Ana")

    async def write(operation, *args):
        return await store.write(operation, *args)

    hall.first.portal.call(write, people.rename, number, "Anna")
    assert ranking(bo)["ranks"][0]["name"] == "Anna"
    hall.first.portal.call(write, people.delete_person, number)
    assert {one["name"] for one in ranking(bo)["ranks"]} == {"Bo", "Cy"}


def test_an_event_whose_log_cannot_be_read_spoils_no_ranking(hall, monkeypatch):
    ana, bo = with_account(hall, "Ana"), with_account(hall, "Bo")
    event_of(hall, ana, bo)
    broken = event_of(hall, bo, ana)
    entries_of = events.entries_of
    live = hall.first.app.state.events.live[broken.code]

    def damaged(connection, event_id):
        log = entries_of(connection, event_id)
        return [entry | {"body": {"type": "of no kind"}} for entry in log] if event_id == live.stored.id else log

    monkeypatch.setattr(events, "entries_of", damaged)
    assert [one["name"] for one in ranking(ana)["ranks"]] == ["Ana", "Bo"]


def test_there_is_no_ranking_of_what_is_no_game(hall):
    assert hall().get("/api/rankings/chess").status_code == 404


def test_a_name_leads_to_a_page_that_everybody_may_see(hall):
    ana, bo = with_account(hall, "Ana"), with_account(hall, "Bo")
    for client, shown in ((ana, "everybody"), (bo, "friends")):
        assert client.put("/api/me/openness", json={"page": shown, "presence": "friends"}).is_success
    event_of(hall, ana, bo)
    found = ranking(bo)
    assert {one["name"]: one["login"] for one in found["ranks"]} == {"Ana": "ana01", "Bo": ""}
    assert found["me"]["login"] == ""
    assert ranking(ana)["me"]["login"] == "ana01"
