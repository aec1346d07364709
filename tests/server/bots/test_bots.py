"""Bots: their tokens are kept as fingerprints, open the socket and nothing else, and end as sessions do; what a bot may
do at a table is what someone may do there who plays.
"""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager

import pytest
from argon2 import PasswordHasher
from server.halls import Wire, a_hall, a_wire, hear, set_up, to_its_end
from starlette.websockets import WebSocketDisconnect
from waiting import Deadline

from spellhall.registry import game
from spellhall.server.bots import sign_in
from spellhall.server.people import passwords
from spellhall.server.people.password_attempts import ADDRESS_LIMIT, LOGIN_LIMIT, Tries
from spellhall.server.wire import VERSION

PASSWORD = "a long password"


@pytest.fixture(autouse=True)
def easy(monkeypatch):
    """Passwords take little work, and no time goes by for wrong tokens."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    monkeypatch.setattr(sign_in, "tries", Tries(lambda: 0.0))


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


@pytest.fixture
def ana(hall):
    """The browser of someone with an account."""
    return account(hall, "Ana", "ana")


def account(hall, name, login):
    client = hall(name)
    assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).is_success
    return client


def make(client, name="Rusty", games=("spellchain",)):
    answer = client.post("/api/bots", json={"name": name, "games": [*games]})
    assert answer.status_code == 201, answer.text
    return answer.json()


def said(answer, status):
    """The sentence of a refusal."""
    assert answer.status_code == status, answer.text
    return answer.json()["error"]


@contextmanager
def as_bot(hall, token):
    """A socket that comes with the token of a bot, and stands by."""
    with hall().websocket_connect("/api/socket", headers={"authorization": f"Bearer {token}"}) as session:
        wire = Wire(session)
        assert wire.request(t="hello", version=VERSION)["t"] == "welcome"
        assert wire.request(t="stand_by")["t"] == "calls"
        yield wire


def turned_away(hall, token):
    """With which sentence a token is refused."""
    with hall().websocket_connect("/api/socket", headers={"authorization": f"Bearer {token}"}) as session:
        with pytest.raises(WebSocketDisconnect) as ended:
            hear(session)
        assert ended.value.code == 1008
        return ended.value.reason


def calls(wire):
    return wire.request(t="stand_by").get("calls", [])


def call(client, table, bot, seat=1):
    return client.post(f"/api/tables/{table['code']}/bots", json={"bot": bot["code"], "seat": seat})


@contextmanager
def at_table(hall, ana, **more):
    """A table of Ana's at which her bot sits and is ready: table, the bot's socket, and its frame."""
    bot = make(ana)
    host = hall("Bo")
    table = set_up(host, "me", "open", **more)
    with as_bot(hall, bot["token"]) as wire:
        assert call(host, table, bot).status_code == 204
        sat = wire.request(t="sit", table=table["code"])
        (place,) = sat["calls"]
        assert (place["table"], place["seat"], place["ready"]) == (table["code"], 1, True)
        assert wire.watch(table["code"], 1, place["token"])["t"] == "table"
        yield host, table, wire


# --- tokens


def test_a_token_is_told_once_and_kept_as_a_fingerprint(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = account(hall, "Ana", "ana")
        token = make(ana)["token"]
        (bot,) = ana.get("/api/bots/mine").json()["bots"]
        assert (bot["name"], bot["games"], bot["here"], bot["seen"]) == ("Rusty", ["spellchain"], False, 0)
        with as_bot(hall, token):
            (bot,) = ana.get("/api/bots/mine").json()["bots"]
            assert bot["here"] and bot["seen"] > 0
        told = ana.get("/api/bots/mine").text + ana.get("/api/me/export").text
        assert token not in told and '"Rusty"' in told
    with sqlite3.connect(tmp_path / "hall.db") as database:
        assert token not in "\n".join(database.iterdump())


def test_a_token_opens_nothing_but_the_socket(hall, ana):
    token = make(ana)["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert hall().get("/api/me", headers=headers).json()["name"] == ""
    assert hall().get("/api/bots/mine", headers=headers).status_code == 401


def test_a_wrong_token_is_refused_in_a_sentence_and_counted(hall, ana):
    token = make(ana)["token"]
    for _ in range(LOGIN_LIMIT):
        assert turned_away(hall, "wrong") == sign_in.WRONG
    assert turned_away(hall, "wrong") == sign_in.TOO_MANY
    with as_bot(hall, token):  # it is another token that was tried too often
        assert len(sign_in.WRONG) < 120 and len(sign_in.TOO_MANY) < 120
    for number in range(ADDRESS_LIMIT - LOGIN_LIMIT):
        assert turned_away(hall, f"guess {number}") == sign_in.WRONG
    assert turned_away(hall, "one guess more") == sign_in.TOO_MANY


def renew(ana, bot):
    assert ana.post(f"/api/bots/{bot['code']}/token").status_code == 201


def remove(ana, bot):
    assert ana.delete(f"/api/bots/{bot['code']}").status_code == 204


def leave(ana, _):
    assert ana.delete("/api/me").status_code == 204


@pytest.mark.parametrize("end", [renew, remove, leave])
def test_the_end_of_a_token_closes_its_socket(hall, ana, end):
    bot = make(ana)
    with as_bot(hall, bot["token"]) as wire:
        end(ana, bot)
        to_its_end(wire.session)
    assert turned_away(hall, bot["token"]) == sign_in.WRONG


def test_a_renewed_token_is_good(hall, ana):
    bot = make(ana)
    token = ana.post(f"/api/bots/{bot['code']}/token").json()["token"]
    assert token != bot["token"]
    with as_bot(hall, token) as wire:
        assert wire.request(t="ping")["t"] == "pong"


# --- whose they are


def test_only_accounts_make_bots_and_not_more_than_so_many(tmp_path):
    with a_hall(tmp_path, bots_per_person=2) as hall:
        order = {"name": "Rusty", "games": ["spellchain"]}
        assert said(hall("Guest").post("/api/bots", json=order), 409).startswith("guests can't have bots")
        assert said(hall().post("/api/bots", json=order), 401)
        ana = account(hall, "Ana", "ana")
        make(ana)
        make(ana)
        assert said(ana.post("/api/bots", json=order), 409) == "you already have 2 bots; remove one first"
        assert ana.get("/api/bots/mine").json()["most"] == 2


def test_a_hall_may_have_no_bots(tmp_path):
    with a_hall(tmp_path, bots_per_person=0) as hall:
        ana = account(hall, "Ana", "ana")
        assert "bots are turned off" in said(ana.post("/api/bots", json={"name": "R", "games": ["spellchain"]}), 409)


@pytest.mark.parametrize(("method", "path"), [("POST", "/token"), ("DELETE", "")])
def test_nobody_else_renews_or_removes_a_bot(hall, ana, method, path):
    bot = make(ana)
    bo = account(hall, "Bo", "bo-bo")
    assert said(bo.request(method, f"/api/bots/{bot['code']}{path}"), 404) == "none of your bots has this code"
    with as_bot(hall, bot["token"]):
        pass


def test_sockets_of_bots_count_as_those_of_their_owner(tmp_path):
    with a_hall(tmp_path, sockets_per_person=2) as hall:
        ana = account(hall, "Ana", "ana")
        bot = make(ana)
        with a_wire(ana), as_bot(hall, bot["token"]):
            assert turned_away_full(hall, bot["token"]) == 1013


def turned_away_full(hall, token):
    headers = {"authorization": f"Bearer {token}"}
    with hall().websocket_connect("/api/socket", headers=headers) as session:
        with pytest.raises(WebSocketDisconnect) as ended:
            hear(session)
        return ended.value.code


# --- at tables


def test_a_bot_is_called_sits_down_and_is_shown_as_one(hall, ana):
    with at_table(hall, ana) as (host, table, _):
        seat = host.get(f"/api/tables/{table['code']}").json()["seats"][1]
        assert (seat["name"], seat["kind"], seat["bot"], seat["ready"], seat["login"]) == (
            "Rusty",
            "person",
            True,
            True,
            "",
        )
        with a_wire(host) as wire:
            shown = wire.watch(table["code"])["frame"]["seats"]
            assert [one.get("bot", False) for one in shown] == [False, True]


def test_who_can_be_called(hall, ana):
    bot, other = make(ana), make(ana, "Elsewhere", ["spellfire"])
    bo = hall("Bo")
    table = set_up(bo, "me", "open")
    assert said(call(bo, table, bot), 409) == "this bot has left; choose another"
    with as_bot(hall, bot["token"]) as wire, as_bot(hall, other["token"]):
        assert [one["name"] for one in bo.get("/api/bots?game=spellchain").json()["bots"]] == ["Rusty"]
        assert [one["yours"] for one in ana.get("/api/bots?game=spellchain").json()["bots"]] == [True]
        assert said(call(bo, table, other), 409) == "this bot doesn't play this game"
        assert said(call(bo, table, bot, 0), 409) == "seat 1 isn't open"
        assert said(call(ana, table, bot), 403) == "only the table's host can invite a bot"
        assert said(call(bo, table, {"code": "BBBBBBBBBB"}), 404) == "no bot has this code"
        assert wire.request(t="sit", table=table["code"])["text"] == "you weren't invited to this table"
        assert call(bo, table, bot).status_code == 204
        assert [(one["game"], one["seat"], one["options"]["preset"]) for one in calls(wire)] == [
            ("spellchain", 1, "rulebook")
        ]
        assert wire.request(t="decline", table=table["code"]) == {"t": "calls", "n": wire.number}
        assert wire.request(t="sit", table=table["code"])["text"] == "you weren't invited to this table"
    assert bo.get("/api/bots?game=spellchain").json()["bots"] == []


def test_a_bot_brings_a_deck_that_is_legal_or_none(hall, ana):
    bot, bo = make(ana), hall("Bo")
    table = set_up(bo, "me", "open")
    with as_bot(hall, bot["token"]) as wire:
        assert call(bo, table, bot).status_code == 204
        refused = wire.request(t="sit", table=table["code"], deck_text="1 No such card")
        assert refused["t"] == "refused" and "can't be read" in refused["text"]
        assert bo.get(f"/api/tables/{table['code']}").json()["seats"][1]["kind"] == "open"


@pytest.mark.parametrize(
    "message",
    [
        {"t": "watch"},
        {"t": "hint"},
        {"t": "rematch"},
        {"t": "watch_company"},
        {"t": "watch_event", "event": "BBBBBBBBBB"},
    ],
)
def test_what_is_for_people_is_refused_to_bots(hall, ana, message):
    with at_table(hall, ana) as (_, table, wire):
        asked = message if "event" in message or "company" in message["t"] else {**message, "table": table["code"]}
        assert wire.request(**asked)["text"] == "only people can do that; a bot just plays where it's invited"


@pytest.mark.parametrize("kind", ["stand_by", "sit", "decline", "position"])
def test_what_is_for_bots_is_refused_to_people(hall, ana, kind):
    message = {"t": kind} if kind == "stand_by" else {"t": kind, "table": "BBBBBBBBBB"}
    with a_wire(ana) as wire:
        assert wire.request(**message)["text"] == "only bots, signed in with their token, can do that"


def test_a_bot_is_given_the_position_where_it_decides_and_plays(hall, ana):
    with at_table(hall, ana) as (host, table, wire):
        code = table["code"]
        host.patch(f"/api/tables/{code}/seats/0", json={"ready": True})
        assert host.post(f"/api/tables/{code}/start").is_success
        with a_wire(host) as other:
            frame = other.watch(code, 0, table["mine"][0]["token"])["frame"]
            for _ in range(12):
                decider = wire if frame["decision"]["seat"] == 1 else other
                number = frame["decision"]["number"]
                if decider is wire:
                    told = wire.request(t="position", table=code)
                    assert told["decision"] == number
                    state = game("spellchain").load(told["position"])
                    assert state.legal_actions() == told["actions"]
                else:
                    assert wire.request(t="position", table=code)["code"] == "seat"
                decider.request(t="act", table=code, decision=number, option=0)
                frame = other.watch(code, 0, table["mine"][0]["token"])["frame"]


@pytest.mark.parametrize("clocks", [None, {"bank_s": 600, "increment_s": 0, "allowance_s": 0}])
def test_a_bot_that_dies_is_missed_as_anybody_and_finds_its_game_again(hall, ana, clocks):
    bot, bo = make(ana), hall("Bo")
    table = set_up(bo, "me", "open", clocks=clocks)
    code = table["code"]
    with as_bot(hall, bot["token"]) as wire:
        assert call(bo, table, bot).status_code == 204
        place = wire.request(t="sit", table=code)["calls"][0]
        wire.watch(code, 1, place["token"])
        bo.patch(f"/api/tables/{code}/seats/0", json={"ready": True})
        assert bo.post(f"/api/tables/{code}/start").is_success
    with a_wire(bo) as other:
        frame = other.watch(code, 0, table["mine"][0]["token"])["frame"]
        deadline = Deadline("a decision of the bot")
        while frame["decision"]["seat"] == 0:
            deadline.check(frame)
            other.request(t="act", table=code, decision=frame["decision"]["number"], option=0)
            frame = other.watch(code, 0, table["mine"][0]["token"])["frame"]
        assert not frame["seats"][1]["here"]
        if clocks:
            assert frame["clocks"]["running"] == 1
        else:
            assert frame["absence"]["seats"] == [1]
    with as_bot(hall, bot["token"]) as wire:
        (again,) = calls(wire)
        assert (again["table"], again["token"], again["ready"]) == (code, place["token"], True)
        assert wire.watch(code, 1, again["token"])["frame"]["decision"]["options"]


def results(client):
    return client.get("/api/people/ana").json()["games"]


@pytest.mark.parametrize("own", [True, False])
def test_a_game_against_ones_own_bot_is_no_result(hall, ana, own):
    owner = ana if own else account(hall, "Bo", "bo-bo")
    bot, table = make(owner), set_up(ana, "me", "open")
    code = table["code"]
    with as_bot(hall, bot["token"]) as wire:
        assert call(ana, table, bot).status_code == 204
        place = wire.request(t="sit", table=code)["calls"][0]
        wire.watch(code, 1, place["token"])
        ana.patch(f"/api/tables/{code}/seats/0", json={"ready": True})
        assert ana.post(f"/api/tables/{code}/start").is_success
        assert wire.request(t="resign", table=code)["t"] == "done"
    assert len(results(ana)) == (0 if own else 1)


def test_no_bot_is_invited_to_a_rated_game(hall, ana):
    bot = make(ana)
    table = set_up(ana, "me", "open", rated=True)
    with as_bot(hall, bot["token"]):
        told = "rated games are between people, so bots can't join"
        assert said(call(ana, table, bot), 409) == told
        assert call(ana, set_up(ana, "me", "open"), bot).is_success
