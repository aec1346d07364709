"""The page of a person over HTTP: who may see it, and what stands there."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from server.halls import answer_to
from server.houses import UNHURRIED

from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.social import profiles

PASSWORD = "three words or four"


@pytest.fixture
def hall(tmp_path):
    """An open hall whose spectators see everything at once; ``hall(name)`` is a browser of someone with an account."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, spectator_delay=0.0, **UNHURRIED))
    with TestClient(app) as first:

        def browser(name: str = "") -> TestClient:
            client = TestClient(app, base_url=first.base_url)
            client.portal = first.portal  # all in the loop in which the hall lives
            if name:
                assert client.post("/api/me", json={"name": name}).is_success
                account = {"login": name.casefold(), "password": PASSWORD}
                assert client.post("/api/accounts", json=account).is_success
            return client

        yield browser


def played(winner: TestClient, loser: TestClient, **more: object) -> str:
    """The code of a game between two that one of them has given up."""
    plan = {"game": "spellchain", "seats": [{"kind": "me", "deck": "Blood"}, {"kind": "open"}], "listed": True, **more}
    code = winner.post("/api/tables", json=plan).json()["code"]
    sat = loser.post(f"/api/tables/{code}/seats", json={}).json()
    for client, seat in ((winner, 0), (loser, 1)):
        assert client.patch(f"/api/tables/{code}/seats/{seat}", json={"ready": True}).is_success
    assert winner.post(f"/api/tables/{code}/start").is_success
    with loser.websocket_connect("/api/socket") as socket:
        for n, message in enumerate(({"t": "watch", **sat}, {"t": "resign"}), 1):
            socket.send_json({"n": n, "table": code, **message})
            answer_to(socket, n)
    return code


def page(client: TestClient, login: str, path: str = "", **query: object) -> dict:
    answer = client.get(f"/api/people/{login}{path}", params=query)
    assert answer.is_success, answer.text
    return answer.json()


def test_a_page_sums_up_games_and_lists_them_with_their_replays(hall):
    ana, bo, eve = hall("Ana"), hall("Bob"), hall()
    won = played(ana, bo)
    lost = played(bo, ana, listed=False)
    mine = page(ana, "ANA")
    assert (mine["login"], mine["name"], mine["yours"]) == ("ana", "Ana", True)
    [sum] = mine["games"]
    assert (sum["game"], sum["games"], sum["won"], sum["lost"]) == ("spellchain", 2, 1, 1)
    assert {one["deck"]: one["games"] for one in sum["decks"]}["Blood"] == 1
    rows = page(ana, "ana", "/games")["games"]
    assert [(row["code"], row["result"], row["replay"]) for row in rows] == [(lost, "lost", True), (won, "won", True)]
    assert rows[1]["others"] == [{"name": "Bob", "agent": "", "login": "bob"}]
    assert rows[1]["text"] == "Ana won." and rows[1]["deck"] == "Blood"
    for row in rows:
        assert ana.get(f"/api/replays/{row['code']}").is_success
    assert page(bo, "ana")["games"] == page(ana, "ana")["games"], "who sat there knows of it"
    assert page(eve, "ana")["yours"] is False


def test_who_shows_nobody_his_page_is_not_there(hall):
    ana, bo, eve = hall("Ana"), hall("Bob"), hall()
    played(ana, bo)
    told = eve.get("/api/people/nobody-at-all")
    assert (told.status_code, told.json()) == (404, {"error": profiles.NOBODY})
    for shown, seen in (("everybody", 200), ("friends", 404), ("nobody", 404)):
        assert ana.put("/api/me/openness", json={"page": shown, "presence": "friends"}).json()["page"] == shown
        for path in ("", "/games"):
            assert eve.get(f"/api/people/ana{path}").status_code == seen
            assert ana.get(f"/api/people/ana{path}").status_code == 200
        [row] = page(bo, "bob", "/games")["games"]
        assert row["others"] == [{"name": "Ana", "agent": "", "login": "ana" if shown == "everybody" else ""}]


def test_a_guest_has_no_page_and_nothing_to_set(hall):
    guest = hall()
    guest.post("/api/me", json={"name": "Guest"})
    assert guest.get("/api/people/Guest").status_code == 404
    refused = guest.put("/api/me/openness", json={"page": "nobody", "presence": "nobody"})
    assert (refused.status_code, refused.json()["error"]) == (
        409,
        "guests have no page and no friends; create an account first",
    )


def test_a_history_is_asked_for_by_what_one_looks_for(hall, monkeypatch):
    monkeypatch.setattr(profiles, "AT_ONCE", 2)
    ana, bo, cy = hall("Ana"), hall("Bob"), hall("Cyd")
    codes = [played(ana, bo), played(cy, ana), played(ana, bo)]
    assert [row["code"] for row in page(ana, "ana", "/games", opponent="bob")["games"]] == [codes[2], codes[0]]
    assert [row["code"] for row in page(ana, "ana", "/games", result="lost", game="spellchain")["games"]] == [codes[1]]
    assert page(ana, "ana", "/games", until=1)["games"] == []
    first = page(ana, "ana", "/games")
    assert [row["code"] for row in first["games"]] == codes[:0:-1] and first["after"] == codes[1]
    rest = page(ana, "ana", "/games", after=first["after"])
    assert [row["code"] for row in rest["games"]] == codes[:1] and rest["after"] == ""
    assert ana.get("/api/people/ana/games", params={"result": "cheated"}).status_code == 422


def test_logins_that_are_nobody_s_are_not_tried_for_ever(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", codes_per_minute=3))
    with TestClient(app) as client:
        answers = [client.get(f"/api/people/login{number}").status_code for number in range(5)]
    assert answers == [404] * 3 + [429] * 2
