"""Ratings over HTTP: who may set up a rated table and sit at it, and what someone's page shows of a rating."""

from __future__ import annotations

import pytest
from server.halls import a_hall, be_ready, set_up, sit_down
from sqlalchemy import select

from spellhall.server.storage import schema
from spellhall.server.storage.queries import ratings
from spellhall.tournaments.rating_scale import SHOWN_AFTER

PASSWORD = "three words or four"
NO_ACCOUNT = "rated games are for people with an account; make one, or play a casual game"


def account(hall, name: str):
    client = hall(name)
    assert client.post("/api/accounts", json={"login": name.casefold(), "password": PASSWORD}).is_success
    return client


def refused(client, kinds: str) -> str:
    plan = {"game": "spellchain", "rated": True, "seats": [{"kind": kind} for kind in kinds.split()]}
    answer = client.post("/api/tables", json=plan)
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"])


def test_a_rated_table_is_for_different_people_with_accounts(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bob, guest = account(hall, "Ana"), account(hall, "Bob"), hall("Gus")
        assert refused(guest, "me open") == NO_ACCOUNT
        for kinds in ("me hot", "me agent", "me me", "me open agent"):
            assert refused(ana, kinds).startswith("in a rated game, one seat is yours"), kinds
        six = {
            "game": "spellfire",
            "options": {"teams": "three_of_two"},
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * 5],
        }
        assert "team games aren't rated" in ana.post("/api/tables", json={**six, "rated": True}).json()["error"]
        made = set_up(ana, "me", "open", rated=True, listed=True)
        assert (made["rated"], made["manner"]) == (True, "strict")
        [row] = bob.get("/api/tables").json()["open"]
        assert row["rated"] is True
        answer = guest.post(f"/api/tables/{made['code']}/seats", json={})
        assert (answer.status_code, answer.json()["error"]) == (409, NO_ACCOUNT)
        assert ana.post(f"/api/tables/{made['code']}/seats", json={}).json()["seat"] == 0, "your own seat"
        twice = ana.post(f"/api/tables/{made['code']}/seats", json={"seat": 1})
        assert twice.json()["error"] == "in a rated game, you can't play against yourself"
        assert sit_down(bob, made["code"])["seat"] == 1
        be_ready(ana, made["code"], 0)
        assert ana.post(f"/api/tables/{made['code']}/start").is_success
        assert set_up(ana, "me", "open")["rated"] is False, "games are casual by default"


def test_a_rating_is_hidden_until_ten_games(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bob, anyone = account(hall, "Ana"), account(hall, "Bob"), hall()
        assert anyone.get("/api/people/ana").json()["ratings"] == []
        store = hall.first.app.state.store

        def win(connection) -> None:
            """Ana wins a game that was played at one of her tables."""
            numbers = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id.desc())).scalars()
            ratings.count_result(connection, next(iter(numbers)), [1.0, -1.0])

        for played in range(1, SHOWN_AFTER + 3):
            code = set_up(ana, "me", "open", rated=True)["code"]
            sit_down(bob, code)
            hall.first.portal.call(store.write, win)
            [mine], [theirs] = (anyone.get(f"/api/people/{login}").json()["ratings"] for login in ("ana", "bob"))
            assert (mine["game"], mine["games"], mine["wanted"]) == ("spellchain", played, 10)
            if played < SHOWN_AFTER:
                assert (mine["number"], mine["give"], mine["curve"], mine["like"]) == (None, None, [], "")
            else:
                assert mine["number"] > 1500 > theirs["number"] and mine["give"] > 0
                assert len(mine["curve"]) == played - SHOWN_AFTER + 1 and mine["curve"][-1] == mine["number"]
                assert (mine["like"], theirs["like"]) == ("club", "novice")
                assert mine["marks"][0] == {"level": "novice", "number": 1500}


def test_a_rating_is_on_a_page_only_for_those_who_may_see_it(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, anyone = account(hall, "Ana"), hall()
        assert ana.put("/api/me/openness", json={"page": "nobody", "presence": "nobody"}).is_success
        assert anyone.get("/api/people/ana").status_code == 404
        assert "ratings" in ana.get("/api/people/ana").json()
        assert ana.get("/api/me/export").json()["ratings"] == {}


@pytest.mark.parametrize(("other", "rated"), [("Bob", True), ("guest", False)])
def test_two_who_look_for_an_opponent_play_rated_if_both_have_an_account(people, other, rated):
    ana, two = people("Ana"), people(other)
    for one in (ana, two):
        one.comes()
        one.ask("POST", "/searches", 204, game="spellchain")
    ana.until(lambda: ana.told.get("search", {}).get("found"))
    assert ana.told["search"].get("rated", False) is rated
    assert ana.ask("POST", "/searches/mine/yes") == {"code": ""}
    table = ana.ask("GET", f"/tables/{two.ask('POST', '/searches/mine/yes')['code']}")
    assert (table["rated"], table["manner"]) == ((True, "strict") if rated else (False, "casual"))
