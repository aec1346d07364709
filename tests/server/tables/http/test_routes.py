"""Tables over HTTP: set-up, seats, the lobby, replays. Every refusal is one sentence."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from server.halls import answer_to, hear, heard
from starlette.websockets import WebSocketDisconnect

from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.wire import VERSION

TOKEN = "a token for figures"


@pytest.fixture
def hall(tmp_path):
    """An open hall; ``hall(name)`` is a browser of its own."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, metrics_token=TOKEN))
    with TestClient(app) as first:

        def browser(name: str = "") -> TestClient:
            client = TestClient(app, base_url=first.base_url)
            client.portal = first.portal  # all in the loop in which the hall lives
            if name:
                assert client.post("/api/me", json={"name": name}).is_success
            return client

        yield browser


def set_up(client, *kinds, game="spellchain", **more):
    seats = [{"kind": "agent", "agent": kind} if kind in ("greedy", "random") else {"kind": kind} for kind in kinds]
    return client.post("/api/tables", json={"game": game, "seats": seats, **more})


def finished(client, *, game="spellchain") -> str:
    """The code of a game that is over: nine actions, then someone resigns."""
    table = set_up(client, "me", "hot", game=game).json()
    code = table["code"]
    with client.websocket_connect("/api/socket") as socket:

        def request(n, **message):
            socket.send_json({"n": n, "table": code, **message})
            return answer_to(socket, n)

        seat = 0
        for n in range(1, 10):
            frame = request(n, t="watch", **table["mine"][seat])["frame"]
            if frame["decision"]["seat"] != seat:
                seat = frame["decision"]["seat"]
                frame = request(100 + n, t="watch", **table["mine"][seat])["frame"]
            answer = request(200 + n, t="act", decision=frame["decision"]["number"], option=0)
            assert answer["t"] == "done"
        assert request(300, t="resign")["t"] == "done"
    return code


def test_a_newcomer_plays_against_the_computer_in_two_requests(hall):
    ana = hall("Ana")
    table = set_up(ana, "me", "greedy").json()
    assert table["stage"] == "playing"
    assert table["mine"] == [{"seat": 0, "token": table["mine"][0]["token"]}]
    assert table["seats"][1]["kind"] == "agent"
    assert [row["code"] for row in ana.get("/api/tables/mine").json()["running"]] == [table["code"]]


def test_two_people_meet_at_a_table_and_begin_when_both_are_ready(hall):
    ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
    code = set_up(ana, "me", "open", listed=True).json()["code"]
    assert [row["code"] for row in cy.get("/api/tables").json()["open"]] == [code]
    assert ana.post(f"/api/tables/{code}/start").json()["error"] == "no one sits at seat 2"
    sat = bo.post(f"/api/tables/{code}/seats", json={})
    assert (sat.status_code, sat.json()["seat"]) == (201, 1)
    assert bo.post(f"/api/tables/{code}/seats", json={}).json() == sat.json(), "who sits there finds his seat again"
    assert cy.post(f"/api/tables/{code}/seats", json={}).json()["error"] == "this table is full"
    assert ana.post(f"/api/tables/{code}/start").json()["error"] == "Ana and Bo aren't ready"
    assert bo.patch(f"/api/tables/{code}/seats/1", json={"deck": "Blood", "ready": True}).is_success
    assert ana.patch(f"/api/tables/{code}/seats/0", json={"ready": True}).is_success
    assert bo.post(f"/api/tables/{code}/start").status_code == 403
    started = ana.post(f"/api/tables/{code}/start").json()
    assert (started["stage"], started["seats"][1]["deck"]) == ("playing", "Blood")
    assert cy.get("/api/tables").json()["open"] == []
    assert [row["code"] for row in cy.get("/api/tables").json()["watchable"]] == [code]
    assert cy.get(f"/api/tables/{code}").json()["mine"] == []
    late = bo.patch(f"/api/tables/{code}/seats/1", json={"ready": False})
    assert (late.status_code, late.json()["error"]) == (
        409,
        "the game has started, so seats and decks can't change",
    )


