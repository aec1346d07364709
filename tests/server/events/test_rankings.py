"""Rankings of people over the events of a hall: whose matches count, and until when."""

from __future__ import annotations

import pytest
from server.events.test_events import CHAIN, Host
from server.halls import a_hall

from spellhall.server.storage import events, people
from spellhall.tournaments.ratings import rated


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def ranking(client, game=CHAIN, **asked):
    answer = client.get(f"/api/rankings/{game}", params=asked)
    assert answer.is_success, answer.text
    return answer.json()


def event_of(hall, winner, loser, *more, close=True, **plan) -> Host:
    """An event at tables of wood that the first of two people wins."""
    host = Host(hall("Host"), reporting="staff", structure="robin", **plan)
    for player in (winner, loser, *more):
        assert player.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    best = winner.get(host.path).json()["you"]["entrant"]
    while host.look()["stage"] != "closed" and host.told["desk"]["what"] != "close":
        if host.told["desk"]["what"] == "draw":
            host.does("rounds")
            host.does("rounds/publish")
        table = host.told["desk"]["tables"][0]
        seats = host.frame["rounds"][-1]["tables"][table - 1]["entrants"]
        host.does(f"tables/{table}/report", winner=best if best in seats else seats[0])
    if close:
        host.does("close")
    return host


def test_ratings_are_those_of_all_closed_events_in_their_order(hall):
    ana, bo, cy = (hall(name) for name in ("Ana", "Bo", "Cy"))
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
    ana, bo = hall("Ana"), hall("Bo")
    event_of(hall, ana, bo, listed=False)
    host = event_of(hall, ana, bo, close=False)
    assert ranking(ana)["events"] == 0
    host.does("close")
    assert [one["name"] for one in ranking(ana)["ranks"]] == ["Ana", "Bo"]
    host.does("reopen", reason="a wrong report")
    assert ranking(ana)["ranks"] == []


def test_names_that_the_hall_does_not_know_count_as_opponents_alone(hall):
    ana = hall("Ana")
    host = Host(hall("Host"), reporting="staff")
    assert ana.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    host.does("entrants", names=["A stranger"])
    host.does("rounds")
    host.does("rounds/publish")
    for _ in range(2):
        host.does("tables/1/report", winner=ana.get(host.path).json()["you"]["entrant"])
    host.does("close")
    (line,) = ranking(ana)["ranks"]
    assert (line["name"], line["matches"], line["me"], line["guest"]) == ("Ana", 1, True, True)


def test_who_is_called_otherwise_or_forgotten_is_so_at_once(hall):
    ana, bo = hall("Ana"), hall("Bo")
    host = event_of(hall, ana, bo)
    assert [one["name"] for one in ranking(bo)["ranks"]] == ["Ana", "Bo"]
    known = hall.first.app.state.events.live[host.code].stored.people
    store, number = hall.first.app.state.store, next(one.person for one in known if one.name == "Ana")

    async def write(operation, *args):
        return await store.write(operation, *args)

    hall.first.portal.call(write, people.rename, number, "Anna")
    assert [one["name"] for one in ranking(bo)["ranks"]] == ["Anna", "Bo"]
    hall.first.portal.call(write, people.delete_person, number)
    assert [one["name"] for one in ranking(bo)["ranks"]] == ["Bo"]


def test_an_event_whose_log_cannot_be_read_spoils_no_ranking(hall, monkeypatch):
    ana, bo = hall("Ana"), hall("Bo")
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
    ana, bo = hall("Ana"), hall("Bo")
    for client, login, shown in ((ana, "anna", "everybody"), (bo, "bobo", "friends")):
        assert client.post("/api/accounts", json={"login": login, "password": "three words or four"}).is_success
        assert client.put("/api/me/openness", json={"page": shown, "presence": "friends"}).is_success
    event_of(hall, ana, bo)
    found = ranking(bo)
    assert {one["name"]: one["login"] for one in found["ranks"]} == {"Ana": "anna", "Bo": ""}
    assert found["me"]["login"] == ""
    assert ranking(ana)["me"]["login"] == "anna"
