"""What one address, one person and one socket may take, door by door; each with a small limit."""

from __future__ import annotations

import json
from contextlib import ExitStack, contextmanager

import pytest
from fastapi.testclient import TestClient
from server.halls import answer_to, hear, to_its_end
from starlette.websockets import WebSocketDisconnect

from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.storage.codes import new_code

TOKEN = "a-token-of-figures"


@pytest.fixture
def hall(tmp_path):
    """Opens a hall with settings: ``hall(...)`` is a maker of browsers by name and address."""
    with ExitStack() as stack:

        def open_hall(**settings):
            app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, **settings))
            first = stack.enter_context(TestClient(app))

            def browser(name="", address="192.0.2.1"):
                client = TestClient(app, client=(address, 5))
                client.portal = first.portal
                if name:
                    assert client.post("/api/me", json={"name": name}).is_success
                return client

            return browser

        yield open_hall


PLAN = {"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "hot"}]}


def asked(client, socket, n, **message):
    """What a message is answered; what comes before is passed over."""
    socket.send_json({"n": n, **message})
    return answer_to(socket, n)


def test_guests_of_an_address(hall):
    browser = hall(guests_per_hour=3)
    answers = [browser().post("/api/me", json={"name": "Ana"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
    assert answers[-1].json()["error"].startswith("too many new players from your address")
    assert browser("Bo", "192.0.2.2")


def test_a_guest_may_change_names_and_make_an_account(hall):
    ana = hall(guests_per_hour=1)("Ana")
    for name in ("Anna", "Anne"):
        assert ana.post("/api/me", json={"name": name}).status_code == 200
    order = {"login": "ana", "password": "a long password"}
    assert ana.post("/api/accounts", json=order).status_code == 201


def test_tables_of_an_address_by_whatever_door(hall):
    browser = hall(tables_per_hour=4)
    ana, bo = browser("Ana"), browser("Bo")
    code = ana.post("/api/tables", json=PLAN).json()["code"]
    with ana.websocket_connect("/api/socket") as socket:
        asked(ana, socket, 1, t="watch", table=code, seat=0)
        asked(ana, socket, 2, t="resign", table=code)
        continued = bo.post(f"/api/replays/{code}/continue", json={"at": 0, "seat": 0})
        assert continued.status_code == 201, continued.text
        assert asked(ana, socket, 3, t="rematch", table=code)["t"] == "done"
        again = bo.post("/api/tables", json=PLAN).json()["code"]
        assert bo.post("/api/tables", json=PLAN).status_code == 429
        refused = bo.post(f"/api/replays/{code}/continue", json={"at": 0, "seat": 0})
        assert (refused.status_code, "too many new tables" in refused.json()["error"]) == (429, True)
        assert asked(ana, socket, 4, t="rematch", table=code)["t"] == "done", "it is made already"
    with bo.websocket_connect("/api/socket") as socket:
        asked(bo, socket, 1, t="watch", table=again, seat=0)
        asked(bo, socket, 2, t="resign", table=again)
        told = asked(bo, socket, 3, t="rematch", table=again)
        assert (told["t"], told["code"]) == ("refused", "busy")
    assert browser("Cy", "192.0.2.2").post("/api/tables", json=PLAN).status_code == 201


@contextmanager
def refused_socket(client):
    """A socket that is closed at once."""
    with client.websocket_connect("/api/socket") as socket, pytest.raises(WebSocketDisconnect) as closed:
        hear(socket)
    yield closed.value.code


def test_sockets_of_an_address_and_of_a_person(hall):
    browser = hall(sockets_per_address=3, sockets_per_person=2)
    ana, nobody = browser("Ana"), browser()
    with ExitStack() as open_sockets:
        for visitor in (ana, ana):
            socket = open_sockets.enter_context(visitor.websocket_connect("/api/socket"))
            assert asked(visitor, socket, 1, t="ping")["t"] == "pong", "it is known whose it is, and counted"
        with refused_socket(ana) as code:
            assert code == 1013
        socket = open_sockets.enter_context(nobody.websocket_connect("/api/socket"))
        assert asked(None, socket, 1, t="ping")["t"] == "pong"
        with refused_socket(nobody) as code:
            assert code == 1013
        with browser("Bo", "192.0.2.2").websocket_connect("/api/socket") as socket:
            assert asked(None, socket, 1, t="ping")["t"] == "pong"
    for _ in range(5):
        with ana.websocket_connect("/api/socket") as socket:
            assert asked(ana, socket, 1, t="ping")["t"] == "pong"
    limiter = ana.app.state.limiter
    assert not limiter.held["address"].counts and not limiter.held["person"].counts


@pytest.mark.parametrize("text", ["nonsense", '{"t": "nothing"}', '{"t": "ping", "n": "x"}', "[]", "\\u0000"])
def test_a_socket_that_sends_what_cannot_be_read_is_closed(hall, text):
    client = hall(faults_burst=5)()
    with client.websocket_connect("/api/socket") as socket:
        for _ in range(50):
            socket.send_text(text)
        told, closed = to_its_end(socket)
    assert closed.code == 1008
    assert len(told) == 5 and {one["code"] for one in told} == {"input"}


def test_a_socket_that_sends_too_fast_is_told_so_and_then_closed(hall):
    client = hall(messages_burst=10, messages_per_second=1, faults_burst=5)()
    with client.websocket_connect("/api/socket") as socket:
        for n in range(50):
            socket.send_text(json.dumps({"t": "ping", "n": n}))
        found, closed = to_its_end(socket)
    told = [message["t"] for message in found]
    assert closed.code == 1008
    assert told.count("pong") == 10 and told.count("refused") == 5


def test_one_person_talks_so_fast_through_any_number_of_sockets(hall):
    browser = hall(chat_burst=3, chat_per_second=1)
    ana, bo = browser("Ana"), browser("Bo")
    codes = [ana.post("/api/tables", json=PLAN).json()["code"] for _ in range(2)]
    said = []
    for n in range(6):
        with ana.websocket_connect("/api/socket") as socket:
            asked(ana, socket, 1, t="watch", table=codes[0], seat=n % 2)
            said.append(asked(ana, socket, 2, t="say", table=codes[0], text="hello")["t"])
    assert said == ["done"] * 3 + ["refused"] * 3
    with ana.websocket_connect("/api/socket") as socket:
        asked(ana, socket, 1, t="watch", table=codes[1], seat=0)
        assert asked(ana, socket, 2, t="say", table=codes[1], text="hello")["t"] == "done"
    with bo.websocket_connect("/api/socket") as socket:
        asked(bo, socket, 1, t="watch", table=codes[0])
        assert asked(bo, socket, 2, t="say", table=codes[0], text="hello")["t"] == "done"


def test_reading_has_a_limit_too_but_the_page_has_none(hall):
    browser = hall(reads_burst=5, reads_per_second=1)
    client = browser()
    assert [client.get("/api/games").status_code for _ in range(7)][-1] == 429
    assert client.get("/").status_code in (200, 503)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket"):
        pass
    assert browser("", "192.0.2.2").get("/api/games").status_code == 200


@pytest.mark.parametrize("door", ["/api/tables/{}", "/api/replays/{}", "/api/shared/{}", "/api/replays/{}/frames?at=0"])
def test_guessed_codes_lead_to_a_closed_door(hall, door):
    browser = hall(codes_per_minute=6)
    ana = browser("Ana")
    code = ana.post("/api/tables", json=PLAN).json()["code"]
    for _ in range(20):
        assert ana.get(f"/api/tables/{code}").status_code == 200, "a code that is right does not count"
    answers = [ana.get(door.format(new_code())).status_code for _ in range(9)]
    assert answers == [404] * 6 + [429] * 3
    assert ana.get(f"/api/tables/{code}").status_code == 429
    assert ana.get("/api/tables/mine").status_code == 200
    with ana.websocket_connect("/api/socket") as socket:
        assert asked(ana, socket, 1, t="watch", table=code, seat=0)["code"] == "busy"
    assert browser("Bo", "192.0.2.2").get(f"/api/tables/{code}").status_code == 200


def test_guesses_in_reports_count_as_well(hall):
    ana = hall(codes_per_minute=4)("Ana")
    reports = [ana.post("/api/reports", json={"table": new_code(), "seat": 0}).status_code for _ in range(6)]
    assert reports == [404] * 4 + [429] * 2
    assert ana.get(f"/api/tables/{new_code()}").status_code == 429


def test_guesses_through_a_socket_count_as_well(hall):
    client = hall(codes_per_minute=4)()
    with client.websocket_connect("/api/socket") as socket:
        codes = [asked(client, socket, n, t="watch", table=new_code())["code"] for n in range(1, 7)]
    assert codes == ["table"] * 4 + ["busy"] * 2
    assert client.get(f"/api/tables/{new_code()}").status_code == 429


@pytest.mark.parametrize(
    ("address", "headers", "seen"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("127.0.0.1", {"host": "hall.example"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "forwarded": "for=127.0.0.1"}, False),
        ("192.168.0.5", {"host": "127.0.0.1"}, False),
        ("192.168.0.5", {"host": "hall.example", "authorization": f"Bearer {TOKEN}"}, True),
        ("192.168.0.5", {"host": "hall.example", "authorization": f"Bearer {TOKEN}x"}, False),
        ("192.168.0.5", {"host": "hall.example", "authorization": "Bearer "}, False),
    ],
)
def test_figures_are_for_this_machine_or_for_a_token(hall, address, headers, seen):
    answer = hall(metrics_token=TOKEN)("", address).get("/api/metrics", headers=headers)
    assert (answer.status_code, "spellhall_tables" in answer.text) == ((200, True) if seen else (403, False))


def test_without_a_token_none_opens(hall):
    headers = {"host": "hall.example", "authorization": "Bearer "}
    assert hall()("", "192.168.0.5").get("/api/metrics", headers=headers).status_code == 403