def test_whoever_leaves_makes_room(hall):
    ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
    code = set_up(ana, "me", "open").json()["code"]
    bo.post(f"/api/tables/{code}/seats", json={})
    assert cy.delete(f"/api/tables/{code}/seats/1").status_code == 403
    assert bo.delete(f"/api/tables/{code}/seats/1").is_success
    assert cy.post(f"/api/tables/{code}/seats", json={"seat": 1}).json()["seat"] == 1


@pytest.mark.parametrize(
    ("plan", "status", "said"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, 422, "there's no game called 'chess'"),
        ({"game": "spellchain", "seats": [{"kind": "open"}, {"kind": "open"}]}, 422, "one seat must be yours"),
        ({"game": "spellchain", "seats": [{"kind": "me"}]}, 422, "seats"),
        ({"game": "spellchain", "seats": [{"kind": "me"}] * 3}, 422, "exactly 2 players"),
        ({"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "agent", "agent": "god"}]}, 422, "god"),
        (
            {"game": "spellchain", "seats": [{"kind": "me", "deck": "no such"}, {"kind": "open"}]},
            422,
            "starter deck",
        ),
        ({"game": "spellchain", "seats": [{"kind": "me", "deck_text": "1 Fireball"}, {"kind": "open"}]}, 422, "25"),
        ({"game": "spellchain", "preset": "x", "seats": [{"kind": "me"}, {"kind": "open"}]}, 422, "preset"),
        ({"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}], "clocks": {"bank_s": 0}}, 422, "bank_s"),
        ({"game": "spellchain", "seats": "all"}, 422, "seats"),
        ({"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}], "more": 1}, 422, "more"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_one_sentence(plan, status, said, hall):
    ana = hall("Ana")
    answer = ana.post("/api/tables", json=plan)
    assert answer.status_code == status
    assert said in answer.json()["error"]
    assert "\n" not in answer.json()["error"]
    assert ana.get("/api/tables/mine").json()["waiting"] == []
    assert ana.get("/api/tables/mine").json()["running"] == []


def test_whoever_is_not_known_is_told_so(hall):
    answer = set_up(hall(), "me", "greedy")
    assert answer.status_code == 401
    assert "pick a name" in answer.json()["error"]


def test_nobody_holds_more_tables_than_the_hall_allows(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, tables_per_person=2))
    with TestClient(app) as client:
        client.post("/api/me", json={"name": "Ana"})
        assert [set_up(client, "me", "open").status_code for _ in range(3)] == [201, 201, 429]


def test_a_guest_who_signs_in_keeps_his_seat_at_a_running_table(hall):
    ana, phone = hall("Ana"), hall("Guest Heron")
    assert ana.post("/api/accounts", json={"login": "ana", "password": "a long password"}).is_success
    code = set_up(phone, "me", "greedy").json()["code"]
    assert phone.post("/api/sessions", json={"login": "ana", "password": "a long password"}).is_success
    for client in (ana, phone):
        assert [seat["seat"] for seat in client.get(f"/api/tables/{code}").json()["mine"]] == [0]
        assert [row["code"] for row in client.get("/api/tables/mine").json()["running"]] == [code]


def test_a_table_whose_host_is_gone_leaves_the_lobby(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = set_up(ana, "me", "open", listed=True).json()["code"]
    assert [row["code"] for row in bo.get("/api/tables").json()["open"]] == [code]
    assert ana.request("DELETE", "/api/me").is_success
    assert bo.get("/api/tables").json()["open"] == []


# --- replays


def test_a_finished_game_is_seen_step_by_step(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = finished(ana)
    replay = ana.get(f"/api/replays/{code}?seat=0").json()
    assert replay["length"] == 10
    assert replay["seats"] == [0, 1, -1]
    assert replay["marks"][-1]["at"] <= replay["length"]
    for at in (0, 5, 4, 10, 0):
        frame = ana.get(f"/api/replays/{code}/frames?seat=0&at={at}").json()
        assert frame.get("actions", 0) == at
        assert frame["you"] == 0
    assert bo.get(f"/api/replays/{code}").json()["seats"] == [-1]
    stranger = bo.get(f"/api/replays/{code}/frames?seat=0&at=1")
    assert (stranger.status_code, "wasn't your seat" in stranger.json()["error"]) == (403, True)
    beyond = ana.get(f"/api/replays/{code}/frames?at=11")
    assert (beyond.status_code, beyond.json()["error"]) == (
        422,
        "this game has 10 actions, so step 11 doesn't exist",
    )


def test_a_spectator_of_a_replay_sees_no_hand(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = finished(ana)
    for at in range(10):
        cards = bo.get(f"/api/replays/{code}/frames?at={at}").json().get("cards", {}).values()
        assert all("key" not in card for card in cards if card["zone"] == "hand")


def test_a_running_game_has_no_replay(hall):
    ana = hall("Ana")
    code = set_up(ana, "me", "hot").json()["code"]
    assert ana.get(f"/api/replays/{code}").json()["error"] == "you can watch the replay once the game is over"


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_a_moment_of_a_replay_is_played_on(game, hall):
    ana = hall("Ana")
    code = finished(ana, game=game)
    before = ana.get(f"/api/replays/{code}/frames?seat=0&at=4").json()
    again = ana.post(f"/api/replays/{code}/continue", json={"at": 4, "seat": 0, "agent": "random"}).json()
    assert again["stage"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "agent"]
    with ana.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "hello", "n": 1, "version": VERSION})
        hear(socket)
        socket.send_json({"t": "watch", "n": 2, "table": again["code"], **again["mine"][0]})
        frame = hear(socket)["frame"]

    def hand(shown):
        return sorted(card["key"] for card in shown["cards"].values() if card["zone"] == "hand" and "key" in card)

    def sides(shown):
        return [side["columns"] for side in shown["sides"]]

    if frame.get("actions", 0) == 0:
        assert hand(frame) == hand(before)
        assert sides(frame) == sides(before)
    over = ana.post(f"/api/replays/{code}/continue", json={"at": 10, "seat": 0})
    assert over.json()["error"] == "the game is already over at this point; choose an earlier one"


def test_a_stranger_who_plays_on_gets_a_hand_that_nobody_had(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = finished(ana)
    real = ana.get(f"/api/replays/{code}/frames?seat=0&at=2").json()

    def hand(shown):
        return sorted(card["key"] for card in shown["cards"].values() if card["zone"] == "hand" and "key" in card)

    dealt = []
    for _ in range(6):
        again = bo.post(f"/api/replays/{code}/continue", json={"at": 2, "seat": 0, "agent": "random"}).json()
        with bo.websocket_connect("/api/socket") as socket:
            socket.send_json({"t": "hello", "n": 1, "version": VERSION})
            hear(socket)
            socket.send_json({"t": "watch", "n": 2, "table": again["code"], **again["mine"][0]})
            dealt.append(hand(hear(socket)["frame"]))
    assert any(hand(real) != found for found in dealt)


# --- the socket


def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(hall):
    with hall("Ana").websocket_connect("/api/socket") as socket:
        for text in ("", "{", "[]", '{"t": "fly"}', '{"t": "act", "table": 1}', '{"t": "watch", "x": 1}', "null"):
            socket.send_text(text)
            told = hear(socket)
            assert (told["t"], told["code"]) == ("refused", "input")
            assert "\n" not in told["text"]
        socket.send_json({"t": "ping", "n": 7})
        assert hear(socket) == {"t": "pong", "n": 7}


def test_a_page_of_another_age_is_told_so(hall):
    with hall("Ana").websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "hello", "n": 1, "version": 99})
        told = hear(socket)
        assert (told["t"], told["code"], told["n"]) == ("refused", "version", 1)


@pytest.mark.parametrize("kind", ["act", "undo", "resign", "consent", "say", "why", "hint", "time", "rematch"])
def test_nothing_is_done_at_a_table_that_one_does_not_watch(kind, hall):
    ana = hall("Ana")
    code = set_up(ana, "me", "hot").json()["code"]
    more = {
        "act": {"decision": 0, "option": 0},
        "consent": {"yes": True},
        "say": {"text": "hello"},
        "why": {"card": "x"},
        "time": {"seat": 1},
    }
    with ana.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": kind, "n": 5, "table": code, **more.get(kind, {})})
        told = hear(socket)
        assert (told["t"], told["code"], told["n"]) == ("refused", "table", 5)


def test_a_seat_is_watched_by_its_token_or_its_person_and_nobody_else(hall):
    ana, bo = hall("Ana"), hall("Bo")
    table = set_up(ana, "me", "greedy").json()
    seat = table["mine"][0]

    def watch(client, **more):
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"t": "watch", "n": 1, "table": table["code"], "seat": 0, **more})
            return hear(socket)

    assert watch(bo)["text"] == "this isn't your seat"
    assert watch(bo, token="guess")["text"] == "this isn't your seat"
    assert watch(bo, token=seat["token"])["frame"]["you"] == 0
    assert watch(ana)["frame"]["you"] == 0


def test_chat_has_limits(hall):
    ana = hall("Ana")
    table = set_up(ana, "me", "hot").json()
    with ana.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "watch", "n": 1, "table": table["code"], **table["mine"][0]})
        answers = []
        for text in ("", "x" * 301, "a\u0000b", *["hello"] * 7):
            socket.send_json({"t": "say", "n": 9, "table": table["code"], "text": text})
            told = answer_to(socket, 9)
            answers.append(told.get("code", told["t"]))
        assert answers == ["input"] * 3 + ["done"] * 5 + ["busy"] * 2


def test_a_page_of_another_site_gets_no_socket(hall):
    with (
        pytest.raises(WebSocketDisconnect),
        hall("Ana").websocket_connect("/api/socket", headers={"origin": "https://elsewhere.example"}),
    ):
        pass


def test_spectators_are_sent_away_from_a_table_that_has_none(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = set_up(ana, "me", "open", spectators="off").json()["code"]
    with bo.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "watch", "n": 1, "table": code})
        assert hear(socket)["frame"]["stage"] == "waiting"
        cy = hall("Cy")
        cy.post(f"/api/tables/{code}/seats", json={})
        cy.patch(f"/api/tables/{code}/seats/1", json={"ready": True})
        ana.patch(f"/api/tables/{code}/seats/0", json={"ready": True})
        ana.post(f"/api/tables/{code}/start")
        *changes, _ = heard(socket, "the end of looking", lambda told: told["t"] == "gone")
        assert all(told["t"] == "change" and "cards" not in told for told in changes)
        socket.send_json({"t": "watch", "n": 2, "table": code})
        assert hear(socket)["text"] == "this table doesn't allow spectators"


def test_metrics_tell_how_the_hall_is(hall):
    ana = hall("Ana")
    set_up(ana, "me", "hot")
    text = ana.get("/api/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert 'spellhall_tables{stage="playing"} 1.0' in text
    assert 'spellhall_decisions_waiting{kind="person"} 1.0' in text


def test_requests_that_change_something_have_limits(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, requests_burst=3, requests_per_second=1)
    with TestClient(create_app(settings)) as client:
        answers = [client.post("/api/me", json={"name": "Ana"}) for _ in range(5)]
        assert [answer.status_code for answer in answers][-2:] == [429, 429]
        assert "wait a moment" in answers[-1].json()["error"]
        assert client.get("/api/games").status_code == 200


@pytest.mark.parametrize("send", ["whole", "in pieces"])
def test_a_request_that_is_too_long_is_refused_unread(send, hall):
    body = b" " * 100_000
    content = body if send == "whole" else (body[i : i + 1000] for i in range(0, len(body), 1000))
    answer = hall("Ana").post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 413
